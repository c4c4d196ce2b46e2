import type { Country, Domain, Limits } from "#schemas";
import type { Deal } from "#schemas/generated/config/deal.ts";
import type { Clash } from "../check-relations.ts";

/** A clash with the rule it breaks. */
interface DealClash extends Clash {
  readonly code: "contradiction" | "not-offered";
  readonly severity: "error" | "warning";
  readonly suggestion: string;
}

/** Deals that no site offers, and deals that nobody can book: days in the wrong order, or too few of them. */
export function dealClashes(
  deals: ReadonlyMap<string, Deal>,
  domains: ReadonlyMap<string, Domain>,
  countries: ReadonlyMap<string, Country>,
  limits: Limits | null,
): readonly DealClash[] {
  return [...deals].flatMap(([id, deal]): DealClash[] => [
    ...nowhere(id, deal, [...domains.values()]),
    ...tooLong(id, deal, { domains, countries, limits }),
    ...turned(id, deal),
    ...tooShort(id, deal),
  ]);
}

function nowhere(id: string, { brands, countries }: Deal, domains: readonly Domain[]): readonly DealClash[] {
  const isOffered = domains.some(
    ({ brand, country }) => (brands?.includes(brand) ?? true) && (countries?.includes(country) ?? true),
  );
  if (isOffered) return [];
  const where = [...(countries ?? []), ...(brands ?? [])].join(", ");
  return [
    {
      id,
      path: countries ? ["countries"] : ["brands"],
      code: "not-offered",
      severity: "warning",
      message: `No site is of ${where}, so nobody is offered this deal.`,
      suggestion: "Name countries and brands that have a site together, or take the file out.",
    },
  ];
}

interface Sites {
  readonly domains: ReadonlyMap<string, Domain>;
  readonly countries: ReadonlyMap<string, Country>;
  readonly limits: Limits | null;
}

/** More nights than can be booked on a site that offers the deal: its page leads nowhere there. */
function tooLong(
  id: string,
  { brands, countries: own, minNights }: Deal,
  { domains, countries, limits }: Sites,
): readonly DealClash[] {
  const sites = [...domains.values()].filter(
    ({ brand, country }) => (brands?.includes(brand) ?? true) && (own?.includes(country) ?? true),
  );
  const most = sites.map(({ id: site, country, overrides }) => {
    // Sparse layers.
    const stays = [limits, overrides?.limits as Partial<Limits> | undefined].map((each) => each?.stays ?? {});
    const { hotelMaxNights = 0, homeMaxDates = 0 }: Partial<Limits["stays"]> = Object.assign({}, ...stays);
    const dates = countries.get(country)?.maxSelectableDates ?? Math.max(hotelMaxNights + 1, homeMaxDates);
    return { site, nights: dates - 1 };
  });
  const short = most.filter(({ nights }) => nights > 0 && nights < minNights);
  const [least] = short.toSorted((a, b) => a.nights - b.nights);
  if (!least) return [];
  return [
    {
      id,
      path: ["minNights"],
      code: "contradiction",
      severity: "warning",
      message: `It is for ${minNights} nights and more, and a stay is ${least.nights} at most on ${short.map(({ site }) => `"${site}"`).join(", ")}.`,
      suggestion: `Write ${least.nights} or less, or name the countries where it can be booked in "countries".`,
    },
  ];
}

function turned(id: string, deal: Deal): readonly DealClash[] {
  return (["sale", "stays"] as const)
    .filter((name) => deal[name].until < deal[name].from)
    .map((name) => ({
      id,
      path: [name, "until"],
      code: "contradiction",
      severity: "error",
      message: `Its last day, ${deal[name].until}, is before its first, ${deal[name].from}.`,
      suggestion: `Write a day from ${deal[name].from} on.`,
    }));
}

/** Stays that may be booked when the sale begins and end in time. */
function tooShort(id: string, { sale, stays, minNights }: Deal): readonly DealClash[] {
  if (stays.until < stays.from || sale.until < sale.from) return [];
  const first = stays.from > sale.from ? stays.from : sale.from;
  const nights = (Date.parse(stays.until) - Date.parse(first)) / 86_400_000;
  if (nights >= minNights) return [];
  return [
    {
      id,
      path: ["stays", "until"],
      code: "contradiction",
      severity: "error",
      message: `Nobody can stay ${minNights} nights between ${first} and ${stays.until}.`,
      suggestion: "Write a later day, or fewer nights.",
    },
  ];
}
