import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import rooms from "../../room-list/widget.json" with { type: "json" };
import { exampleOf, renderWidget } from "../../shared/testing/render-widget.tsx";
import { axeViolations } from "../../ui/testing/axe-violations.ts";
import { RoomDetails } from "./room-details.tsx";

afterEach(() => {
  cleanup();
  history.replaceState({}, "", "/");
});

const { details } = exampleOf(rooms, "Rooms of a hotel").data as { readonly details: HotelDetailsOutput };
const [free, soldOut] = [false, true].map((isSoldOut) => {
  const found = details.hotel.room_categories_with_data.find((each) => each.isSoldOut === isSoldOut);
  if (!found) throw new Error("The example has no such room.");
  return found;
}) as [Room, Room];
type Room = HotelDetailsOutput["hotel"]["room_categories_with_data"][number];

/** Opens the popup of a category; the first `failures` calls fail. */
function open(id: number, { failures = 0, hotel = {}, over = {} } = {}) {
  const asked: object[] = [];
  history.replaceState({}, "", `/1204/?modal=roomDetails&modal_id=${id}`);
  const caller = async (operation: string, input: object) => {
    asked.push({ operation, ...input });
    if (asked.length <= failures) throw new Error("no answer");
    return { ...details, hotel: { ...details.hotel, ...hotel } };
  };
  const query = { checkin: "18/12/2026", checkout: "20/12/2026", rooms_config: "1-2_0_0_0", coupon: "SUN" };
  return {
    asked,
    ...renderWidget(RoomDetails as never, { caller: caller as never, page: { query, ...over } }),
  };
}

describe("RoomDetails", () => {
  it("[MODAL-11] over the checkout shows the property that is booked there", async () => {
    const route = { name: "bookingSummary", params: {}, countryCode: "in" };
    const { asked } = open(free.id, { over: { page: "checkout", route, query: { hotel_id: "1204" } } });
    await screen.findByRole("heading", { name: free.name });
    expect(asked).toMatchObject([{ operation: "hotelDetails", hotel_id: 1204 }]);
  });

  it("shows every picture of the room, all that is in it, whom it takes, and the lines that make its price", async () => {
    const { container, asked } = open(free.id);
    await screen.findByRole("heading", { name: free.name });
    expect(asked).toEqual([
      {
        operation: "hotelDetails",
        hotel_id: 1204,
        checkin: "2026-12-18",
        checkout: "2026-12-20",
        rooms_config: "1-2_0_0_0",
        requested_coupon: "SUN",
        pre_apply_coupon_switch: true,
      },
    ]);
    expect(container.querySelectorAll("img")).toHaveLength(free.images.length);
    for (const { name } of free.amenities) expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByText(`Sleeps ${free.max_occupancy_allowed}`)).toBeTruthy();
    expect(screen.getByText(new RegExp(`At most ${free.max_adults} adults?`))).toBeTruthy();
    const price = within(screen.getByRole("region", { name: "What the price consists of" }));
    expect(price.getByText("Total").nextSibling?.textContent).toBe("₹11,760");
    expect(price.getAllByRole("term").length).toBeGreaterThan((free.price_lines ?? []).length);
    const reserve = screen.getByRole("link", { name: `Reserve ${free.name}` });
    expect(reserve.getAttribute("href")).toMatch(
      new RegExp(`^/checkout\\?hotel_id=1204&room_category_id=${free.id}&.*coupon=SUN`),
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  it("goes to the checkout in place of the popup's own step", async () => {
    const { visited } = open(free.id);
    await userEvent.click(await screen.findByRole("link", { name: `Reserve ${free.name}` }));
    expect(visited).toEqual([expect.stringContaining(`room_category_id=${free.id}`)]);
  });

  it("says that a room cannot be booked, and has no price for it", async () => {
    open(soldOut.id);
    await screen.findByRole("heading", { name: soldOut.name });
    expect(screen.getByText("Not available for your stay")).toBeTruthy();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("keeps a price hidden where the property hides it", async () => {
    open(free.id, { hotel: { hidePrices: true } });
    expect(await screen.findByText("The price is shown before you book.")).toBeTruthy();
    expect(document.body.textContent).not.toContain("₹11,760");
  });

  it("can be tried again when the answer did not come", async () => {
    open(free.id, { failures: 1 });
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: free.name })).toBeTruthy();
  });

  it("is empty for a room the property does not have", async () => {
    const { asked, container } = open(999_999);
    await expect.poll(() => container.textContent).toBe("");
    expect(asked).toHaveLength(1);
  });
});
