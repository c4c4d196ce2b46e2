import type { Release, Site } from "#renderer";
import {
  createPageCheck,
  messagesOf,
  nameOf,
  type PageLink,
  type PageProblem,
  siteForVendor,
  viewOf,
} from "#renderer/server";
import type { WidgetManifest } from "#schemas";
import { experimentArms } from "../page/experiment-arms.ts";
import { openModals } from "../page/open-modals.ts";
import { readPageRequest } from "../web/page-request.ts";
import { createRounds, identityOf } from "./check-rounds.ts";
import { pageForms } from "./page-forms.ts";
import { type SampleAddress, sampleAddresses } from "./sample-addresses.ts";

/** Something wrong with a page of a site, and where guests meet it. */
export interface SiteProblem extends Omit<PageProblem, "code"> {
  readonly code: PageProblem["code"] | "broken-link";
  readonly siteId: string;
  readonly locale: string;
  readonly page: string;
  /** The vendor whose guests meet it, where others do not. */
  readonly vendor?: string;
}

export interface RenderCheckReport {
  readonly problems: readonly SiteProblem[];
  /** Pages of a site in a locale, and nodes that were rendered because nothing equal was rendered before. */
  readonly pages: number;
  readonly nodes: number;
}

export type RenderCheckCode = Parameters<typeof createPageCheck>[0];

export type PageCheck = ReturnType<typeof createPageCheck>;

/**
 * Renders every page and popup of every site of a release in memory: in each of its languages and in all its forms, as its vendors
 * show it too, with the data of examples and with calls that are refused.
 * One check serves many releases: what did not change is not rendered again.
 */
export function createRenderCheck(
  code: RenderCheckCode,
  pageCheck: PageCheck = createPageCheck(code),
): (release: Release, now: Date) => RenderCheckReport {
  const manifests = new Map(
    // The registry's manifests are those of the schema; the renderer's type of them is the wider one.
    Object.entries(code.registry).map(([name, { manifest }]) => [name, manifest as WidgetManifest]),
  );
  const widgets = [...manifests.values()];
  const texts = new Map<string, string>();
  const framed = createRounds<FramedPage>();
  const framedAddresses = createRounds<ReadonlyMap<string, SampleAddress>>();

  /** Everything the examples of a widget say, to tell its links from those of the configuration. */
  const exampleText = (widget: string): string => {
    const text = texts.get(widget) ?? JSON.stringify(manifests.get(widget)?.examples ?? []);
    texts.set(widget, text);
    return text;
  };

  return (release, now) => {
    const { check, popup } = pageCheck.ofRelease(release);
    const problems: SiteProblem[] = [];
    const frame = frameOf(release);
    const today = now.toISOString().slice(0, 10);
    let pages = 0;
    const alike = new Map<string, readonly SiteProblem[]>();

    const checkSite = (site: Site): number => {
      const vendor = site.microsite?.name;
      const leadsTo = linkCheck(release, site, now);
      const samples = () => samplesOf(release, site, widgets, now, problems);
      // A vendor's guests see the pages of the site at the same addresses.
      const addresses = framedAddresses.get(`${frame} ${site.id}`, samples);
      const over = popupsByPage(site, [...addresses.keys()]);
      for (const locale of site.locales) {
        for (const [page, { route, path }] of addresses) {
          const at = { siteId: site.id, locale, page, ...(vendor === undefined ? {} : { vendor }) };
          const words = identityOf(messagesOf(release, site.brand.id, locale));
          const document = nameOf(site.pages[page]);
          const name = [frame, site.id, vendor, locale, path, today, document, words].join(" ");
          const known = framed.find(name);
          if (known) {
            problems.push(...known.problems);
            continue;
          }
          const start = problems.length;
          const first = {
            view: viewOf(release, site, locale),
            route,
            path,
            query: {},
            origin: `https://${site.domain.host}`,
            today,
            device: "web",
            flags: experimentArms(site, {}),
            run: () => Promise.reject(new Error("Nothing is called while pages are checked.")),
          } as const;
          const parts = [
            check({ first, all: (compiled) => pageForms(first, compiled, manifests) }),
            ...(over.get(page) ?? []).map((modal) => popup(first, modal)),
          ];
          for (const problem of parts.flatMap((part) => part.problems)) problems.push({ ...problem, ...at });
          for (const link of parts.flatMap((part) => part.links))
            if (
              link.href.split("?", 1)[0] !== path &&
              !leadsTo(link.href) &&
              !isOfExamples(link, exampleText(link.widget))
            )
              problems.push({ ...at, ...brokenLink(link) });
          if (!parts.some((part) => part.readsElsewhere))
            framed.keep(name, { problems: problems.slice(start) });
        }
      }
      return vendor === undefined ? site.locales.length * addresses.size : 0;
    };

    for (const own of Object.values(release.sites)) {
      const vendors = Object.keys(release.microsites).flatMap(
        (name) => siteForVendor(release, own, name) ?? [],
      );
      for (const site of [own, ...vendors]) {
        const key = likeness(site);
        const other = alike.get(key);
        if (other) {
          problems.push(...other.map((problem) => ({ ...problem, siteId: site.id })));
          continue;
        }
        const before = problems.length;
        pages += checkSite(site);
        alike.set(key, problems.slice(before));
      }
    }
    framed.endRound();
    framedAddresses.endRound();
    return { problems, pages, nodes: pageCheck.endRound() };
  };
}

/** Popups of a site by the page that each is opened over: the first one it can be opened over. */
function popupsByPage({ modals }: Site, pages: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const over = new Map<string, readonly string[]>();
  for (const [name, { nestedUnder: parent }] of Object.entries(modals)) {
    const open = parent === undefined ? [] : [parent];
    const opens = (page: string) => openModals(name, { direct: false, modals, open, page }).includes(name);
    const page = pages.find(opens);
    if (page !== undefined) over.set(page, [...(over.get(page) ?? []), name]);
  }
  return over;
}

interface FramedPage {
  readonly problems: readonly SiteProblem[];
}

/** Everything a page may read apart from its document and its words: when that is as before, the page is as before. */
function frameOf({
  hash: _,
  builtAt: _at,
  sites,
  messages: _words,
  brandMessages: _own,
  ...shared
}: Release): string {
  const own = Object.values(sites).map(({ pages, ...site }) => [
    ...Object.values(site).map(nameOf),
    Object.keys(pages).join(),
  ]);
  return String(nameOf([...Object.values(shared).map(nameOf), ...own]));
}

/** What a site is apart from its name and hosts: sites that are alike show the same pages. */
function likeness({ id: _, domain, ...site }: Site): string {
  const { id: _id, host: _host, hosts: _hosts, ...rest } = domain;
  return JSON.stringify([...Object.values(site).map(nameOf), rest]);
}

function samplesOf(
  release: Release,
  site: Site,
  widgets: readonly WidgetManifest[],
  now: Date,
  problems: SiteProblem[],
): ReadonlyMap<string, SampleAddress> {
  try {
    return sampleAddresses(release, site, widgets, now);
  } catch (error) {
    const at = { siteId: site.id, locale: site.defaultLocale, page: "", address: "" };
    problems.push({ ...at, code: "render-failed", cause: String(error) });
    return new Map();
  }
}

/** Whether an address of a site leads to a page or to another address. */
function linkCheck(release: Release, site: Site, now: Date): (href: string) => boolean {
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

/** A link made of what an example answers: the place it names need not exist here. */
function isOfExamples({ href }: PageLink, examples: string): boolean {
  const words = (href.split("?", 1)[0] ?? "").split("/").filter((word) => word.length > 2);
  return words.some((word) => examples.includes(decoded(word)));
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

function brokenLink({ href, address, widget }: PageLink) {
  return { code: "broken-link", address, widget, cause: `The link ${href} leads nowhere.` } as const;
}
