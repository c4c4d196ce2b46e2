import type { Domain } from "#schemas";
import type { Site } from "../../site/site.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { isJsonObject, type Layer } from "../json/layer.ts";
import { nameHelp } from "../json/nearest-name.ts";
import { siteLayers } from "../layers/site-layers.ts";
import type { ConfigIndex } from "../read/config-index.ts";
import { misspeltHosts } from "../truths/sites/odd-hosts.ts";
import { lackingMails } from "./lacking-mails.ts";

/** What resolved sites are held against. */
export interface SiteTruthsInput {
  readonly sites: ReadonlyMap<string, Site>;
  readonly domains: ReadonlyMap<string, Domain>;
  readonly index: ConfigIndex;
  /** Whether every domain can be read: one that cannot may have the host that is missed. */
  readonly allRead: boolean;
  /** By event: kinds of blocks, and values (`{code}`), that one of its mails must show. */
  readonly mailsMust: ReadonlyMap<string, readonly string[] | undefined>;
  /** Values that messages of a brand ask for, by message. */
  readonly asking: (brand: string) => ReadonlyMap<string, readonly string[]>;
}

/**
 * What sites come to by their layers and is not so, by site: a main address that is another site's or
 * nobody's, limits that their country overrules, mails that lack what they are for.
 */
export function siteTruths(input: SiteTruthsInput): readonly (readonly [site: string, finding: Finding])[] {
  const { sites, domains, index, allRead, mailsMust, asking } = input;
  // A host that is a slip of the hand is told as that.
  const owners = allRead && misspeltHosts(domains).length === 0 ? hostOwners(domains) : undefined;
  return [...sites].flatMap(([id, site]) => {
    const domain = domains.get(id);
    if (!domain) return [];
    return [
      ...(owners ? strayAddress(site, domain, owners, index) : []),
      ...overruledLimits(site, domain, index),
      ...lackingMails(site, index, mailsMust, asking(site.brand.id)),
    ].map((finding) => [id, finding] as const);
  });
}

/** Domains by host; undefined when two claim one, of which nobody knows whose it is. */
function hostOwners(domains: ReadonlyMap<string, Domain>): ReadonlyMap<string, Domain> | undefined {
  const claims = [...domains.values()].flatMap((domain) =>
    [domain.host, ...domain.hosts].map((host) => [host, domain] as const),
  );
  const owners = new Map(claims);
  return owners.size === claims.length ? owners : undefined;
}

/**
 * The main address of a site is where search engines send its guests (CONF-05): to a site that says the same
 * in the same language they may be sent, to any other not.
 */
function strayAddress(
  { id, brand, country }: Site,
  domain: Domain,
  owners: ReadonlyMap<string, Domain>,
  index: ConfigIndex,
): readonly Finding[] {
  const host = /^https:\/\/([^/]+)/.exec(country.canonicalURL ?? "")?.[1];
  if (host === undefined || owners.get(host) === domain) return [];
  const [said, before] = siteLayers(index, id, domain).country.filter(saysAddress).reverse();
  const owner = owners.get(host);
  // What repeats a weaker layer is told as that, unless it is somebody else's.
  if (!said || (!owner && addressIn(before) === addressIn(said))) return [];
  // The country's own record is right for another site, so this one lacks an address of its own.
  const isOwn = before !== undefined;
  const source = isOwn ? said.source : index.byKind("domain").get(id);
  const path = isOwn ? [...said.at, "canonicalURL"] : ["host"];
  if (!source || (!owner && !isOwn)) return [];
  if (!owner) {
    const message = `No site answers at "${host}".`;
    const { suggestion } = nameHelp(host, owners.keys());
    return [createFinding(source, path, { code: "unknown-host", severity: "warning", message, suggestion })];
  }
  const isAlike =
    owner.brand === brand.id &&
    owner.country === domain.country &&
    owner.defaultLocale === domain.defaultLocale;
  // Who names another country by mistake is told of that.
  const isMisplaced =
    domain.pageCountryCode !== country.urlCode || domain.appCountryCode !== country.COUNTRY_CODE;
  if (isAlike || isMisplaced) return [];
  const message = `Search engines are sent to ${country.canonicalURL}, which is the site "${owner.id}" and not "${id}".`;
  const address = `"canonicalURL": "https://${domain.host}/"`;
  const suggestion = isOwn
    ? `Write ${address}.`
    : `Write "overrides": { "country": { ${address} } }, beside what it overrides already.`;
  const words = { code: "address-of-another", severity: "warning", message, suggestion } as const;
  return [createFinding(source, path, words)];
}

function saysAddress(layer: Layer): boolean {
  return addressIn(layer) !== undefined;
}

function addressIn(layer: Layer | undefined): unknown {
  return isJsonObject(layer?.value) ? layer.value.canonicalURL : undefined;
}

/**
 * Limits of stays that a site says and its country says too: those of the country count (`stayLimits` of
 * domain/stay), and numbers for what the brand does not sell count nowhere.
 */
function overruledLimits(
  { id, brand, country }: Site,
  { overrides }: Domain,
  index: ConfigIndex,
): readonly Finding[] {
  const source = index.byKind("domain").get(id);
  const stays = overrides?.limits?.stays;
  if (!source || !isJsonObject(stays)) return [];
  const isRead = (type: "hotel" | "home") =>
    country.defaultPropertyType !== type && brand.propertyTypes?.includes(type);
  const rules = [
    ["searchMonths", "maxSearchableMonths", false],
    ["hotelMaxNights", "maxSelectableDates", isRead("hotel")],
    ["homeMinDates", "minSelectableDates", isRead("home")],
    ["homeMaxDates", "maxSelectableDates", isRead("home")],
  ] as const;
  return rules.flatMap(([field, by, isReadHere]) => {
    if (isReadHere || stays[field] === undefined || country[by] === undefined) return [];
    const message = `Nobody reads "${field}" here: the country says ${country[by]} in "${by}".`;
    const suggestion = `Write "${by}" in "overrides.country" instead.`;
    const words = { code: "overruled", severity: "warning", message, suggestion } as const;
    return [createFinding(source, ["overrides", "limits", "stays", field], words)];
  });
}
