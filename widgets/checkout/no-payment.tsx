import { listingUrl } from "#domain/addresses";
import { parseSearch } from "#domain/search";
import { isHidden, usePage, useT, withLocale } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/notice/notice.tsx";

interface NoPaymentProps {
  readonly quote: Quote;
  /** The property's page with the same dates and rooms. */
  readonly backHref: string;
}

/**
 * Why a stay cannot be paid, and what can be booked instead: said in place of a form that could not be sent
 * (PAY-01).
 */
export function NoPayment({ quote, backHref }: NoPaymentProps) {
  const t = useT();
  const page = usePage();
  const { reason = "no_postpaid", max_rooms: max } = quote.pay_at_hotel;
  const byRooms = reason !== "no_postpaid";
  const { supportPhone } = page.country;
  const { checkin, checkout, roomConfig } = parseSearch({
    checkin: quote.checkin,
    checkout: quote.checkout,
    rooms_config: quote.rooms_config,
  });
  const others = listingUrl({ search: { location: quote.hotel.city, checkin, checkout, roomConfig } });
  return (
    <Notice
      tone="warning"
      title={t("checkout.no-pay-at-hotel")}
      actions={
        <>
          {byRooms && <ButtonLink href={`${backHref}#dates`}>{t("checkout.change-stay")}</ButtonLink>}
          <ButtonLink
            variant={byRooms ? "secondary" : "primary"}
            href={withLocale(page, `${others}&pay_at_hotel=true`)}
          >
            {t("checkout.other-places")}
          </ButtonLink>
          {supportPhone && !isHidden(page, "callButtons") && (
            <ButtonLink variant="secondary" href={`tel:${supportPhone.replaceAll(" ", "")}`}>
              <bdi>{supportPhone}</bdi>
            </ButtonLink>
          )}
        </>
      }
    >
      {byRooms && <p>{t(REASONS[reason], { max, min: quote.rooms.length })}</p>}
      <p>{t(byRooms ? "checkout.no-other-way" : "stay.prepaid-only")}</p>
    </Notice>
  );
}

const REASONS = {
  too_many_rooms: "pay.at-hotel.too-many-rooms",
  min_rooms_exceed_limit: "pay.at-hotel.minimum-rooms",
} as const;
