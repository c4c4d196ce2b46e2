import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { HotelSearchOutput } from "#schemas/generated/api/search.ts";
import limits from "../../config/limits.json" with { type: "json" };
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { HotelCard } from "./hotel-card.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

/** The card of a hotel with two rooms left, counted `age` seconds before the answer was made. */
function show(age: number, changes: Partial<typeof limits.booking> = {}) {
  const example = exampleOf(manifest, "With an offer and two rooms left");
  const { found } = example.data as { found: HotelSearchOutput };
  const counted = Date.parse(found.hotels[0]?.urgency_info?.as_of ?? "");
  const as_of = new Date(counted + age * 1000).toISOString();
  const booking = { ...limits.booking, ...changes };
  renderWidget(HotelCard, {
    ...example,
    data: { found: { ...found, as_of } },
    page: { ...example.page, limits: { ...limits, booking } },
  });
  return screen.queryByText("Only 2 room(s) left") !== null;
}

it("[HOTEL-13] [LIST-04] says that two rooms are left for a minute", () => {
  expect(show(60)).toBe(true);
  cleanup();
  expect(show(61)).toBe(false);
});

it("[HOTEL-13] says it below the number of rooms and within the seconds of its site", () => {
  expect(show(61, { roomsLeftSeconds: 90 })).toBe(true);
  cleanup();
  expect(show(0, { roomsLeftBelow: 2 })).toBe(false);
});

it("[LIST-13] shows no price of a hotel that hides it, and leads to its page for that", () => {
  const example = exampleOf(manifest, "With an offer and two rooms left");
  const { found } = structuredClone(example.data) as { found: HotelSearchOutput };
  const priced = renderWidget(HotelCard, { ...example, data: { found } });
  const amounts = () => document.body.textContent?.match(/(?:€|£|₹|EUR|INR)\s?\d|\d\s?(?:€|EUR)/g) ?? [];
  expect(amounts().length).toBeGreaterThan(0);
  priced.unmount();
  const [hotel] = found.hotels;
  if (!hotel) throw new Error("The example has no hotel.");
  // What a backend should not have sent is not shown either.
  renderWidget(HotelCard, {
    ...example,
    data: { found: { ...found, hotels: [{ ...hotel, hidePrices: true }] } },
  });
  expect(amounts()).toEqual([]);
  const card = screen.getByRole("article");
  expect(card.textContent).toContain("See prices");
  const [link] = screen.getAllByRole("link");
  expect(link?.getAttribute("href")).toMatch(new RegExp(`^/${hotel.id}/`));
});
