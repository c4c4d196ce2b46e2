import { expect, it } from "vitest";
import { elementOf, renderWidget } from "../search-box/testing/example-page.tsx";

const state = async (ids: readonly number[], defaultShortlistResponse: boolean, props = {}) => {
  const saved = {
    hotels: [],
    hotel_ids: ids,
    count: ids.length,
    shortlistedHotelPresent: ids.length > 0,
    defaultShortlistResponse,
  };
  const { html } = await renderWidget("wishlist-state", { props, data: { saved } });
  return elementOf(html).querySelector<HTMLElement>("[data-toggles]")?.dataset;
};

it("[WISH-01] says which hearts of a guest are on, and where a press goes", async () => {
  expect(await state([12, 7], false)).toMatchObject({
    toggles: "12 7",
    action: "/api/pwa/shortlisthotel",
    fields: "hotel_id isShortListed",
    signIn: "/login?locale=en",
  });
});

it("gives strangers no hearts, or where the site says so such that lead to the page to sign in on", async () => {
  expect(await state([], true)).toBeUndefined();
  expect(await state([], true, { strangers: true })).toMatchObject({ toggles: "", stranger: "" });
});
