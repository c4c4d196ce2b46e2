import type { Brand, Country, Domain, Experiment } from "#schemas";
import type { Clash } from "./check-relations.ts";

/** A clash with its code, and what to do. */
export interface OwnerClash extends Clash {
  readonly code: string;
  readonly suggestion: string;
  readonly severity: "warning";
}

/** Addresses of a site or a brand that lie under the hosts of another brand: copied, and left so. */
export function foreignAddresses(
  domains: ReadonlyMap<string, Domain>,
  brands: ReadonlyMap<string, Brand>,
  countries: ReadonlyMap<string, Country>,
): Readonly<Record<"hosts" | "domains" | "brands" | "countries", readonly OwnerClash[]>> {
  const owners = new Map<string, Set<string>>();
  for (const { brand, host, hosts } of domains.values())
    for (const base of [host, ...hosts].map(baseOf))
      if (base) owners.set(base, (owners.get(base) ?? new Set()).add(brand));
  const clash = (
    id: string,
    brand: string,
    field: string | readonly string[],
    address: string | undefined,
  ): OwnerClash[] => {
    const base = baseOf(/^(?:https?:\/\/|.*@)([^/:]+)/.exec(address ?? "")?.[1] ?? "");
    const own = base === undefined ? undefined : owners.get(base);
    if (!own || own.has(brand)) return [];
    const [other = ""] = own;
    const message = `${address} is an address of ${other}, and this is ${brand}.`;
    const suggestion = `Write the address of ${brand}.`;
    const path = [field].flat();
    return [{ id, path, code: "of-another-brand", message, suggestion, severity: "warning" }];
  };
  /** A page on a network or in a store that says another brand's name, and not its own. */
  const ofOther = (id: string, path: readonly string[], url: string): OwnerClash[] => {
    const says = (brand: string) => url.toLowerCase().includes(brand.toLowerCase());
    const other = [...brands.keys()].find((brand) => brand !== id && says(brand));
    if (other === undefined || says(id)) return [];
    const message = `${url} names ${other}, and this is ${id}.`;
    const suggestion = `Write the address of ${id}.`;
    return [{ id, path, code: "of-another-brand", message, suggestion, severity: "warning" }];
  };
  /** A host under a domain that is called after another brand, which has a site there. */
  const ofOtherHost = (id: string, { brand, host, hosts }: Domain): OwnerClash[] =>
    [
      { name: host, path: ["host"] },
      ...hosts.map((name, index) => ({ name, path: ["hosts", String(index)] })),
    ].flatMap(({ name, path }): OwnerClash[] => {
      const base = baseOf(name) ?? "";
      const other = base.split(".", 1)[0] ?? "";
      const isTheirs = other !== brand && brands.has(other) && owners.get(base)?.has(other) === true;
      if (!isTheirs || name.includes(brand)) return [];
      // A host that two sites claim is told as that.
      const isTaken = [...domains].some(
        ([site, { host: main, hosts: more }]) => site !== id && [main, ...more].includes(name),
      );
      if (isTaken) return [];
      const message = `${name} lies under the domain of ${other}, and this is a site of ${brand}.`;
      const suggestion = `Write a host of ${brand}.`;
      return [{ id, path, code: "of-another-brand", message, suggestion, severity: "warning" }];
    });
  return {
    hosts: [...domains].flatMap(([id, domain]) => ofOtherHost(id, domain)),
    domains: [...domains].flatMap(([id, { brand, apiBaseHost, businessUrl, travelAgentUrl, overrides }]) => [
      ...clash(id, brand, "apiBaseHost", apiBaseHost),
      ...clash(id, brand, "businessUrl", businessUrl),
      ...clash(id, brand, "travelAgentUrl", travelAgentUrl),
      ...MAILBOXES.flatMap((field) => {
        const mailbox: unknown = overrides?.brand?.[field];
        return typeof mailbox === "string" ? clash(id, brand, ["overrides", "brand", field], mailbox) : [];
      }),
    ]),
    brands: [...brands].flatMap(([id, brand]) => [
      ...MAILBOXES.flatMap((field) => clash(id, id, field, brand[field])),
      ...Object.entries(brand.socialLinks ?? {}).flatMap(([name, { url }]) =>
        ofOther(id, ["socialLinks", name, "url"], url),
      ),
      ...Object.entries(brand.appLinks ?? {}).flatMap(([name, url]) => ofOther(id, ["appLinks", name], url)),
    ]),
    countries: [...countries].flatMap(([id, { links = {} }]) => {
      // A country that several brands sell has links of none of them.
      const [brand, ...more] = new Set(
        [...domains.values()].flatMap((domain) => (domain.country === id ? [domain.brand] : [])),
      );
      if (brand === undefined || more.length > 0) return [];
      return Object.entries(links).flatMap(([name, address]) =>
        clash(id, brand, ["links", name], String(address)),
      );
    }),
  };
}

const MAILBOXES = ["supportEmail", "partnerEmail"] as const;

/**
 * Addresses that are meant to lead elsewhere, to a place for agents or companies, a network or a store, and
 * lead to the first page of one of the sites.
 */
export function ownAddresses(
  domains: ReadonlyMap<string, Domain>,
  brands: ReadonlyMap<string, Brand>,
): Readonly<Record<"domains" | "brands", readonly OwnerClash[]>> {
  const sites = new Map(
    [...domains].flatMap(([id, { host, hosts }]) => [host, ...hosts].map((each) => [each, id] as const)),
  );
  const clash = (id: string, path: readonly string[], address: string | undefined): OwnerClash[] => {
    const [, host = ""] = /^https?:\/\/([^/:?#]+)[^/]*\/?$/.exec(address ?? "") ?? [];
    const site = sites.get(host.toLowerCase());
    if (site === undefined) return [];
    const message = `${address} is the first page of the site "${site}", and this is meant to lead elsewhere.`;
    const suggestion = "Write the address of its own, or take it out.";
    return [{ id, path, code: "leads-home", message, suggestion, severity: "warning" }];
  };
  return {
    domains: [...domains].flatMap(([id, { businessUrl, travelAgentUrl }]) => [
      ...clash(id, ["businessUrl"], businessUrl),
      ...clash(id, ["travelAgentUrl"], travelAgentUrl),
    ]),
    brands: [...brands].flatMap(([id, { socialLinks = {}, appLinks = {} }]) => [
      ...Object.entries(socialLinks).flatMap(([name, { url }]) =>
        clash(id, ["socialLinks", name, "url"], url),
      ),
      ...Object.entries(appLinks).flatMap(([name, url]) => clash(id, ["appLinks", name], url)),
    ]),
  };
}

/** Addresses for agents and for companies, by their words, each where the other belongs. */
export function turnedAddresses(domains: ReadonlyMap<string, Domain>): OwnerClash[] {
  return [...domains].flatMap(([id, { businessUrl, travelAgentUrl }]): OwnerClash[] => {
    const isOf = (address: string | undefined, own: RegExp, other: RegExp) =>
      address !== undefined && own.test(address) && !other.test(address);
    const isTurned =
      isOf(businessUrl, FOR_AGENTS, FOR_COMPANIES) && isOf(travelAgentUrl, FOR_COMPANIES, FOR_AGENTS);
    if (!isTurned) return [];
    const message = `By their words, ${businessUrl} is for agents and ${travelAgentUrl} for companies.`;
    const suggestion = `Write "${travelAgentUrl}", and "${businessUrl}" in "travelAgentUrl".`;
    return [{ id, path: ["businessUrl"], code: "wrong-order", message, suggestion, severity: "warning" }];
  });
}

const FOR_AGENTS = /\bagents?\b/i;
const FOR_COMPANIES = /\b(business|corporate|companies|company)\b/i;

/** The part of a host that somebody registers; none of an address that is one word. */
export function baseOf(host: string): string | undefined {
  const labels = host.split(".");
  return labels.length < 2 ? undefined : labels.slice(-2).join(".");
}

/** Experiments for brands, countries and domains that no site has all together. */
export function scopesOfNobody(
  experiments: ReadonlyMap<string, Experiment>,
  domains: ReadonlyMap<string, Domain>,
): OwnerClash[] {
  return [...experiments].flatMap(([id, { scope }]): OwnerClash[] => {
    const allows = (list: readonly string[] | undefined, name: string) => list?.includes(name) ?? true;
    const isForSome = [...domains].some(
      ([name, { brand, country }]) =>
        allows(scope?.brands, brand) && allows(scope?.countries, country) && allows(scope?.domains, name),
    );
    if (!scope || isForSome) return [];
    const message = "No site is of all that the scope names, so nobody takes part.";
    const suggestion = "Name sites there are, or take a part of the scope out.";
    return [{ id, path: ["scope"], code: "nobody-in-scope", message, suggestion, severity: "warning" }];
  });
}
