import { expect, it } from "vitest";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { propertyHref } from "./property-href.ts";

const query = { hotel_id: "7", checkin: "10/04/2027", checkout: "12/04/2027", rooms_config: "1-2_0_0_0" };

/** What the way back reads of a quote. */
function quoteFor(breakfasts: number): Quote {
  const quote = {
    hotel: { id: 7 },
    room_category: { id: 72 },
    checkin: "2027-04-10",
    checkout: "2027-04-12",
    rooms_config: "1-2_0_0_0",
    guests: { guests: 2 },
    price_lines: breakfasts > 0 ? [{ category_code: "breakfast", guest_count: breakfasts }] : [],
  };
  // The rest of a quote is not read here.
  return quote as unknown as Quote;
}

it.each([
  [2, "true"],
  [1, null],
  [0, null],
])("[ROUTE-35] leads back with breakfast where everybody has it: %i of 2", (breakfasts, said) => {
  const href = new URL(propertyHref(query, "in", quoteFor(breakfasts)), "https://x.example");
  expect(href.searchParams.get("breakfastSelected")).toBe(said);
  expect(href.searchParams.get("checkin")).toBe("10/04/2027");
});

it("[ROUTE-35] leads back with the room category that was being booked, and with what kind of search it was", () => {
  const asked = {
    ...query,
    room_category_id: "72",
    coupon: "LAMP",
    utm_source: "mail",
    is_quotation: "true",
  };
  for (const quote of [quoteFor(0), undefined]) {
    const { searchParams } = new URL(propertyHref(asked, "in", quote), "https://x.example");
    expect(Object.fromEntries(searchParams)).toMatchObject({
      selected_rcid: "72",
      coupon: "LAMP",
      utm_source: "mail",
      is_quotation: "true",
    });
  }
});
