import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatRoomsConfig, type RoomConfig } from "#domain/rooms";
import type { Release, Site } from "#renderer";
import { startTestWeb, type TestWeb } from "../server/testing/web-app.ts";
import { realRelease } from "./support/real-release.ts";

let web: TestWeb;
let release: Release;
beforeAll(async () => {
  const real = await realRelease();
  const made = (id: string, from: string, change: Partial<Pick<Site, "brand" | "country">>) => {
    const site = real.sites[from] as Site;
    return { ...site, ...change, id, domain: { ...site.domain, id, host: `${id}.test` } };
  };
  const hotels = real.sites["solvanta-in"] as Site;
  const homes = real.sites["wrenhollow-nl"] as Site;
  const both = ["hotel", "home"] as Site["brand"]["propertyTypes"];
  const sites = Object.fromEntries(
    [
      made("both-in", "solvanta-in", { brand: { ...hotels.brand, propertyTypes: both } }),
      made("both-nl", "wrenhollow-nl", { brand: { ...homes.brand, propertyTypes: both } }),
      made("hotels-nl", "solvanta-in", { country: homes.country }),
      made("homes-in", "wrenhollow-nl", { country: hotels.country }),
    ].map((site) => [site.id, site]),
  );
  const hosts = Object.fromEntries(Object.values(sites).map(({ id, domain }) => [domain.host, id]));
  release = { ...real, sites: { ...real.sites, ...sites }, hosts: { ...real.hosts, ...hosts } };
  web = await startTestWeb(() => release);
}, 120_000);
afterAll(() => web.stop());

const room = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.integer({ min: 0, max: 2 }),
  infants: fc.integer({ min: 0, max: 1 }),
  pets: fc.integer({ min: 0, max: 1 }),
});
const party: fc.Arbitrary<RoomConfig> = fc.array(room, { minLength: 1, maxLength: 4 });

/** The rooms that the search box of a page holds. */
async function picked(host: string, rooms: string): Promise<string | undefined> {
  const { body } = await web.get(`/search?rooms_config=${rooms}`, host);
  return /<input type="hidden" name="rooms_config" value="([^"]*)"/.exec(body)?.[1];
}

/** The rooms that a search on the same site is answered for. */
async function counted(host: string, rooms: string): Promise<string | undefined> {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await web.get(`/api/pwa/search?rooms_config=${rooms}`, host, { headers });
  return answer.json().stay?.rooms_config;
}

describe("rooms as they are sold", () => {
  it("[ROOM-12] are counted alike by the picker and the server, on every site and whatever its country usually sells", async () => {
    const hosts = Object.entries(release.hosts);
    expect(hosts.length).toBeGreaterThan(12);
    for (const [host, id] of hosts)
      await fc.assert(
        fc.asyncProperty(party, async (rooms) => {
          const written = formatRoomsConfig(rooms);
          const shown = await picked(host, written);
          expect(shown, `${id} ${written}`).toMatch(/^\d+-/);
          expect(await counted(host, written), `${id} ${written}`).toBe(shown);
        }),
        { numRuns: 4 },
      );
  }, 120_000);

  it("[ROOM-12] are one for a whole party where nothing but homes is sold, and as chosen elsewhere", async () => {
    const two = "2-2_0_0_0-1_0_1_0";
    const one = "1-3_0_1_0";
    for (const [host, rooms] of [
      ["both-in.test", two],
      ["both-nl.test", two],
      ["hotels-nl.test", two],
      ["homes-in.test", one],
    ] as const)
      expect([host, await picked(host, two), await counted(host, two)]).toEqual([host, rooms, rooms]);
  });
});
