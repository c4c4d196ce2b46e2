import { expect, it } from "vitest";
import { EMPTY_SEARCH, parseListingQuery } from "#domain";
import type { PageRequestInput } from "#renderer/server";
import { buildLimitedRelease } from "../testing/limits.ts";
import { listingInput } from "./listing-input.ts";

function ask(pageSize: number, query: Readonly<Record<string, string>>) {
  const site = buildLimitedRelease({ search: { pageSize } }).sites["homes-nl"];
  const input = { view: { site }, route: { params: { city: "utrecht" } } } as unknown as PageRequestInput;
  const listing = parseListingQuery(query);
  return listingInput({
    input,
    query,
    search: EMPTY_SEARCH,
    listing,
    stay: null,
    rooms_config: "1-2_0_0_0",
  });
}

it("[LIST-02] [CONST-01] asks for pages of the size the site says", () => {
  expect(ask(20, { page: "3" })).toMatchObject({ city: "utrecht", page: 3, count: 20 });
  expect(ask(7, {})).toMatchObject({ page: 1, count: 7 });
});

it("[LIST-02] asks for no page past the last one there can be, and takes no size from the address", () => {
  expect(ask(7, { page: "900", count: "1000000" })).toMatchObject({ page: 500, count: 7 });
});
