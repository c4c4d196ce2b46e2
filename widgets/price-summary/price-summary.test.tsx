import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { PageContext } from "#renderer";
import type { HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import IN from "../../config/countries/IN.json" with { type: "json" };
import NL from "../../config/countries/NL.json" with { type: "json" };
import { chosenOffer } from "../shared/stay/chosen-offer.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
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

  it("[MODAL-07] the days beside the price open the dates, and lead to them where there are no scripts", () => {
    for (const title of ["A hotel", "A home", "Sold out"]) {
      const { container } = renderWidget(PriceSummary, exampleOf(manifest, title));
      const days = container.querySelector<HTMLElement>("[data-price-bar] [data-modal]");
      expect(days?.dataset.modal).toBe("headerDatePicker");
      expect(days?.getAttribute("href")).toBe("#dates");
      expect(days?.textContent).toMatch(/\d.*Change dates or guests$/);
      cleanup();
    }
  });

  it("[HOTEL-11] an availability of false takes price and booking away while the details still offer rooms", () => {
    for (const title of ["A hotel", "A home"]) {
      const free = exampleOf(manifest, title);
      renderWidget(PriceSummary, free);
      expect(screen.getAllByRole("link", { name: /Reserve|Choose/ }).length).toBeGreaterThan(0);
      cleanup();
      const { container } = renderWidget(PriceSummary, {
        ...free,
        data: { ...free.data, availability: { available: false } },
      });
      expect(container.querySelector("a[href*=checkout]")).toBeNull();
      expect(screen.queryByRole("link", { name: /Reserve/ })).toBeNull();
      expect(container.textContent).not.toMatch(/[₹€]/);
      expect(screen.getAllByText("Not available for your stay")).not.toHaveLength(0);
      cleanup();
    }
  });

  it("[HOTEL-11] a failed availability check keeps the price and the booking", () => {
    const failed = { availability: { statusCode: 503, code: "unavailable", message: "No answer." } };
    const { container } = renderWidget(PriceSummary, { ...exampleOf(manifest, "A hotel"), errors: failed });
    expect(container.querySelector("a[href*=checkout]")).not.toBeNull();
    expect(manifest.render.onError).toBe("fallback");
  });

  it("[LOC-03] keeps every amount of the price apart from words of the other direction", () => {
    const { container } = renderWidget(PriceSummary, exampleOf(manifest, "A hotel"));
    const amounts = [...container.querySelectorAll("dl dd")].filter(({ textContent }) =>
      textContent?.includes("₹"),
    );
    expect(amounts.length).toBeGreaterThan(1);
    for (const amount of amounts) expect(amount.firstElementChild?.tagName).toBe("BDI");
  });

  it("[MEAL-02] offers breakfast for everybody as a link, and books it where the price has it", () => {
    const example = exampleOf(manifest, "A hotel");
    const data = example.data as { details: HotelDetailsOutput };
    const { hotel, stay } = data.details;
    const { guests } = stay.guests;
    const meal = { category_code: "breakfast", name: "Breakfast", price: 50_000, included: false };
    const line = {
      bill_type: "meal",
      name: "Breakfast",
      quantity: guests * stay.nights,
      amount: 50_000 * guests * stay.nights,
      payable: "with_booking",
      included: false,
      category_code: "breakfast",
      guest_count: guests,
    } as const;
    const show = (isChosen: boolean, query: Record<string, string>) =>
      renderWidget(PriceSummary, {
        ...example,
        page: { query, path: "/1204" },
        data: {
          details: {
            ...data.details,
            hotel: {
              ...hotel,
              room_categories_with_data: hotel.room_categories_with_data.map((category) => ({
                ...category,
                services: { meals: [meal] },
                price_lines: [...(category.price_lines ?? []), ...(isChosen ? [line] : [])],
              })),
            },
          },
        },
      });
    const query = { checkin: "18/12/2026", checkout: "20/12/2026" };
    const plain = show(false, query);
    const add = screen.getByRole("link", { name: /^Add breakfast for/ });
    expect(add.getAttribute("href")).toBe(
      "/1204?checkin=18/12/2026&checkout=20/12/2026&breakfastSelected=true",
    );
    expect(plain.container.querySelector('a[href*="/checkout"]')?.getAttribute("href")).not.toContain(
      "meals",
    );
    cleanup();
    const chosen = show(true, { ...query, breakfastSelected: "true" });
    expect(screen.getByRole("link", { name: "Without breakfast" }).getAttribute("href")).toBe(
      "/1204?checkin=18/12/2026&checkout=20/12/2026",
    );
    expect(chosen.container.querySelector('a[href*="/checkout"]')?.getAttribute("href")).toContain(
      `&meals=breakfast.${guests}`,
    );
  });

  it("says that breakfast is not sold with the room where the address asks for it", () => {
    const data = exampleOf(manifest, "A hotel").data as { details: HotelDetailsOutput };
    const { hotel } = data.details;
    type Meals = (typeof hotel.room_categories_with_data)[number]["services"]["meals"];
    const show = (meals: Meals, query: Record<string, string>) => {
      const room_categories_with_data = hotel.room_categories_with_data.map((category) => ({
        ...category,
        services: { meals },
      }));
      const details = { ...data.details, hotel: { ...hotel, room_categories_with_data } };
      renderWidget(PriceSummary, { ...exampleOf(manifest, "A hotel"), data: { details }, page: { query } });
      return screen.queryByText("Breakfast is not sold with this room. The price is without it.");
    };
    expect(show([], { breakfastSelected: "true" })).toBeTruthy();
    cleanup();
    expect(show([], {})).toBeNull();
    cleanup();
    expect(
      show([{ category_code: "breakfast", name: "Breakfast", price: 0, included: true }], {
        breakfastSelected: "true",
      }),
    ).toBeNull();
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

  it("says what a coupon saves beside the price, and nothing of it where prices are hidden", () => {
    const coupon = { coupon_code: "LAMP10", valid: true, discount: 50_000, automatic: true };
    for (const hidePrices of [false, true]) {
      const example = exampleOf(manifest, "A hotel");
      const { hotel } = (example.data as { details: HotelDetailsOutput }).details;
      Object.assign(hotel, { hidePrices });
      for (const category of hotel.room_categories_with_data)
        category.pre_apply_coupon_validate_info = coupon;
      renderWidget(PriceSummary, {
        ...example,
        page: { ...example.page, url: "/1204/?rooms=1&coupon=LAMP10" },
      });
      expect(screen.queryAllByText("LAMP10 is applied")).toHaveLength(hidePrices ? 0 : 1);
      const remove = screen.queryByRole("link", { name: "Remove LAMP10" });
      expect(remove?.getAttribute("href")).toBe(hidePrices ? undefined : "/1204/?rooms=1&coupon=none");
      cleanup();
    }
  });

  it("[PAY-01] says before the checkout that a stay paid in advance cannot be booked yet", () => {
    const example = exampleOf(manifest, "A home");
    const { hotel } = (example.data as { details: HotelDetailsOutput }).details;
    Object.assign(hotel, { pay_at_hotel: { allowed: false, reason: "no_postpaid", max_rooms: 3 } });
    renderWidget(PriceSummary, example);
    expect(screen.getByText(/online payment is not open here yet/)).toBeTruthy();
  });

  it("sends guests to the property's own site only over https", () => {
    const external = exampleOf(manifest, "Booked on its own site");
    (external.data as { details: HotelDetailsOutput }).details.hotel.external_booking_url =
      "javascript:alert(1)";
    const { container } = renderWidget(PriceSummary, external);
    expect(container.textContent).toBe("");
  });
});
