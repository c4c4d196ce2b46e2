import { describe, expect, it } from "vitest";
import type { Site } from "#renderer";
import type { GuestImage } from "#schemas/generated/api/hotels.ts";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import { buildApp } from "../../../app.ts";
import { createBrowser } from "../../../testing/browser.ts";
import { LISTED_NIGHTS, openDemoHotels } from "../../../testing/demo-hotels.ts";
import { buildRelease } from "../../../testing/release.ts";

describe("what guests say and show of a hotel", () => {
  const { server, cards, free, guest } = openDemoHotels();
  const release = buildRelease();
  const stay = LISTED_NIGHTS;

  it("[HOTEL-15] [CONST-05] reads all, own or google reviews, newest first", async () => {
    const card = cards().find((each) => each.ratings.count > 6) as HotelCard;
    const read = async (type: number) =>
      (await guest().get(`/api/pwa/hotelrating/${card.id}?type=${type}&count=50`)).body;
    const [own, all, google] = await Promise.all([read(0), read(1), read(2)]);
    expect(all.count).toBe(card.ratings.count);
    expect(own.count + google.count).toBe(all.count);
    expect(Math.min(own.count, google.count)).toBeGreaterThan(0);
    const sources = own.reviews_summary.reviews.map((review: { source: string }) => review.source);
    expect(sources).not.toContain("google");
    const dates = all.reviews_summary.reviews.map((review: { date: string }) => review.date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(
      google.reviews_summary.reviews.every((review: { source: string }) => review.source === "google"),
    ).toBe(true);
  });

  it("[HOTEL-15] shows a property whose reviews and pictures by guests cannot be read, and says that they could not", async () => {
    const card = cards().find(({ ratings }) => ratings.count > 6) as HotelCard;
    const read = async () => (await guest().get(`/api/pwa/hotels/${card.id}?${stay}`)).body.hotel;
    const { reviews_summary: whole, pricing_details } = await read();
    expect(whole).not.toHaveProperty("failed");
    const { db } = server().database;
    const lost = ["review", "guest_image"] as const;
    for (const table of lost) await db.schema.alterTable(table).renameTo(`${table}_lost`).execute();
    const hotel = await read();
    for (const table of lost) await db.schema.alterTable(`${table}_lost`).renameTo(table).execute();
    expect(hotel.reviews_summary).toEqual({ ...whole, reviews: [], failed: true });
    expect([hotel.guest_images, hotel.pricing_details]).toEqual([[], pricing_details]);
  });

  it("[HOTEL-15] orders reviews by day or by rating, whatever their type", async () => {
    const card = free("home");
    for (const [sort, sign] of [
      ["highest", -1],
      ["lowest", 1],
    ] as const) {
      const { body } = await guest().get(`/api/pwa/hotelrating/${card.id}?sort=${sort}&count=50`);
      const ratings = body.reviews_summary.reviews.map(({ rating }: { rating: number }) => rating);
      expect(ratings).toHaveLength(body.count);
      expect(ratings).toEqual(ratings.toSorted((a: number, b: number) => (a - b) * sign));
    }
  });

  it("[HOTEL-14] [CONST-05] brings the newest pictures of guests, none twice, as many as the site's limits say", async () => {
    const card = free("hotel", 3);
    const { db } = server().database;
    await db.deleteFrom("guest_image").where("property_id", "=", card.id).execute();
    const row = {
      ...{ property_id: card.id, width: 1600, height: 1067, alt: "", colour: "#e9c78d", category: "pool" },
      ...{ author: "Lena", taken_on: null },
    };
    const days = ["02", "09", "05", "03", "08", "04"].map((day) => ({
      ...row,
      name: `s-pool-noon-${day}`,
      taken_on: `2027-02-${day}`,
    }));
    const unknown = { ...row, name: "s-pool-noon-x", author: null };
    await db
      .insertInto("guest_image")
      .values([unknown, ...days])
      .execute();
    await expect(db.insertInto("guest_image").values(unknown).execute()).rejects.toThrow(/duplicate key/);
    const { hotel } = (await guest().get(`/api/pwa/hotels/${card.id}?${stay}&locale=en`)).body;
    expect(hotel.guest_images.map(({ date }: GuestImage) => date)).toEqual(
      ["09", "08", "05", "04", "03", "02"].map((day) => `2027-02-${day}`),
    );
    expect(hotel.guest_images[0]).toMatchObject({
      author: "Lena",
      image: { alt: `${card.name}: swimming pool` },
    });

    const site = release.sites["homes-nl"] as Site;
    const layout = { ...site.limits.layout, guestImages: 7 };
    const generous = { ...site, limits: { ...site.limits, layout } };
    const app = await buildApp({
      release: () => ({ ...release, sites: { ...release.sites, "homes-nl": generous } }),
      db,
      clock: server().clock,
    });
    const answer = await createBrowser(app, "nl.homes.test").get(`/api/pwa/hotels/${card.id}?${stay}`);
    expect(answer.body.hotel.guest_images).toHaveLength(7);
    expect(answer.body.hotel.guest_images[6]).toEqual({
      image: expect.objectContaining({ name: unknown.name }),
    });
    await app.close();
  });
});
