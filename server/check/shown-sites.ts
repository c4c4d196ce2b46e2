import type { Release, Site } from "#renderer";
import { nameOf, type Read, siteForVendor } from "#renderer/server";
import type { WidgetManifest } from "#schemas";
import { openModals } from "../page/open-modals.ts";
import { readPageRequest } from "../web/pages/page-request.ts";
import { type SampleAddress, sampleAddresses } from "./sample-addresses.ts";
import type { SiteProblem } from "./site-problem.ts";

/** A site as its own guests or a vendor's see it. */
export interface ShownSite {
  readonly site: Site;
  /** The number of the one before it that shows the same pages. */
  readonly alike: number | undefined;
  readonly leadsTo: (href: string) => boolean;
  /** What was read to say so, and to find its addresses. */
  readonly readsOfLinks: () => readonly Read[];
  readonly addresses: () => Sampled;
  readonly popups: () => ReadonlyMap<string, readonly string[]>;
}

/** Addresses of a site's pages, and why there are none. */
export interface Sampled {
  readonly addresses: ReadonlyMap<string, SampleAddress>;
  readonly problems: readonly SiteProblem[];
}

/** Every site as its own guests and each of its vendors see it. */
export function shownSites(
  release: Release,
  factsOf: (site: Site) => Pick<ShownSite, "leadsTo" | "readsOfLinks" | "addresses">,
): readonly ShownSite[] {
  const known = new Map<string, number>();
  const all = Object.values(release.sites).flatMap((own) => [
    own,
    ...Object.keys(release.microsites).flatMap((name) => siteForVendor(release, own, name) ?? []),
  ]);
  return all.map((site, number): ShownSite => {
    const key = likeness(site);
    const alike = known.get(key);
    if (alike === undefined) known.set(key, number);
    const facts = factsOf(site);
    let popups: ReturnType<typeof popupsByPage> | undefined;
    return {
      site,
      alike,
      ...facts,
      popups: () => {
        popups ??= popupsByPage(site, [...facts.addresses().addresses.keys()]);
        return popups;
      },
    };
  });
}

/** Languages by how many sites have pages of their own in them. */
export function spokenOn(sites: readonly ShownSite[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { site, alike } of sites)
    if (alike === undefined)
      for (const locale of site.locales) counts.set(locale, (counts.get(locale) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([locale]) => locale);
}

/** Popups of a site by the page that each is opened over: the first one it can be opened over. */
function popupsByPage(site: Site, pages: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const { modals } = site;
  const over = new Map<string, readonly string[]>();
  for (const [name, { nestedUnder: parent }] of Object.entries(modals)) {
    const open = parent === undefined ? [] : [parent];
    const opens = (page: string) =>
      [false, true].some((signedIn) => {
        const provides = site.pages[page]?.provides ?? [];
        return openModals(name, { direct: false, modals, open, provides, signedIn }).includes(name);
      });
    const page = pages.find(opens);
    if (page !== undefined) over.set(page, [...(over.get(page) ?? []), name]);
  }
  return over;
}

/** What a site is apart from its name and hosts: sites that are alike show the same pages. */
function likeness({ id: _, domain, ...site }: Site): string {
  const { id: _id, host: _host, hosts: _hosts, ...rest } = domain;
  return JSON.stringify([...Object.values(site).map(nameOf), rest]);
}

/** Addresses to render a site's pages at; a problem in their place where finding them fails. */
export function samplesOf(
  release: Release,
  site: Site,
  widgets: readonly WidgetManifest[],
  now: Date,
): Sampled {
  try {
    return { addresses: sampleAddresses(release, site, widgets, now), problems: [] };
  } catch (error) {
    const at = { siteId: site.id, locale: site.defaultLocale, page: "", address: "" };
    return { addresses: new Map(), problems: [{ ...at, code: "render-failed", cause: String(error) }] };
  }
}

/** Whether an address of a site leads to a page or to another address. */
export function linkCheck(release: Release, site: Site, now: Date): (href: string) => boolean {
  const known = new Map<string, boolean>();
  return (href) => {
    const path = href.split("?", 1)[0] ?? "";
    // Addresses of the server itself, such as the one that sets a mode.
    if (path.startsWith("/_")) return true;
    let leads = known.get(path);
    if (leads === undefined) {
      const { route } = readPageRequest(release, `${site.id}.localhost`, path, now);
      leads = route.kind !== "page" || route.status === 200;
      known.set(path, leads);
    }
    return leads;
  };
}
