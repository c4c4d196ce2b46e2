import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";
import { buildSupply } from "../../../testing/supply.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await buildSupply(test.database.db);
}, 90_000);
afterAll(() => test.stop());

const call = (query: string) => test.browser().get(`/api/pwa/updateHotelCall?${query}`);

describe("a call of the hotel page by its name", () => {
  it.each([
    ["hotelDetails", "/api/pwa/hotels/1"],
    ["availability", "/api/pwa/availability?hotel_id=1"],
    ["similarHotels", "/api/pwa/similarHotels?hotel_id=1"],
    ["hotelRating", "/api/pwa/hotelrating/1"],
  ])("[API-15] answers as %s itself does", async (operation, itself) => {
    const named = await call(`operation=${operation}&hotel_id=1`);
    const own = await test.browser().get(itself);
    expect([named.status, own.status]).toEqual([200, 200]);
    expect(named.body).toEqual({ operation, [operation]: own.body });
  });

  it("depends on the guest as the calls it names do, so that nobody is answered with another one's prices", async () => {
    const { headers } = await call("operation=availability&hotel_id=1");
    const own = await test.browser().get("/api/pwa/availability?hotel_id=1");
    expect(headers.vary).toBe(own.headers.vary);
    expect(headers.vary).toMatch(/\bcookie\b/);
    const known = test.browser();
    known.useSession((await openKnownSession({ db: test.database.db, clock: test.clock })).token);
    const answered = await known.get("/api/pwa/updateHotelCall?operation=availability&hotel_id=1");
    expect(answered.headers["cache-control"]).toMatch(/^private/);
  });

  it("[API-15] answers of a room category by the category's id", async () => {
    const named = await call("operation=roomCategory&category_id=12");
    const own = await test.browser().get("/api/pwa/roomCategory?category_id=12");
    expect(named.body).toEqual({ operation: "roomCategory", roomCategory: own.body });
  });

  it.each([
    "",
    "operation=hotelDetails",
    "operation=hotelDetails&hotel_id=1&category_id=12",
    "operation=roomCategory&hotel_id=1",
    "operation=createBooking&hotel_id=1",
    "operation=updateHotelCall&hotel_id=1",
    "operation=toString&hotel_id=1",
    "operation=hotelDetails&hotel_id=1&url=https%3A%2F%2Fevil.test%2F",
    "url=https%3A%2F%2Fapi.example.com%2Fhotels%2F1",
    "operation=https%3A%2F%2Fevil.test%2F&hotel_id=1",
    "operation=hotelDetails&hotel_id=1%2F..%2Fadmin",
  ])("[API-15] takes a name and ids and nothing else, no address above all: %s", async (query) => {
    const { status, body } = await call(query);
    expect([status, body.code]).toEqual([400, "validation_failed"]);
  });

  it("says that a property is not there as the call itself does", async () => {
    expect((await call("operation=hotelDetails&hotel_id=999999")).status).toBe(404);
  });
});
