import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import type { PriceSummaryData, PriceSummaryProps } from "#schemas/generated/widgets/price-summary.ts";
import { AtProperty } from "../shared/stay/at-property.tsx";
import { BreakfastChoice } from "../shared/stay/breakfast-choice.tsx";
import { useCancellationLine } from "../shared/stay/cancellation-line.ts";
import { checkedDetails } from "../shared/stay/checked-details.ts";
import { chosenOffer } from "../shared/stay/chosen-offer.ts";
import { CouponNote } from "../shared/stay/coupon-note.tsx";
import { PriceLines } from "../shared/stay/price-lines.tsx";
import { reserveHref } from "../shared/stay/reserve-href.ts";
import { StayFacts } from "../shared/stay/stay-facts.tsx";
import { publicPrice, useCategoryPrice } from "../shared/stay/use-category-price.ts";
import { useGuestsText } from "../shared/stay/use-guests-text.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Disclosure } from "../ui/disclosure/disclosure.tsx";
import { Price } from "../ui/price/price.tsx";
import styles from "./price-summary.module.css";

/** The guest's stay and its whole price beside the page, and as a bar at the foot of a phone. */
export function PriceSummary({ props, data }: WidgetViewProps<PriceSummaryProps, PriceSummaryData>) {
  const t = useT();
  if (!data.details) return null;
  const details = checkedDetails(data.details, data.availability);
  const offer = chosenOffer(details.hotel);
  if (details.hotel.booking_cta === "external") return <External details={details} />;
  if (!offer) {
    return (
      <>
        <div className={styles.card}>
          <p className={styles.title}>{t("hotel.not-available")}</p>
          <p className={styles.note}>{t("hotel.try-other-dates")}</p>
          <ButtonLink href="#dates" variant="secondary" wide>
            {t("hotel.change-dates")}
          </ButtonLink>
        </div>
        <div className={styles.bar} data-price-bar="">
          <p className={styles.off}>
            {t("hotel.not-available")}
            <small className={styles.note}>
              <StayDays {...details.stay} />
            </small>
          </p>
          <ButtonLink href="#sold-out">{t("hotel.other-dates")}</ButtonLink>
        </div>
      </>
    );
  }
  return <Offer details={details} offer={offer} showStay={props.showStay} />;
}

interface OfferProps {
  readonly details: HotelDetailsOutput;
  readonly offer: NonNullable<ReturnType<typeof chosenOffer>>;
  readonly showStay: boolean;
}

function Offer({ details, offer, showStay }: OfferProps) {
  const t = useT();
  const page = usePage();
  const guests = useGuestsText();
  const { hotel, stay } = details;
  const { category, others } = offer;
  const pricing = hotel.hidePrices ? undefined : offer.pricing;
  const priceOf = useCategoryPrice();
  const words = pricing && priceOf(pricing, hotel.slasher_percentage);
  const money = useMoney(hotel.currency_code, hotel.currency_symbol);
  const cancellation = useCancellationLine()(category.cancellation_policies);
  const home = hotel.property_type === "home";
  const href = reserveHref(page, details, category);
  return (
    <>
      <div className={styles.card}>
        {!home && <p className={styles.title}>{category.name}</p>}
        {words ? <Price {...words} size="l" /> : <p>{t("hotel.prices-hidden")}</p>}
        {hotel.member_price && <p className={styles.note}>{t("stay.member-unavailable")}</p>}
        {pricing && <AtProperty pricing={pricing} hotel={hotel} money={money} className={styles.note} />}
        {pricing && (
          <BreakfastChoice
            id="price-breakfast"
            category={category}
            stay={stay}
            money={money}
            className={styles.note}
          />
        )}
        {pricing && <CouponNote info={category.pre_apply_coupon_validate_info} money={money} />}
        {showStay && <StayFacts {...stay} className={styles.facts} />}
        <p className={styles.note}>{guests(stay.guests)}</p>
        <ButtonLink href={href} rel="nofollow" wide size="l">
          {t(home ? "hotel.reserve-home" : "hotel.reserve")}
        </ButtonLink>
        <p className={styles.note}>
          {t(
            hotel.pay_at_hotel.allowed
              ? "hotel.nothing-charged-yet"
              : hotel.pay_at_hotel.reason === "no_postpaid"
                ? "stay.prepaid-only"
                : "hotel.review-first",
          )}
        </p>
        {cancellation && <p className={styles[cancellation.kind]}>{cancellation.text}</p>}
        {pricing && category.price_lines && category.price_lines.length > 0 && (
          <Disclosure summary={t("hotel.price-details")}>
            <PriceLines
              lines={category.price_lines}
              total={pricing.summed_final_price}
              publicTotal={publicPrice(pricing)}
              currency={hotel.currency_code}
              money={money}
              roomNote={t("stay.room-note", { nights: stay.nights, rooms: stay.guests.rooms })}
            />
          </Disclosure>
        )}
        {others > 0 && (
          <a href="#rooms" className={styles.others}>
            {t("hotel.other-rooms", { count: others })}
          </a>
        )}
      </div>
      <div className={styles.bar} data-price-bar="">
        {words ? (
          <Price total={words.total} format={words.format} totalFor={<StayDays {...stay} />} />
        ) : (
          <p>{t("hotel.prices-hidden")}</p>
        )}
        <ButtonLink href={others > 0 && !page.query.selected_rcid ? "#rooms" : href} rel="nofollow">
          {t(others > 0 && !page.query.selected_rcid ? "hotel.choose-room" : "hotel.reserve")}
        </ButtonLink>
      </div>
    </>
  );
}

interface StayDaysProps {
  readonly checkin: string;
  readonly checkout: string;
}

/**
 * The days of the stay in a line that is short in every language: moved dates are seen where the button is,
 * and changed there.
 */
function StayDays({ checkin, checkout }: StayDaysProps) {
  const t = useT();
  const dates = useDateText();
  return (
    <a href="#dates" data-modal="headerDatePicker" className={styles.days}>
      {t("stay.dates", { checkin: dates.dayAndMonth(checkin), checkout: dates.dayAndMonth(checkout) })}
      <span className="visually-hidden"> {t("hotel.change-dates")}</span>
    </a>
  );
}

/** A property that is booked on its own site. */
function External({ details }: { readonly details: HotelDetailsOutput }) {
  const t = useT();
  const { external_booking_url: url } = details.hotel;
  if (!url?.startsWith("https://")) return null;
  return (
    <div className={styles.card}>
      <p className={styles.note}>{t("hotel.external-note")}</p>
      <ButtonLink href={url} rel="nofollow noopener" wide>
        {t("hotel.external")}
      </ButtonLink>
    </div>
  );
}
