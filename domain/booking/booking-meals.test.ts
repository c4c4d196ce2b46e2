import { describe, expect, it } from "vitest";
import { type MealOffer, mealAmount, mealChange, totalWithMeals } from "./booking-meals.ts";
import { BOOKING_STATUS } from "./booking-status.ts";

describe("meals of a booking", () => {
  const booking = { checkin: "2027-04-02", today: "2027-04-01", paid: 0, isFree: true, statusKey: 0 };

  it("[MEAL-02] can be changed until the stay begins, is paid or is over, and taken off while that is free", () => {
    const change = (values: Partial<Parameters<typeof mealChange>[0]>) =>
      mealChange({ ...booking, ...values });
    expect([change({}), change({ isFree: false })]).toEqual(["open", "add_only"]);
    expect([change({ today: "2027-04-02" }), change({ today: "2027-04-03" })]).toEqual([
      "started",
      "started",
    ]);
    expect(change({ paid: 1 })).toBe("paid");
    expect(change({ statusKey: BOOKING_STATUS.cancelled, today: "2027-04-03" })).toBe("closed");
    expect(change({ state: "completed" })).toBe("closed");
    expect(change({ today: "2027-04-02", paid: 1 }), "the first reason").toBe("started");
  });

  const breakfast: MealOffer = { category_code: "breakfast", price: 1_000, guest_count: 2, amount: 3_000 };
  const dinner: MealOffer = { category_code: "dinner", guest_count: 1, amount: 2_500 };

  it("[MEAL-02] cost what was agreed for as many guests as they are booked for, and today's price for others", () => {
    expect([0, 1, 2, 3].map((guests) => mealAmount(breakfast, guests, 2))).toEqual([0, 2_000, 3_000, 6_000]);
    expect([0, 1, 2].map((guests) => mealAmount(dinner, guests, 2))).toEqual([0, 2_500, 0]);
  });

  it("[MEAL-02] move the total by the difference of those that change", () => {
    const stay = { total: 50_000, nights: 2, meals: [breakfast, dinner] };
    expect(totalWithMeals(stay, {})).toBe(50_000);
    expect(totalWithMeals(stay, { breakfast: 0 })).toBe(47_000);
    expect(totalWithMeals(stay, { breakfast: 3, dinner: 0 })).toBe(50_500);
    expect(totalWithMeals(stay, { lunch: 4 })).toBe(50_000);
  });
});
