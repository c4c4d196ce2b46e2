import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { exampleOf, renderWidget } from "../../shared/testing/render-widget.tsx";
import manifest from "../widget.json" with { type: "json" };
import { CouponOffers } from "./coupon-offers.tsx";

afterEach(cleanup);

it.each([
  [{ rooms_config: "2-2_0_1_0-1_0_0_0" }, "2-2_0_1_0-1_0_0_0"],
  [{ rooms: "2", guests: "4" }, "2-2_0_0_0-2_0_0_0"],
])(
  "asks for the coupons of the rooms that the address has, however it says them: %j",
  async (rooms, sent) => {
    const calls: unknown[] = [];
    const example = exampleOf(manifest, "Coupons");
    renderWidget(CouponOffers, {
      ...example,
      page: { ...example.page, query: { checkin: "10/04/2027", checkout: "12/04/2027", ...rooms } },
      caller: async (id, input) => {
        if (id === "couponOffers") calls.push(input);
        return { currency_code: "EUR", currency_symbol: "€", offers: [] };
      },
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls).toEqual([
      { hotel_id: 1204, checkin: "2027-04-10", checkout: "2027-04-12", rooms_config: sent },
    ]);
  },
);

it("writes the days of an offer day first, as the dates around it, and with their year", async () => {
  const example = exampleOf(manifest, "Coupons");
  const query = { checkin: "10/04/2027", checkout: "12/04/2027", rooms: "1", guests: "2" };
  const offer = {
    coupon_code: "SPRING",
    suits: false,
    discount: 0,
    percent: 10,
    min_nights: 1,
    stay_until: "2027-12-06",
    book_until: "2027-01-03T00:00:00Z",
    once_per_guest: false,
  };
  renderWidget(CouponOffers, {
    ...example,
    page: { ...example.page, query },
    caller: async () => ({ currency_code: "EUR", currency_symbol: "€", offers: [offer] }),
  });
  const terms = await screen.findByText(/Stays until/);
  expect(terms.parentElement?.textContent).toBe("Stays until 6 Dec 2027 Book by 2 Jan 2027");
});
