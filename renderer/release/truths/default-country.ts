import type { Country, Domain, RouteTable } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";

/**
 * A default country of addresses that is not the one of the site for unknown hosts: its own pages would have
 * addresses of another country, and those without one would be of a site elsewhere. A site for the whole
 * world is of none, and of two that claim unknown hosts nobody knows which one answers.
 */
export function otherDefaultCountry(
  { defaultCountryCode, countryCodes }: Pick<RouteTable, "defaultCountryCode" | "countryCodes">,
  domains: ReadonlyMap<string, Domain>,
  countries: ReadonlyMap<string, Country>,
): PathProblem[] {
  const [site, ...more] = [...domains.values()].filter(({ fallback }) => fallback);
  const code = countries.get(site?.country ?? "")?.urlCode;
  if (!site || more.length > 0 || site.global || code === undefined || code === defaultCountryCode) return [];
  // A code that leads elsewhere, or nowhere, is told as that.
  if (countryCodes[code] !== site.country || !Object.hasOwn(countryCodes, defaultCountryCode)) return [];
  const message = `"${site.id}" answers for unknown hosts and is of ${site.country}, which is "${code}" in addresses.`;
  const suggestion = `Write "${code}", or let a site of "${defaultCountryCode}" be the fallback.`;
  const path = ["defaultCountryCode"];
  return [{ path, code: "not-of-the-country", message, suggestion, severity: "warning" }];
}
