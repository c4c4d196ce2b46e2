import { describe, expect, it } from "vitest";
import { conditionScope, evaluate } from "./conditions.ts";
import type { Condition } from "./page-document.ts";

const context = {
  site: { country: { COUNTRY_CODE: "NL" } },
  query: { checkin: "2027-01-02" },
  flag: { web2: "new" },
};

describe("conditions", () => {
  it.each<[Condition, boolean | undefined]>([
    [{ eq: ["site.country.COUNTRY_CODE", "NL"] }, true],
    [{ not: { eq: ["site.country.COUNTRY_CODE", "NL"] } }, false],
    [{ in: ["flag.web2", ["old", "new"]] }, true],
    [{ exists: "query.checkin" }, true],
    [{ exists: "query.checkout" }, false],
    [{ eq: ["user.signedIn", true] }, undefined],
    [{ all: [{ eq: ["site.country.COUNTRY_CODE", "DE"] }, { eq: ["user.signedIn", true] }] }, false],
    [{ any: [{ eq: ["site.country.COUNTRY_CODE", "NL"] }, { eq: ["user.signedIn", true] }] }, true],
    [{ all: [{ eq: ["site.country.COUNTRY_CODE", "NL"] }, { eq: ["user.signedIn", true] }] }, undefined],
    [{ not: { eq: ["user.signedIn", true] } }, undefined],
    [{ hasData: "hotels" }, undefined],
  ])("decides %j as %s", (condition, expected) => {
    expect(evaluate(condition, context)).toBe(expected);
  });

  it("decides hasData once the answers are there", () => {
    expect(evaluate({ hasData: "hotels" }, context, (name) => name === "hotels")).toBe(true);
  });

  it("gives a condition the widest scope it reads", () => {
    expect(conditionScope({ eq: ["site.country.COUNTRY_CODE", "NL"] })).toBe("static");
    expect(
      conditionScope({ all: [{ eq: ["site.country.COUNTRY_CODE", "NL"] }, { exists: "query.a" }] }),
    ).toBe("variant");
    expect(conditionScope({ any: [{ exists: "query.a" }, { not: { eq: ["user.member", true] } }] })).toBe(
      "audience",
    );
  });
});
