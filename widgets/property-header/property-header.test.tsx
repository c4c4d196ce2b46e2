import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import { dutch } from "../shared/testing/build-page.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { PropertyHeader } from "./property-header.tsx";
import { propertyJsonLd } from "./property-json-ld.ts";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

const example = (title: string) => exampleOf(manifest, title);
const hotelOf = (title: string) => (example(title).data as { details: HotelDetailsOutput }).details.hotel;

describe("PropertyHeader", () => {
  it("[HOTEL-02] shows name, kind, rating and address", () => {
    renderWidget(PropertyHeader, example("A hotel"));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Solvanta Lamplight Court");
    expect(screen.getByText("Boutique hotel")).toBeTruthy();
    expect(screen.getByText("Rated 4.4 out of 5 by 812 guests")).toBeTruthy();
    expect(screen.getByText("18 Lamplight Road, Shivajinagar, Bengaluru 560001")).toBeTruthy();
  });

  it("[HOTEL-05] a home shows how many guests, bedrooms and pets it takes; a hotel does not", () => {
    renderWidget(PropertyHeader, { ...example("A home with its counts"), page: dutch });
    const facts = screen.getByRole("list", { name: "Size of the home" }).textContent;
    expect(facts).toContain("6 guests");
    expect(facts).toContain("3 bedrooms");
    expect(facts).toContain("2 pets welcome");
    cleanup();
    renderWidget(PropertyHeader, example("A hotel"));
    expect(screen.queryByRole("list", { name: "Size of the home" })).toBeNull();
  });

  it("shows name and address of the partial answer while the facts have none", () => {
    const partial = example("A hotel");
    const { details } = partial.data as { details: HotelDetailsOutput };
    details.hotel.name = "";
    details.hotel.address = "";
    renderWidget(PropertyHeader, partial);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Solvanta Lamplight Court");
    expect(screen.getByText(/18 Lamplight Road/)).toBeTruthy();
  });

  it("[STATE-02] offers to try again when the property could not be read, and a search when there is none", () => {
    renderWidget(PropertyHeader, example("Could not be read"));
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toContain("/1204/");
    cleanup();
    renderWidget(PropertyHeader, example("No such property"));
    expect(screen.queryByRole("link", { name: "Try again" })).toBeNull();
    expect(screen.getByRole("link", { name: "Search for another place" })).toBeTruthy();
  });
});

describe("propertyJsonLd", () => {
  it("[SEO-01] describes a hotel as Hotel and a home as VacationRental with its size", () => {
    const url = "https://in.solvanta.example/1204/";
    const brand = { origin: "https://in.solvanta.example", brandPhone: "+31 30 000 0140" };
    expect(propertyJsonLd(hotelOf("A hotel"), url, brand)["@type"]).toBe("Hotel");
    expect(propertyJsonLd(hotelOf("A home with its counts"), url, brand)).toMatchObject({
      "@type": "VacationRental",
      containsPlace: { numberOfBedrooms: 3, petsAllowed: true, occupancy: { value: 6 } },
    });
  });
});
