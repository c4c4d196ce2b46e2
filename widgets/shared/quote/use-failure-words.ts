import { bookingUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { type CallFailure, NOT_SENT, usePage, useT, withLocale } from "#renderer";

export interface FailureWords {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where the guest gets on, if that is another page. */
  readonly wayOn?: { readonly href: string; readonly label: string } | undefined;
}

/**
 * Why a booking was not made, that no money has moved, and the page to go on with (BOOK-04, ERR-07): said
 * alike in the page and in the popup. `backHref` is the property's page with the same dates and rooms. A
 * price that is not found was another session's, before the guest cleared their cookies: it is over.
 */
export function useFailureWords(): (failure: CallFailure, backHref: string) => FailureWords {
  const t = useT();
  const page = usePage();
  return ({ code, statusCode, details }, backHref) => {
    if (code === NOT_SENT)
      return {
        title: t("checkout.offline-title"),
        lines: [t("checkout.offline-text"), t("checkout.nothing-moved")],
      };
    const lost = statusCode === 0;
    // Without a clear answer the booking may exist; only the money is certain: nothing is charged before
    // arrival.
    const unknown = lost || statusCode >= 500;
    const duplicate = code === "duplicate_request";
    const existing = duplicate && typeof details.booking_id === "string" ? details.booking_id : undefined;
    const wait = code === "rate_limited" && typeof details.retry_after === "number" ? details.retry_after : 0;
    // Others took what there was room for just now: this guest did nothing too often.
    const isInDemand = wait > 0 && details.reason === "high_demand";
    const lines = [
      unknown && t("checkout.lost-text"),
      wait > 0 &&
        (isInDemand
          ? t("checkout.high-demand-text", { minutes: Math.ceil(wait / 60) })
          : t("checkout.wait", { seconds: wait })),
      duplicate && !existing && t("checkout.duplicate-text"),
      !existing && t(unknown || duplicate ? "checkout.no-money-moved" : "checkout.nothing-moved"),
    ];
    return {
      title: t(
        lost
          ? "checkout.lost-title"
          : isInDemand
            ? "checkout.high-demand-title"
            : existing
              ? "checkout.used-title"
              : errorMessageId(code === "not_found" ? "quote_expired" : code),
      ),
      lines: lines.filter((line) => line !== false),
      wayOn: existing
        ? { href: withLocale(page, bookingUrl(existing)), label: t("checkout.see-booking") }
        : code === "sold_out" || isInDemand
          ? { href: backHref, label: t("checkout.see-other-rooms") }
          : code === "restriction_refused"
            ? { href: backHref, label: t("checkout.back-to-property") }
            : undefined,
    };
  };
}
