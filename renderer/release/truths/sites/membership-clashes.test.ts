import { describe, expect, it } from "vitest";
import type { Country, Domain } from "#schemas";
import type { MembershipPlan } from "#schemas/generated/config/membership-plan.ts";
import { membershipClashes } from "./membership-clashes.ts";

const domain = (id: string, brand: string, country: string) =>
  [id, { id, brand, country } as Domain] as const;
const domains = new Map([domain("a", "alba", "NL"), domain("b", "brio", "IN")]);
const countries = new Map([
  ["NL", { currencyCode: "EUR" } as Country],
  ["IN", { currencyCode: "INR" } as Country],
]);
const plan = (id: string, more: Partial<MembershipPlan> = {}): MembershipPlan => ({
  id,
  position: 10,
  name: "membership.plan.x",
  benefits: ["membership.benefit.x"],
  termMonths: 12,
  discountPercentage: 5,
  renewal: "none",
  ...more,
});
const clashes = (...plans: readonly MembershipPlan[]) =>
  membershipClashes(new Map(plans.map((each) => [each.id, each])), domains, countries).map(
    ({ id, path, code }) => [id, path.join("."), code],
  );

describe("memberships of sites", () => {
  it("are right where each site that offers one knows its price, and all of a site have one discount", () => {
    expect(clashes(plan("one"), plan("two", { position: 20, prices: { EUR: 2900, INR: 0 } }))).toEqual([]);
    expect(
      clashes(
        plan("nl", { countries: ["NL"] }),
        plan("in", { countries: ["IN"], discountPercentage: 9, prices: { INR: 99_900 } }),
      ),
    ).toEqual([]);
  });

  it.each([
    ["offered by no site", plan("one", { countries: ["NL"], brands: ["brio"] }), "countries", "not-offered"],
    [
      "priced in nobody's money",
      plan("one", { prices: { EUR: 100, INR: 100, USD: 100 } }),
      "prices.USD",
      "unread-setting",
    ],
    ["free by mistake in one country", plan("one", { prices: { EUR: 2900 } }), "prices", "contradiction"],
  ])("are told once where one is %s", (_, one, path, code) => {
    expect(clashes(one)).toEqual([["one", path, code]]);
  });

  it("are told once, at the later one, where two of a site differ in their discount", () => {
    const other = plan("two", { position: 20, discountPercentage: 8 });
    expect(clashes(plan("one"), other)).toEqual([["two", "discountPercentage", "contradiction"]]);
  });
});
