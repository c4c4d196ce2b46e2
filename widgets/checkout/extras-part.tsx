import { useEffect, useState } from "react";
import { formatMeals } from "#domain/price";
import { usePage, useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { couponHref } from "../shared/stay/coupon-href.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Checkbox } from "../ui/field/checkbox.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./extras-part.module.css";
import { FormSection } from "./form-section.tsx";
import { type Extras, mealsAskedFor } from "./quote/quote-extras.ts";
import type { QuoteControl } from "./quote/use-quote.ts";

interface ExtrasPartProps {
  readonly quote: Quote;
  readonly control: QuoteControl;
  readonly money: (amount: number) => string;
}

/**
 * What a guest may add to the stay (MEAL-02, BOOK-07): meals, chosen in a popup, and an early check-in.
 * Nothing is ticked beforehand, and every change is a new price. Nothing at all where nothing is sold.
 */
export function ExtrasPart({ quote, control, money }: ExtrasPartProps) {
  const t = useT();
  const { query, url, modals } = usePage();
  const { time } = useDateText();
  const [said, setSaid] = useState<"failed" | "updated">();
  const [early, setEarly] = useState<boolean>();
  const { expired, oldTotal, unsoldMeals, loading, setExtras } = control;
  const locked = expired || oldTotal !== undefined;
  const chosen = quote.meals ?? [];
  const isSold = quote.services?.meals.some((meal) => !meal.included) && modals.mealSelector;
  const charge = quote.additional_charge_info?.early_checkin;

  // The popup names the meals in the address of the page that stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address says anew is asked for, not what the guest has changed since.
  useEffect(() => {
    const wanted = locked ? null : mealsAskedFor(query.meals, quote);
    if (wanted && formatMeals(wanted) !== unsoldMeals) void change({ meals: [...wanted] });
  }, [query]);

  async function change(extras: Partial<Extras>) {
    setSaid(undefined);
    setSaid((await setExtras(extras)) ? "updated" : "failed");
    setEarly(undefined);
  }

  if (!isSold && !charge && chosen.length === 0 && unsoldMeals === undefined) return null;
  return (
    <FormSection title={t("extras.title")} note={t("extras.note")}>
      {unsoldMeals !== undefined && (
        <Notice tone="warning" live>
          {t("extras.not-sold")}
        </Notice>
      )}
      {chosen.length > 0 && (
        <ul className={styles.meals}>
          {chosen.map((meal) => (
            <li key={meal.category_code}>
              <span>
                {meal.name} <small>{t("extras.guests", { guests: meal.guest_count })}</small>
              </span>
              <span>{money(meal.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {isSold && !locked && (
        <ButtonLink
          id="checkout-meals"
          variant="secondary"
          className={styles.choose}
          href={couponHref(url, null, "mealSelector")}
          data-modal="mealSelector"
          rel="nofollow"
          onClick={(event) => {
            // Not the page's own address: the price was written into it since.
            const { pathname, search } = location;
            event.currentTarget.href = couponHref(`${pathname}${search}`, null, "mealSelector");
          }}
        >
          {t(chosen.length > 0 ? "extras.change-meals" : "extras.add-meals")}
        </ButtonLink>
      )}
      {charge && (
        <Checkbox
          label={t("extras.early-checkin")}
          hint={t("extras.early-checkin-hint", { time: time(quote.hotel.check_in_time) })}
          aside={money(charge.amount)}
          checked={early ?? quote.early_checkin ?? false}
          aria-disabled={locked || loading}
          onChange={({ target }) => {
            if (locked || loading) return;
            setEarly(target.checked);
            void change({ early_checkin: target.checked });
          }}
        />
      )}
      {said === "failed" && !loading && (
        <p role="alert" className={styles.failed}>
          {t("extras.failed")}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said === "updated" && !loading && t("extras.updated", { amount: money(quote.total) })}
      </p>
    </FormSection>
  );
}
