import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import limits from "../../config/limits.json" with { type: "json" };
import { dutch } from "../shared/testing/build-page.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { RoomList } from "./room-list.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

const example = (title: string) => exampleOf(manifest, title);
const card = (name: string) => {
  const article = screen.getByRole("heading", { name }).closest("article");
  if (!article) throw new Error(`No card "${name}".`);
  return within(article);
};

describe("RoomList", () => {
  it("opens what there is to know of a room from its card; without scripts the room becomes the choice", () => {
    const { page: { query = {} } = {}, ...rest } = example("Rooms of a hotel");
    const opened = { ...query, modal: "roomDetails", modal_id: "12" };
    renderWidget(RoomList, { ...rest, page: { query: opened, modals: { roomDetails: {} } as never } });
    const link = card("Courtyard Room").getByRole("link", { name: /^Room details.*Courtyard Room$/ });
    expect({ ...link.dataset }).toEqual({
      modal: "roomDetails",
      modalId: "11",
      modalTitle: "Courtyard Room",
    });
    const kept = new URLSearchParams({ ...query, selected_rcid: "11" });
    const search = new URL(link.getAttribute("href") ?? "", "http://any").searchParams;
    expect(Object.fromEntries(search)).toEqual(Object.fromEntries(kept));
    cleanup();
    renderWidget(RoomList, rest);
    expect(screen.queryByRole("link", { name: /Room details/ })).toBeNull();
  });

  it("[HOTEL-01] [PRICE-01] shows each category with its whole price first, the night second", () => {
    renderWidget(RoomList, example("Rooms of a hotel"));
    const text = card("Courtyard Room").getByText("₹11,760").closest("div")?.textContent;
    expect(text).toMatch(/₹11,760 total for 2 nights.*₹5,880 a night on average.*incl. GST and fees/);
  });

  it("[HOTEL-06] says beds, guests, size, meal and terms of a category", () => {
    renderWidget(RoomList, example("Rooms of a hotel"));
    for (const words of ["1 queen bed", "Sleeps 3", "22 m²", "Breakfast included", "Pay at the property"]) {
      expect(card("Courtyard Room").getByText(words)).toBeTruthy();
    }
    expect(card("Courtyard Room").getByText(/Free cancellation until Wed, 16 Dec, 12:00\sPM/)).toBeTruthy();
    expect(card("Rooftop Suite").getByText("Non-refundable")).toBeTruthy();
  });

  it("[HOTEL-07] a category that cannot be booked says why and has no way to book it", () => {
    renderWidget(RoomList, example("Rooms of a hotel"));
    expect(card("Family Room").getByText("No rooms left for your dates")).toBeTruthy();
    expect(card("Family Room").queryByRole("link", { name: /Reserve/ })).toBeNull();
  });

  it("[HOTEL-11] an availability of false marks every room while the details still offer some", () => {
    for (const title of ["Rooms of a hotel", "A home"]) {
      const free = example(title);
      const { container } = renderWidget(RoomList, {
        ...free,
        data: { ...free.data, availability: { available: false } },
      });
      expect(container.querySelector("a[href*=checkout]")).toBeNull();
      expect(screen.queryByRole("link", { name: /Reserve/ })).toBeNull();
      const offers = container.querySelectorAll("article").length;
      expect(screen.getAllByText("Not available for your stay")).toHaveLength(offers);
      cleanup();
    }
  });

  it("[HOTEL-11] a failed availability check keeps the rooms and their booking", () => {
    const failed = { availability: { statusCode: 503, code: "unavailable", message: "No answer." } };
    const { container } = renderWidget(RoomList, { ...example("Rooms of a hotel"), errors: failed });
    expect(container.querySelector("a[href*=checkout]")).not.toBeNull();
    expect(manifest.render.onError).toBe("fallback");
  });

  it("[PRICE-04] [ROOM-12] the reserve link carries the stay and the rooms of the answer, and no price", () => {
    renderWidget(RoomList, example("Rooms of a hotel"));
    const href = card("Courtyard Room")
      .getByRole("link", { name: "Reserve Courtyard Room" })
      .getAttribute("href");
    expect(href).toBe(
      "/checkout?hotel_id=1204&room_category_id=11&checkin=18/12/2026&checkout=20/12/2026&rooms_config=1-2_0_0_0",
    );
  });

  it("[HOTEL-03] says with each room, before it is chosen, what is paid at the property, the deposit included", () => {
    const fees = [
      { bill_type: "deposit", name: "Deposit", amount: 500000, included: false, payable: "at_property" },
    ] as const;
    for (const title of ["Rooms of a hotel", "A home"]) {
      const shown = example(title);
      const { hotel } = (shown.data as { details: HotelDetailsOutput }).details;
      hotel.fees = [...fees];
      hotel.pay_at_hotel = { allowed: false, reason: "no_postpaid", max_rooms: 3 };
      for (const category of hotel.room_categories_with_data)
        if (category.pricing) category.pricing.due_at_property = 120000;
      const { container } = renderWidget(RoomList, shown);
      const offers = [...container.querySelectorAll("article")].filter((each) =>
        each.querySelector("a[href*=checkout]"),
      );
      expect(offers.length).toBeGreaterThan(0);
      for (const offer of offers) {
        expect(offer.textContent).toMatch(/1,200(\.00)? of this is paid at the property/);
        expect(offer.textContent).toMatch(/A deposit of .5,000(\.00)? is left there and returned/);
      }
      cleanup();
    }
  });

  it("names no part of a total as paid at the property where all of it is", () => {
    for (const title of ["Rooms of a hotel", "A home"]) {
      const shown = example(title);
      const { hotel } = (shown.data as { details: HotelDetailsOutput }).details;
      hotel.pay_at_hotel = { allowed: true, max_rooms: 3 };
      for (const category of hotel.room_categories_with_data)
        if (category.pricing) category.pricing.due_at_property = 120000;
      const { container } = renderWidget(RoomList, shown);
      expect(container.textContent).toContain("Pay at the property");
      expect(container.textContent).not.toContain("of this is paid at the property");
      cleanup();
    }
  });

  it("puts what can be booked before what cannot", () => {
    const shown = example("Rooms of a hotel");
    const { hotel } = (shown.data as { details: HotelDetailsOutput }).details;
    hotel.room_categories_with_data = hotel.room_categories_with_data.toReversed();
    renderWidget(RoomList, shown);
    const names = screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
    expect(names).toEqual(["Rooftop Suite", "Courtyard Room", "Family Room"]);
  });

  it("[HOTEL-13] says how few rooms are left only from a fresh count", () => {
    renderWidget(RoomList, example("Rooms of a hotel"));
    expect(screen.getByText("Only 1 room(s) left")).toBeTruthy();
    cleanup();
    const stale = example("Rooms of a hotel");
    (stale.data as { details: HotelDetailsOutput }).details.as_of = "2026-11-20T08:01:01Z";
    renderWidget(RoomList, stale);
    expect(screen.queryByText("Only 1 room(s) left")).toBeNull();
  });

  it("[HOTEL-13] says it below the number of rooms and within the seconds of its site", () => {
    const stale = example("Rooms of a hotel");
    (stale.data as { details: HotelDetailsOutput }).details.as_of = "2026-11-20T08:01:01Z";
    const booking = { ...limits.booking, roomsLeftSeconds: 61 };
    renderWidget(RoomList, { ...stale, page: { limits: { ...limits, booking } } });
    expect(screen.getByText("Only 1 room(s) left")).toBeTruthy();
    cleanup();
    const never = { ...limits, booking: { ...limits.booking, roomsLeftBelow: 1 } };
    renderWidget(RoomList, { ...example("Rooms of a hotel"), page: { limits: never } });
    expect(screen.queryByText("Only 1 room(s) left")).toBeNull();
  });

  it("[ROOM-09] [ROOM-11] [ROOM-12] says which limit the rooms do not meet and what the price is for instead", () => {
    renderWidget(RoomList, example("More rooms than allowed"));
    expect(screen.getByText("A minimum 2 and max 3 rooms can be booked")).toBeTruthy();
    expect(screen.getByText(/booked with at least 2 rooms for 3 adults/)).toBeTruthy();
  });

  it("marks the category the address asks for", () => {
    const wanted = example("Rooms of a hotel");
    renderWidget(RoomList, { ...wanted, page: { query: { selected_rcid: "12" } } });
    expect(card("Rooftop Suite").getByText("Your choice")).toBeTruthy();
    expect(card("Courtyard Room").queryByText("Your choice")).toBeNull();
  });

  it("[HOTEL-05] [PRICE-04] a home is one offer whose lines add up to its total", () => {
    renderWidget(RoomList, {
      ...example("A home"),
      page: { ...dutch, query: { rooms_config: "1-4_0_0_1" } },
    });
    const amounts = screen
      .getAllByText(/^€[\d.,]+$/)
      .map((each) => Number(each.textContent?.replace("€", "")));
    const total = amounts.pop();
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total ?? 0, 2);
    expect(screen.getByRole("link", { name: "Reserve this home" })).toBeTruthy();
  });

  it.each(["Rooms of a hotel", "A home"])(
    "[HOTEL-03] %s: what is booked elsewhere is not called taken",
    (title) => {
      const elsewhere = example(title);
      const { hotel } = (elsewhere.data as { details: HotelDetailsOutput }).details;
      const free = hotel.room_categories_with_data.filter(({ isSoldOut }) => !isSoldOut).length;
      hotel.booking_cta = "external";
      hotel.external_booking_url = "https://example.test/book";
      renderWidget(RoomList, elsewhere);
      expect(screen.getAllByText("This property takes bookings on its own site.")).toHaveLength(free);
      expect(screen.queryAllByText("Not available for your stay")).toHaveLength(
        title === "A home" ? 0 : hotel.room_categories_with_data.length - free,
      );
      expect(screen.queryByRole("link", { name: /Reserve/ })).toBeNull();
    },
  );

  it.each([
    ["Rooms of a hotel", /^Reserve Courtyard Room$/],
    ["A home", /^Reserve this home$/],
  ])("[HOTEL-03] %s: a hidden price leaves the booking open", (title, reserve) => {
    const hidden = example(title);
    (hidden.data as { details: HotelDetailsOutput }).details.hotel.hidePrices = true;
    const { container } = renderWidget(RoomList, hidden);
    expect(screen.getAllByText("The price is shown before you book.").length).toBeGreaterThan(0);
    expect(screen.getByRole("link", { name: reserve })).toBeTruthy();
    expect(container.textContent).not.toMatch(/[€₹]\s?\d/);
    if (title === "A home") expect(screen.queryByText("Not available for your stay")).toBeNull();
  });
});
