import { useState } from "react";
import { formatMeals } from "#domain/price";
import { useNavigateTo, useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { MealStepper } from "../shared/stay/meal-stepper.tsx";
import { useMoney } from "../shared/text/use-money.ts";
import { Button } from "../ui/button/button.tsx";
import styles from "./meal-selector.module.css";

/**
 * A stepper for each meal that is sold, what all of them add to the total, and the button that has the stay
 * priced with them.
 */
export function MealForm({ quote }: { readonly quote: Quote }) {
  const t = useT();
  const navigate = useNavigateTo();
  const money = useMoney(quote.currency_code, quote.currency_symbol);
  const meals = quote.services?.meals ?? [];
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries((quote.meals ?? []).map((meal) => [meal.category_code, meal.guest_count])),
  );
  const [leaving, setLeaving] = useState(false);
  const countOf = (code: string) => counts[code] ?? 0;
  const amountOf = ({ category_code, price }: (typeof meals)[number]) =>
    price * countOf(category_code) * quote.nights;
  const total = meals.reduce((sum, meal) => sum + (meal.included ? 0 : amountOf(meal)), 0);
  if (meals.length === 0) return <p>{t("extras.none")}</p>;

  function apply() {
    setLeaving(true);
    const chosen = meals.map(({ category_code }) => ({
      category_code,
      guest_count: countOf(category_code),
    }));
    const address = new URL(location.href);
    address.searchParams.set("meals", formatMeals(chosen) || "none");
    address.searchParams.delete("modal");
    const href = `${address.pathname}${address.search}`.replaceAll("%2F", "/");
    navigate(href, { replace: true, keepScroll: true });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <ul className={styles.meals}>
        {meals.map((meal) => {
          const { category_code: code, price } = meal;
          const count = countOf(code);
          const perGuest = t("extras.meal-price", { amount: money(price) });
          return (
            <MealStepper
              key={code}
              meal={meal}
              count={count}
              min={0}
              max={quote.guests.guests}
              hint={[perGuest, ...(count > 0 ? [money(amountOf(meal))] : [])]}
              onChange={(guests) => setCounts((before) => ({ ...before, [code]: guests }))}
            />
          );
        })}
      </ul>
      <p className={styles.sum} aria-live="polite">
        <span>{t("extras.meals-sum")}</span>
        <strong>{money(total)}</strong>
      </p>
      <Button type="submit" size="l" wide loading={leaving}>
        {t("extras.apply")}
      </Button>
    </form>
  );
}
