import { myBookingsUrl } from "#domain/addresses";
import { errorMessageId } from "#domain/shell";
import { usePage, useT, withLocale } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import type { QuoteControl } from "./quote/use-quote.ts";

/** Id of the notice, for the words beside a button that is shut because of it. */
export const PRICE_OVER = "price-over";

const EXPIRED = { title: "checkout.expired-title", text: "checkout.expired-text" };
/** Why a price cannot be booked, by its status; one that was good as the page came is over since. */
export const OVER: Readonly<Record<Quote["status"], { readonly title: string; readonly text: string }>> = {
  active: EXPIRED,
  expired: EXPIRED,
  used: { title: "checkout.used-title", text: "checkout.used-text" },
  cancelled: { title: "checkout.cancelled-title", text: "checkout.cancelled-text" },
};

interface PriceOverProps {
  readonly quote: Quote;
  readonly control: QuoteControl;
  /** The property's page with the same dates and rooms. */
  readonly backHref: string;
}

/**
 * The price can no longer be booked: its time is over, or it was booked already, which may have been
 * cancelled since. It stays on the page, marked, until it is asked for again (HOTEL-11).
 */
export function PriceOver({ quote, control, backHref }: PriceOverProps) {
  const t = useT();
  const page = usePage();
  const { failure, loading, refresh } = control;
  const booked = quote.status === "used" || quote.status === "cancelled";
  return (
    <Notice
      id={PRICE_OVER}
      live
      tone="warning"
      title={t(OVER[quote.status].title)}
      actions={
        <>
          <Button onClick={refresh} loading={loading} variant={booked ? "secondary" : "primary"}>
            {t(booked ? "checkout.book-again" : "checkout.refresh-price")}
          </Button>
          {booked && <a href={withLocale(page, myBookingsUrl())}>{t("shell.myBookings")}</a>}
        </>
      }
    >
      <p>
        {failure
          ? t(errorMessageId(failure.code))
          : t(OVER[quote.status].text, { minutes: page.limits.booking.quoteMinutes })}
      </p>
      {failure?.code === "sold_out" && <a href={backHref}>{t("checkout.see-other-rooms")}</a>}
    </Notice>
  );
}
