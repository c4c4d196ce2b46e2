import { bookingUrl, errorMessageId } from "#domain";
import { type CallFailure, usePage, useT, withLocale } from "#renderer";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/notice/notice.tsx";

interface CheckoutFailureProps {
  readonly failure: CallFailure;
  /** The property's page with the same dates and rooms. */
  readonly backHref: string;
  readonly onRefresh: () => void;
}

/** Why the booking was not made, that no money has moved, and the way on for each case (BOOK-04, ERR-07). */
export function CheckoutFailure({ failure, backHref, onRefresh }: CheckoutFailureProps) {
  const t = useT();
  const page = usePage();
  const { code, statusCode, details } = failure;
  const lost = statusCode === 0;
  // Without a clear answer the booking may exist; only the money is certain: nothing is charged before arrival.
  const unknown = lost || statusCode >= 500;
  const existing = typeof details.booking_id === "string" ? details.booking_id : undefined;
  const wait = typeof details.retry_after === "number" ? details.retry_after : undefined;
  const action =
    code === "sold_out" ? (
      <ButtonLink href={backHref}>{t("checkout.see-other-rooms")}</ButtonLink>
    ) : code === "quote_expired" || code === "hold_expired" ? (
      <Button onClick={onRefresh}>{t("checkout.refresh-price")}</Button>
    ) : code === "duplicate_request" && existing ? (
      <ButtonLink href={withLocale(page, bookingUrl(existing))}>{t("checkout.see-booking")}</ButtonLink>
    ) : code === "restriction_refused" || code === "not_found" ? (
      <ButtonLink href={backHref}>{t("checkout.back-to-property")}</ButtonLink>
    ) : undefined;
  return (
    <Notice
      live
      tone="danger"
      title={lost ? t("checkout.lost-title") : t(errorMessageId(code))}
      actions={action}
    >
      {unknown && <p>{t("checkout.lost-text")}</p>}
      {code === "rate_limited" && wait !== undefined && <p>{t("checkout.wait", { seconds: wait })}</p>}
      {code === "duplicate_request" && !existing && <p>{t("checkout.duplicate-text")}</p>}
      {!existing && <p>{t(unknown ? "checkout.no-money-moved" : "checkout.nothing-moved")}</p>}
    </Notice>
  );
}
