import { usePage, useT } from "#renderer";
import type { HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { otherDatesHref } from "../shared/listing/listing-href.ts";
import { dateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Facts } from "../ui/facts/facts.tsx";
import styles from "./nearest-dates.module.css";

/**
 * The nearest dates that work, when everything is taken for the ones searched or these may move (DATE-11);
 * nothing when the answer has none.
 */
export function NearestDates({ results }: { readonly results: HotelSearchOutput }) {
  const page = usePage();
  const t = useT();
  const money = useMoney(results.currency_code);
  const { day } = dateText(page.locale);
  const dates = results.alternate_dates;
  if (dates.length === 0) return null;
  return (
    <div className={styles.dates}>
      <h2 className={styles.heading}>{t("listing.nearest-dates")}</h2>
      <ul className={styles.choices}>
        {dates.map(({ checkin, checkout, count, price_from }) => (
          <li key={checkin}>
            <a href={otherDatesHref(page, checkin, checkout)} className={styles.choice}>
              <strong>{t("stay.dates", { checkin: day(checkin), checkout: day(checkout) })}</strong>
              <Facts as="span">
                {t("listing.places", { count })}
                {price_from !== undefined && <bdi>{t("listing.from", { price: money(price_from) })}</bdi>}
              </Facts>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
