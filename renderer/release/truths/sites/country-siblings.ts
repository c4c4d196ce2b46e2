import type { Country, Domain, Limits } from "#schemas";
import type { OwnerClash } from "../check-owners.ts";

/** So many other countries with one currency agree before one is held to it. */
const FEWEST = 3;

/**
 * Countries that write a currency with other decimals than every other country that has it: one brand shows
 * one money in one way (LOC-08).
 */
export function otherDecimals(countries: ReadonlyMap<string, Country>): OwnerClash[] {
  return [...countries].flatMap(([id, { currencyCode, displayDecimals }]): OwnerClash[] => {
    const others = [...countries].flatMap(([other, country]) =>
      other === id || country.currencyCode !== currencyCode ? [] : [country.displayDecimals],
    );
    const [usual] = others;
    const agree = others.every((each) => each === usual);
    if (usual === undefined || displayDecimals === undefined || others.length < FEWEST || !agree) return [];
    if (displayDecimals === usual) return [];
    // Other than all of a currency's decimals, or none, is untrue wherever it stands.
    if (displayDecimals !== 0 && usual !== 0) return [];
    const message = `${currencyCode} is written with ${displayDecimals} decimals here, and with ${usual} in ${others.length} other countries.`;
    const suggestion = `Write ${usual}.`;
    const path = ["displayDecimals"];
    return [{ id, path, code: "unlike-siblings", message, suggestion, severity: "warning" }];
  });
}

/**
 * Countries whose longest stay has more nights than any of their sites lets a browser book: it can be chosen
 * and never be booked.
 */
export function unbookableStays(
  countries: ReadonlyMap<string, Country>,
  domains: ReadonlyMap<string, Domain>,
  limits: Limits | null,
): OwnerClash[] {
  // A project without limits has none to hold a country to.
  const budget = limits?.protection?.roomNightsPerSession;
  if (budget === undefined) return [];
  // A budget below the longest stay of the limits themselves is told there, and one that most countries
  // exceed is the odd one.
  const { hotelMaxNights = 0, homeMaxDates = 0 }: Partial<Limits["stays"]> = limits?.stays ?? {};
  if (budget < Math.max(hotelMaxNights, homeMaxDates)) return [];
  const told = [...countries].flatMap(([id, { maxSelectableDates: dates }]): OwnerClash[] => {
    const own = [...domains.values()].flatMap(({ country, overrides }) =>
      // A sparse layer of the limits.
      country === id
        ? ((overrides?.limits as Partial<Limits> | undefined)?.protection?.roomNightsPerSession ?? [])
        : [],
    );
    const most = Math.max(budget, ...own);
    if (dates === undefined || dates - 1 <= most) return [];
    const message = `${dates} dates are ${dates - 1} nights, and a browser may book ${most} ("protection.roomNightsPerSession").`;
    const suggestion = `Write ${most + 1} or less.`;
    const path = ["maxSelectableDates"];
    return [{ id, path, code: "out-of-range", message, suggestion, severity: "warning" }];
  });
  return 2 * told.length > countries.size ? [] : told;
}
