import { describe, expect, it } from "vitest";
import type { Domain } from "#schemas";
import type { Deal } from "#schemas/generated/config/deal.ts";
import { dealClashes } from "./deal-clashes.ts";

const domain = (id: string, brand: string, country: string) =>
  [id, { id, brand, country } as Domain] as const;
const domains = new Map([domain("a", "alba", "NL"), domain("b", "brio", "IN")]);
const deal = (more: Partial<Deal> = {}): Deal => ({
  id: "one",
  number: 1,
  position: 10,
  title: "deals.one.title",
  lead: "deals.one.lead",
  cities: ["utrecht"],
  percent: 10,
  sale: { from: "2027-01-01", until: "2027-02-01" },
  stays: { from: "2027-01-01", until: "2027-03-01" },
  minNights: 3,
  ...more,
});
const clashes = (one: Deal) =>
  dealClashes(new Map([["one", one]]), domains, new Map(), null).map(({ path, code }) => [
    path.join("."),
    code,
  ]);

describe("deals of sites", () => {
  it("are right where a site offers them and somebody can stay", () => {
    expect(clashes(deal())).toEqual([]);
    expect(clashes(deal({ brands: ["alba"], countries: ["NL"] }))).toEqual([]);
    expect(clashes(deal({ stays: { from: "2027-02-26", until: "2027-03-01" } }))).toEqual([]);
  });

  it.each([
    ["offered by no site", { countries: ["NL"], brands: ["brio"] }, [["countries", "not-offered"]]],
    ["of a brand without sites", { brands: ["cara"] }, [["brands", "not-offered"]]],
    [
      "sold until before it begins",
      { sale: { from: "2027-02-01", until: "2027-01-01" } },
      [["sale.until", "contradiction"]],
    ],
    [
      "for stays until before they begin",
      { stays: { from: "2027-02-01", until: "2027-01-01" } },
      [["stays.until", "contradiction"]],
    ],
    [
      "for stays that are too few nights",
      { stays: { from: "2027-02-27", until: "2027-03-01" } },
      [["stays.until", "contradiction"]],
    ],
    [
      "sold too late for its stays",
      { sale: { from: "2027-02-27", until: "2027-03-01" } },
      [["stays.until", "contradiction"]],
    ],
  ])("are told once where one is %s", (_, more, expected) => {
    expect(clashes(deal(more))).toEqual(expected);
  });
});
