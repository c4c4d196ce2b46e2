import { expect, it } from "vitest";
import type { ReferenceInput } from "#renderer/server";
import { searchReferences } from "../../server/page/search-references.ts";
import { realRelease } from "../support/real-release.ts";

/** What a page of a property reads of the search, and no list of results does. */
const OF_PROPERTIES = ["breakfastSelected", "deal_id", "end_time", "selected_rcid", "start_time"];

/** Every part of the address that is read for the search. */
function partsRead(input: ReferenceInput): ReadonlySet<string> {
  const read = new Set<string>();
  const note = (part: string | symbol) => void read.add(String(part));
  const address = new Proxy({} as Record<string, string>, {
    get: (_, part) => note(part),
    has: (_, part) => {
      note(part);
      return false;
    },
  });
  searchReferences(input, address);
  return read;
}

it("asks each page of results to declare every part of the address that the search reads", async () => {
  const { sites } = await realRelease();
  const missing = Object.values(sites).flatMap((site) =>
    Object.values(site.pages).flatMap(({ id, provides = [], cache }) => {
      if (!provides.includes("search")) return [];
      const route = { page: id, name: id, params: {}, countryCode: "" };
      const input = { view: { site, route }, route, today: "2026-11-26" } as unknown as ReferenceInput;
      const read = [...partsRead(input)].filter((part) => !OF_PROPERTIES.includes(part));
      expect(read.length).toBeGreaterThan(20);
      return read.filter((part) => !cache.query.includes(part)).map((part) => `${site.id} ${id} ${part}`);
    }),
  );
  expect(missing).toEqual([]);
});
