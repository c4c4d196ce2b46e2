import type { Country, Domain } from "#schemas";
import type { MembershipPlan } from "#schemas/generated/config/membership-plan.ts";
import type { Clash } from "../check-relations.ts";
import { currencyDecimals } from "../country-measures.ts";

/** A clash with the rule it breaks. */
interface PlanClash extends Clash {
  readonly code: "contradiction" | "not-offered" | "out-of-range" | "unread-setting";
  readonly severity: "error" | "warning";
  readonly suggestion: string;
}

/**
 * Memberships that no site offers, that cost nothing by mistake or something that nobody pays, and plans of
 * one site with different discounts: pages are kept once for all members of a site.
 */
export function membershipClashes(
  plans: ReadonlyMap<string, MembershipPlan>,
  domains: ReadonlyMap<string, Domain>,
  countries: ReadonlyMap<string, Country>,
): readonly PlanClash[] {
  const sitesOf = ({ brands, countries: own }: MembershipPlan) =>
    [...domains.values()].filter(
      ({ brand, country }) => (brands?.includes(brand) ?? true) && (own?.includes(country) ?? true),
    );
  return [...plans].flatMap(([id, plan]): PlanClash[] => {
    const sites = sitesOf(plan);
    if (sites.length === 0) return [nowhere(id, plan)];
    const places = [...new Set(sites.map(({ country }) => country))];
    return [...prices(id, plan, places, countries), ...discounts(id, plan, sites, [...plans.values()])];
  });
}

function nowhere(id: string, { countries, brands }: MembershipPlan): PlanClash {
  const where = [...(countries ?? []), ...(brands ?? [])].join(", ");
  return {
    id,
    path: countries ? ["countries"] : ["brands"],
    code: "not-offered",
    severity: "warning",
    message: `No site is of ${where}, so nobody is offered this membership.`,
    suggestion: "Name countries and brands that have a site together, or take the file out.",
  };
}

function prices(
  id: string,
  { prices: own }: MembershipPlan,
  places: readonly string[],
  countries: ReadonlyMap<string, Country>,
): readonly PlanClash[] {
  if (!own) return [];
  const moneyOf = new Map(places.map((code) => [code, countries.get(code)?.currencyCode]));
  const unread = Object.keys(own).filter((currency) => ![...moneyOf.values()].includes(currency));
  const [free] = [...moneyOf].filter(([, currency]) => currency && !Object.hasOwn(own, currency));
  return [
    ...unread.map(
      (currency): PlanClash => ({
        id,
        path: ["prices", currency],
        code: "unread-setting",
        severity: "warning",
        message: `No site that offers this membership takes ${currency}.`,
        suggestion: `Write one of ${[...new Set(moneyOf.values())].join(", ")}, or take it out.`,
      }),
    ),
    ...Object.entries(own)
      .filter(([currency, price]) => price > 0 && price < 10 ** currencyDecimals(currency))
      .map(
        ([currency, price]): PlanClash => ({
          id,
          path: ["prices", currency],
          code: "out-of-range",
          severity: "warning",
          message: `${price} minor units are less than one ${currency}.`,
          suggestion: `Write ${price * 10 ** currencyDecimals(currency)} for ${price} ${currency}, or 0 where it is free.`,
        }),
      ),
    // A currency that nobody takes may be this one, misspelt.
    ...(free && unread.length === 0
      ? [
          {
            id,
            path: ["prices"],
            code: "contradiction",
            severity: "error",
            message: `It has a price and would be free in ${free[0]}, which pays in ${free[1]}.`,
            suggestion: `Write a price in ${free[1]} too, 0 where it is meant to be free.`,
          } as const,
        ]
      : []),
  ];
}

function discounts(
  id: string,
  plan: MembershipPlan,
  sites: readonly Domain[],
  all: readonly MembershipPlan[],
): readonly PlanClash[] {
  const shared = all.find(
    (other) =>
      // Said once of two: at the one that stands later.
      (other.position < plan.position || (other.position === plan.position && other.id < id)) &&
      other.discountPercentage !== plan.discountPercentage &&
      sites.some(
        ({ brand, country }) =>
          (other.brands?.includes(brand) ?? true) && (other.countries?.includes(country) ?? true),
      ),
  );
  if (!shared) return [];
  return [
    {
      id,
      path: ["discountPercentage"],
      code: "contradiction",
      severity: "error",
      message: `Members pay ${plan.discountPercentage}% less by this plan and ${shared.discountPercentage}% by "${shared.id}" on one site, whose pages show one price to all members.`,
      suggestion: `Write ${shared.discountPercentage}.`,
    },
  ];
}
