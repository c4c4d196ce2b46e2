import { describe, expect, it } from "vitest";
import type { Country, Domain } from "#schemas";
import { countryClashes } from "./check-relations.ts";

const country = (regionId: number, urlCode: string) => ({ regionId, urlCode }) as Country;
const domain = (of: string, countryId: number, pageCountryCode: string) =>
  ({ country: of, countryId, pageCountryCode }) as Domain;

const blamed = (domains: readonly Domain[]) =>
  countryClashes(
    new Map([
      ["AA", country(1, "aa")],
      ["BB", country(1, "bb")],
    ]),
    new Map(domains.map((each, index) => [String(index), each])),
  ).map(({ id, path }) => `${id} ${path.join(".")}`);

describe("an id that two countries have", () => {
  it("is told at the later one where nobody knows better", () => {
    expect(blamed([])).toEqual(["BB regionId"]);
    expect(blamed([domain("AA", 1, "aa"), domain("BB", 2, "bb")])).toEqual(["BB regionId"]);
  });

  it("is told at the one whose own sites say another one", () => {
    expect(blamed([domain("AA", 7, "aa"), domain("BB", 1, "bb")])).toEqual(["AA regionId"]);
  });
});
