import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { PageContext } from "#renderer";
import type { HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import GB from "../../config/countries/GB.json" with { type: "json" };
import NL from "../../config/countries/NL.json" with { type: "json" };
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { LocationCard } from "./location-card.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

const [example] = manifest.examples;
const { details } = exampleOf(manifest, example?.title ?? "").data as { details: HotelDetailsOutput };

function shown(country: object): readonly (string | null)[] {
  const [place] = details.hotel.nearby;
  if (!place) throw new Error("The example has nothing nearby.");
  const nearby = [16, 1, 3.24].map((distance, index) => ({ ...place, name: `Place ${index}`, distance }));
  const { container } = renderWidget(LocationCard, {
    ...exampleOf(manifest, example?.title ?? ""),
    data: { details: { ...details, hotel: { ...details.hotel, nearby } } },
    page: { country: country as PageContext["country"] },
  });
  return [...container.querySelectorAll("li")].map((row) => row.lastElementChild?.textContent ?? null);
}

it("[HOTEL-02] says how far the property is from the centre, in the unit that the call answers in; nothing at the very centre", () => {
  const text = (distance: object) => {
    const { container } = renderWidget(LocationCard, {
      ...exampleOf(manifest, example?.title ?? ""),
      data: { details: { ...details, hotel: { ...details.hotel, ...distance } } },
    });
    const address = container.querySelector("address")?.textContent;
    cleanup();
    return address;
  };
  expect(text({ distance: 1.8, distance_unit: "km" })).toContain("1.8 km from the centre");
  expect(text({ distance: 1.1, distance_unit: "miles" })).toContain("1.1 mi from the centre");
  expect(text({ distance: 0, distance_unit: "km" })).not.toContain("centre");
});

it("says of a place around what it is, and once where it is called nothing else", () => {
  const nearby = [
    { name: "Lantern Square", category: "landmark", distance: 1 },
    { name: "Restaurant", category: "restaurant", distance: 2 },
  ];
  const { container } = renderWidget(LocationCard, {
    ...exampleOf(manifest, example?.title ?? ""),
    data: { details: { ...details, hotel: { ...details.hotel, nearby } } },
  });
  const named = [...container.querySelectorAll("li > span:first-of-type")].map(
    ({ textContent }) => textContent,
  );
  expect(named).toEqual([expect.stringMatching(/^Lantern Square .+/), "Restaurant"]);
});

describe("how far places around are", () => {
  it("is told in kilometres, or in miles of 1.6 where the country shows them on a property's page", () => {
    expect(shown(NL)).toEqual(["16 km", "1 km", "3.2 km"]);
    cleanup();
    expect(shown({ ...NL, toShowMilesOnDetail: true })).toEqual(["10 mi", "0.6 mi", "2 mi"]);
    cleanup();
    expect(shown(GB)).toEqual(["10 mi", "0.6 mi", "2 mi"]);
  });
});
