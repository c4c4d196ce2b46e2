import { describe, expect, it } from "vitest";
import { checkoutStay } from "./checkout-stay.ts";

const ADDRESS = {
  hotel_id: "1204",
  room_category_id: "12041",
  checkin: "10/04/2027",
  checkout: "12/04/2027",
  rooms_config: "2-2_1_1_0-1_0_0_0",
};

describe("the address of a checkout", () => {
  it("has meals for no more guests than stay; infants eat with nobody's count", () => {
    const mealsOf = (meals: string, rooms_config = ADDRESS.rooms_config) =>
      checkoutStay({ ...ADDRESS, rooms_config, meals })?.meals;
    expect(mealsOf("breakfast.99-dinner.1")).toEqual([
      { category_code: "breakfast", guest_count: 4 },
      { category_code: "dinner", guest_count: 1 },
    ]);
    expect(mealsOf("breakfast.0")).toBeUndefined();
    expect(mealsOf("breakfast.99", "nothing")).toEqual([{ category_code: "breakfast", guest_count: 99 }]);
  });
});
