import { usePage, useT } from "#renderer";
import type { HotelDetailsOutput, RoomCategory } from "#schemas/generated/api/hotels.ts";
import styles from "./breakfast-choice.module.css";

interface BreakfastChoiceProps {
  /** Of the link: what had the focus keeps it with the new price. */
  readonly id: string;
  readonly category: RoomCategory;
  readonly stay: HotelDetailsOutput["stay"];
  readonly money: (amount: number) => string;
  readonly className?: string | undefined;
}

/**
 * Breakfast for everybody, where the room is sold with one: a link to this page priced with it, which the
 * page's calls then send as `breakfastSelected` (MEAL-02, MEAL-03), and a link without it again. An address
 * that asks for one where none is sold is told so.
 */
export function BreakfastChoice({ id, category, stay, money, className }: BreakfastChoiceProps) {
  const t = useT();
  const { path, query } = usePage();
  const breakfast = category.services.meals.find((meal) => meal.category_code === "breakfast");
  const { guests } = stay.guests;
  if (!breakfast && query.breakfastSelected === "true")
    return <p className={className}>{t("extras.no-breakfast")}</p>;
  if (!breakfast || breakfast.included || guests === 0) return null;
  const chosen = category.price_lines?.find((line) => line.category_code === "breakfast");
  const { modal: _, modal_id: __, breakfastSelected: ___, ...kept } = query;
  const search = new URLSearchParams(chosen ? kept : { ...kept, breakfastSelected: "true" });
  const href = `${path}?${search.toString().replaceAll("%2F", "/")}`;
  return (
    <p className={className}>
      <span className={styles.line}>
        {chosen && <span>{t("extras.has-breakfast", { guests: chosen.guest_count ?? guests })}</span>}
        <a id={id} href={href} rel="nofollow" data-keep-scroll="" data-replace="">
          {chosen
            ? t("extras.remove-breakfast")
            : t("extras.add-breakfast", { guests, amount: money(breakfast.price * guests * stay.nights) })}
        </a>
      </span>
    </p>
  );
}
