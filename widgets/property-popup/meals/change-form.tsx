import { useState } from "react";
import { mealAmount, totalWithMeals } from "#domain/booking";
import { useT } from "#renderer";
import type { BookingDetail, BookingMealOffer, BookingOffer } from "#schemas/generated/api/booking.ts";
import { MealStepper } from "../../shared/stay/meal-stepper.tsx";
import { useMoney } from "../../shared/text/use-money.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./booking-meals.module.css";
import { useMealChange } from "./use-meal-change.ts";

interface ChangeFormProps {
  readonly booking: BookingDetail;
  readonly services: BookingOffer;
  /** Reads the booking once more; what the guest has chosen stays. */
  readonly onReadAgain: () => Promise<void>;
}

/**
 * A stepper for each meal, the total before and after, and the button that makes the change. Only what the
 * guest touched differs from the booking, also when it is read once more.
 */
export function ChangeForm({ booking, services, onReadAgain }: ChangeFormProps) {
  const t = useT();
  const money = useMoney(booking.currency_code, booking.currency_symbol);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const nights = booking.nights_count;
  const counts = Object.fromEntries(
    services.meals.map((meal) => [
      meal.category_code,
      possibleCount(meal, chosen[meal.category_code] ?? meal.guest_count, boundsOf(meal)),
    ]),
  );
  const total = totalWithMeals({ total: booking.final_amount, nights, meals: services.meals }, counts);
  const change = useMealChange({ booking, services, counts, total, onReadAgain });
  const isSame = services.meals.every((meal) => counts[meal.category_code] === meal.guest_count);
  const grown = total - booking.final_amount;

  /** What is booked can be taken off while that is free, and added to while it is sold. */
  function boundsOf({ guest_count, price }: BookingMealOffer) {
    const min = services.change === "add_only" ? guest_count : 0;
    return { min, max: price === undefined ? guest_count : Math.max(guest_count, booking.no_of_guest) };
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame) change.confirm();
      }}
    >
      {services.change === "add_only" && services.meals.some((meal) => meal.guest_count > 0) && (
        <Notice>{t("booking-meals.add-only")}</Notice>
      )}
      <ul className={styles.meals}>
        {services.meals.map((meal) => {
          const { category_code: code, price } = meal;
          const count = counts[code] ?? 0;
          const amount = mealAmount(meal, count, nights);
          const each = count > 0 ? amount / (count * nights) : price;
          const perGuest =
            price === undefined
              ? t("booking-meals.not-sold")
              : t("extras.meal-price", { amount: money(each ?? price) });
          return (
            <MealStepper
              key={code}
              meal={meal}
              count={count}
              {...boundsOf(meal)}
              hint={[perGuest, ...(count > 0 ? [money(amount)] : [])]}
              onChange={(guests) => {
                change.forget();
                setChosen({ ...chosen, [code]: possibleCount(meal, guests, boundsOf(meal), count) });
              }}
            />
          );
        })}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>{t("booking-meals.total-now")}</dt>
          <dd>{money(booking.final_amount)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t("booking-meals.total-new")}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      <p className={styles.note} aria-live="polite">
        {isSame
          ? t("booking-meals.unchanged")
          : t(grown < 0 ? "booking-meals.pay-less" : "booking-meals.pay-more", {
              amount: money(Math.abs(grown)),
              total: money(booking.payable_amount + grown),
            })}
      </p>
      {change.failure && (
        <Notice tone="danger" live>
          {change.failure}
        </Notice>
      )}
      <Button type="submit" size="l" wide loading={change.busy} aria-disabled={isSame || undefined}>
        {t("booking-meals.confirm")}
      </Button>
    </form>
  );
}

/** A count as the meal can be had: one that is no longer sold stays as it is booked, or goes whole. */
function possibleCount(
  { price, guest_count }: BookingMealOffer,
  wanted: number,
  { min, max }: { readonly min: number; readonly max: number },
  before = guest_count,
): number {
  const bounded = Math.min(max, Math.max(min, wanted));
  if (price !== undefined || bounded === guest_count) return bounded;
  return bounded < before ? 0 : guest_count;
}
