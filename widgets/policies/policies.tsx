import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { PoliciesData, PoliciesProps } from "#schemas/generated/widgets/policies.ts";
import { CancellationTimeline } from "../shared/stay/cancellation-timeline.tsx";
import { useDateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { useWords } from "../shared/text/use-words.ts";
import { Fees } from "./fees.tsx";
import styles from "./policies.module.css";

/** Times, cancellation terms, fees, meals and house rules: everything that binds the guest. */
export function Policies({ data }: WidgetViewProps<PoliciesProps, PoliciesData>) {
  const t = useT();
  const words = useWords();
  const dates = useDateText();
  const { limits } = usePage();
  const hotel = data.details?.hotel;
  const money = useMoney(hotel?.currency_code ?? "EUR", hotel?.currency_symbol);
  if (!hotel) return null;
  const { meals } = hotel.services;
  return (
    <section id="policies" className={styles.section} aria-labelledby="policies-title">
      <h2 id="policies-title">{t("hotel.policies-title")}</h2>
      <dl className={styles.times}>
        <div>
          <dt>{t("stay.checkin")}</dt>
          <dd>
            {t("stay.from-time", { time: dates.time(hotel.check_in_time || limits.stays.checkInTime) })}
          </dd>
        </div>
        <div>
          <dt>{t("stay.checkout")}</dt>
          <dd>
            {t("stay.until-time", { time: dates.time(hotel.check_out_time || limits.stays.checkOutTime) })}
          </dd>
        </div>
      </dl>
      <div className={styles.grid}>
        {hotel.cancellation_policies.length > 0 && (
          <div className={styles.part}>
            <h3>{t("hotel.cancellation-title")}</h3>
            <CancellationTimeline policies={hotel.cancellation_policies} money={money} />
            <p className={styles.note}>{t("stay.property-time")}</p>
          </div>
        )}
        {hotel.fees.length > 0 && (
          <div className={styles.part}>
            <h3>{t("hotel.fees-title")}</h3>
            <Fees fees={hotel.fees} money={money} />
          </div>
        )}
        {meals.length > 0 && (
          <div className={styles.part}>
            <h3>{t("hotel.meals-title")}</h3>
            <ul className={styles.rows}>
              {meals.map((meal) => (
                <li key={meal.category_code}>
                  <span>{words(`hotel.meal.${meal.category_code}`, meal.name)}</span>
                  <span>
                    {meal.included
                      ? t("hotel.included")
                      : t("hotel.meal-price", { amount: money(meal.price) })}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {hotel.policies.length > 0 && (
        <dl className={styles.rules}>
          {hotel.policies.map((policy) => (
            <div key={policy.code}>
              <dt>{words(`hotel.policy.${policy.code}`, policy.name)}</dt>
              <dd dir="auto">{policy.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
