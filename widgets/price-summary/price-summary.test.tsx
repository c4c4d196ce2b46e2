// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { PageContext } from "#renderer";
import type { HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import IN from "../../config/countries/IN.json" with { type: "json" };
import NL from "../../config/countries/NL.json" with { type: "json" };
import { exampleOf, renderWidget } from "../stay/testing/render-widget.tsx";
import { chosenOffer } from "./chosen-offer.ts";
import { PriceSummary } from "./price-summary.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

const india = IN as unknown as PageContext["country"];
const netherlands = NL as unknown as PageContext["country"];

const hotelOf = (title: string) =>
  (exampleOf(manifest, title).data as { details: HotelDetailsOutput }).details.hotel;

describe("PriceSummary", () => {
  it("[HOTEL-09] booking is disabled for a sold-out property", () => {
    renderWidget(PriceSummary, exampleOf(manifest, "Sold out"));
    expect(screen.queryByRole("link", { name: /Reserve/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Change dates or guests" })).toBeTruthy();
    // The bar at the foot of a phone leads to what is free.
    expect(screen.getByRole("link", { name: "Other dates" }).getAttribute("href")).toBe("#sold-out");
  });

  it("[HOTEL-08] books the chosen category and counts the others that can be booked", () => {
    expect(chosenOffer({ ...hotelOf("A hotel"), selected_category_id: 12 })).toMatchObject({
      category: { id: 12 },
      others: 1,
    });
  });

  it("[HOTEL-08] never offers a category that is sold out, even when it was chosen", () => {
    expect(chosenOffer({ ...hotelOf("A hotel"), selected_category_id: 13 })?.category.id).toBe(11);
  });

  it("[PRICE-05] [CONF-05] says what the price includes in the country's words, in its own currency only", () => {
    const hotel = exampleOf(manifest, "A hotel");
    renderWidget(PriceSummary, { ...hotel, page: { ...hotel.page, country: india } });
    expect(screen.getByText("incl. GST and fees")).toBeTruthy();
    cleanup();
    renderWidget(PriceSummary, { ...hotel, page: { ...hotel.page, country: netherlands } });
    expect(screen.getByText("Includes taxes and fees")).toBeTruthy();
  });

  it("sends guests to the property's own site only over https", () => {
    const external = exampleOf(manifest, "Booked on its own site");
    (external.data as { details: HotelDetailsOutput }).details.hotel.external_booking_url =
      "javascript:alert(1)";
    const { container } = renderWidget(PriceSummary, external);
    expect(container.textContent).toBe("");
  });
});
