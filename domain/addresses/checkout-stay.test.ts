import { describe, expect, it } from "vitest";
import { checkoutStay } from "./checkout-stay.ts";
import { checkoutUrl } from "./checkout-url.ts";

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

  it("[BOOK-02] [PRICE-04] says property, category, dates and rooms, or nothing where one of them is missing", () => {
    expect(checkoutStay({ ...ADDRESS, price: "1" })).toEqual({
      hotel_id: 1204,
      room_category_id: 12041,
      checkin: "2027-04-10",
      checkout: "2027-04-12",
      rooms_config: ADDRESS.rooms_config,
      pre_apply_coupon_switch: expect.any(Boolean),
    });
    for (const name of Object.keys(ADDRESS))
      expect(checkoutStay({ ...ADDRESS, [name]: "" }), name).toBeNull();
    expect([
      checkoutStay({ ...ADDRESS, hotel_id: "x" }),
      checkoutStay({ ...ADDRESS, checkin: "31/02/2027" }),
      checkoutStay({ ...ADDRESS, rooms_config: "0,1,1" }),
    ]).toEqual([null, null, null]);
  });

  it("[COUP-04] [BOOK-07] says which coupon is asked for, and an early check-in where it is wanted", () => {
    expect(checkoutStay({ ...ADDRESS, coupon: "TEN" })).toMatchObject({ coupon_code: "TEN" });
    expect(checkoutStay(ADDRESS)).not.toHaveProperty("coupon_code");
    expect(checkoutStay({ ...ADDRESS, early_checkin: "true" })).toMatchObject({ early_checkin: true });
    expect(checkoutStay({ ...ADDRESS, early_checkin: "1" })).not.toHaveProperty("early_checkin");
  });

  const target = {
    hotel_id: 1204,
    room_category_id: 12041,
    stay: { checkin: "2027-04-10", checkout: "2027-04-12" },
    rooms: [
      { adults: 2, infants: 1, children: 1, pets: 0 },
      { adults: 1, infants: 0, children: 0, pets: 0 },
    ],
  };
  const query = (more: Partial<Parameters<typeof checkoutUrl>[0]> = {}) =>
    Object.fromEntries(new URL(checkoutUrl({ ...target, ...more }), "https://stay.example").searchParams);

  it("[BOOK-02] [ROUTE-35] is written as it is read, with what a guest chose and where they came from", () => {
    expect(query()).toEqual(ADDRESS);
    expect(checkoutUrl(target)).toMatch(/^\/checkout\?.*checkin=10\/04\/2027/);
    expect(query({ coupon: "TEN", utm_source: "mail", is_quotation: true, meals: "breakfast.2" })).toEqual({
      ...ADDRESS,
      coupon: "TEN",
      utm_source: "mail",
      is_quotation: "true",
      meals: "breakfast.2",
    });
    expect(query({ coupon: null, utm_source: "", is_quotation: false, meals: null })).toEqual(ADDRESS);
  });
});
