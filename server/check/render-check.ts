import type { Release } from "#renderer";
import { createPageCheck, factsOfRelease, messagesOf, nameOf, type PageLink, viewOf } from "#renderer/server";
import type { WidgetManifest } from "#schemas";
import { experimentArms } from "../page/experiment-arms.ts";
import { identityOf } from "./check-rounds.ts";
import { pageForms } from "./page-forms.ts";
import type { SampleAddress } from "./sample-addresses.ts";
import { linkCheck, type Sampled, type ShownSite, samplesOf, shownSites, spokenOn } from "./shown-sites.ts";
import { createFramedMemory, createFrames, seenFrom } from "./site-frame.ts";
import type { SiteProblem } from "./site-problem.ts";

/** Where guests ask, who may reach a site by several hosts: what pages show hangs on none of them. */
const ORIGIN = "https://site.example";

export interface RenderCheckReport {
  readonly problems: readonly SiteProblem[];
  /** Pages of a site in a locale, and nodes that were rendered because nothing equal was rendered before. */
  readonly pages: number;
  readonly nodes: number;
}

/** What is wrong in one language: of each site that speaks it, by the number of the site. */
export type LanguageProblems = ReadonlyMap<number, readonly SiteProblem[]>;

/** The check of one release, which can be divided: no two languages share a page or a part of one. */
export interface DividedCheck {
  /** Every language that a site speaks, those of most sites first. */
  readonly locales: readonly string[];
  readonly checkLanguage: (locale: string) => LanguageProblems;
  /** Ends the check, with what was found in all languages, here or elsewhere. */
  readonly report: (found: ReadonlyMap<string, LanguageProblems>) => RenderCheckReport;
}

type RenderCheckCode = Parameters<typeof createPageCheck>[0];

/**
 * Renders every page and popup of every site of a release in memory: in each of its languages and in all its
 * forms, as its vendors show it too, with the data of examples and with calls that are refused. The languages
 * may be done in any order, each by any process. One check serves many releases: what did not change is not
 * rendered again.
 */
export function createDividedCheck(
  code: RenderCheckCode,
  pageCheck = createPageCheck(code),
): (release: Release, now: Date) => DividedCheck {
  const manifests = new Map(
    // The registry's manifests are those of the schema; the renderer's type of them is the wider one.
    Object.entries(code.registry).map(([name, { manifest }]) => [name, manifest as WidgetManifest]),
  );
  const widgets = [...manifests.values()];
  const texts = new Map<string, string>();
  const framed = createFramedMemory<readonly SiteProblem[]>();
  const framedAddresses = createFramedMemory<Sampled>();

  /** Everything the examples of a widget say, to tell its links from those of the configuration. */
  const exampleText = (widget: string): string => {
    const text = texts.get(widget) ?? JSON.stringify(manifests.get(widget)?.examples ?? []);
    texts.set(widget, text);
    return text;
  };

  return (release, now) => {
    const { check, popup } = pageCheck.ofRelease(release);
    const frameOf = createFrames(release);
    const today = now.toISOString().slice(0, 10);
    const sites = shownSites(release, (site) => {
      const seen = seenFrom(release, site);
      return {
        leadsTo: linkCheck(seen.release, site, now),
        readsOfLinks: seen.reads,
        addresses: () => {
          // A vendor's guests see the pages of the site at the same addresses.
          const name = `${frameOf(site)} ${site.id}`;
          const roots = { release, site };
          const known = framedAddresses.find(name, roots);
          if (known) return known;
          const samples = samplesOf(seen.release, site, widgets, now);
          framedAddresses.keep(name, roots, seen.reads(), samples);
          return samples;
        },
      };
    });

    /** A site in a locale, and the name of everything that its pages read there without a note. */
    function placeOf(shown: ShownSite, locale: string) {
      const { site } = shown;
      const view = viewOf(release, site, locale);
      const words = identityOf(messagesOf(release, site.brand.id, locale));
      const facts = nameOf(factsOfRelease(release, view));
      const name = [frameOf(site), site.id, site.microsite?.name, locale, today, words, facts].join(" ");
      return { ...shown, view, name, roots: { release, site } };
    }

    function checkPage(
      { site, view, name: frame, roots, leadsTo, readsOfLinks, popups }: ReturnType<typeof placeOf>,
      page: string,
      { route, path }: SampleAddress,
    ) {
      const { locale } = view;
      const vendor = site.microsite?.name;
      const name = [frame, path, nameOf(route), nameOf(site.pages[page])].join(" ");
      const known = framed.find(name, roots);
      if (known) return known;
      const first = {
        view,
        route,
        path,
        query: {},
        origin: ORIGIN,
        today,
        device: "web",
        flags: experimentArms(site, {}),
        run: () => Promise.reject(new Error("Nothing is called while pages are checked.")),
      } as const;
      const parts = [
        check({ first, all: (compiled) => pageForms(first, compiled, manifests) }),
        ...(popups().get(page) ?? []).map((modal) => popup(first, modal)),
      ];
      const isBroken = (link: PageLink) =>
        link.href.split("?", 1)[0] !== path &&
        !leadsTo(link.href) &&
        !isOfExamples(link, exampleText(link.widget));
      const broken = parts.flatMap(({ links }) => links.filter(isBroken).map(brokenLink));
      const at = { siteId: site.id, locale, page, ...(vendor === undefined ? {} : { vendor }) };
      const found = parts.flatMap(({ problems }) => problems);
      const problems = [
        ...found.map((problem): SiteProblem => ({ ...problem, ...at })),
        ...broken.map((problem): SiteProblem => ({ ...at, ...problem })),
      ];
      if (parts.every(({ reads }) => reads)) {
        const reads = [...readsOfLinks(), ...parts.flatMap((part) => part.reads ?? [])];
        framed.keep(name, roots, reads, problems);
      }
      return problems;
    }

    function checkLanguage(locale: string): LanguageProblems {
      const found = new Map<number, readonly SiteProblem[]>();
      for (const [number, shown] of sites.entries()) {
        if (shown.alike !== undefined || !shown.site.locales.includes(locale)) continue;
        const place = placeOf(shown, locale);
        const { addresses } = shown.addresses();
        found.set(
          number,
          [...addresses].flatMap(([page, at]) => checkPage(place, page, at)),
        );
      }
      return found;
    }

    function report(found: ReadonlyMap<string, LanguageProblems>): RenderCheckReport {
      const bySite: (readonly SiteProblem[])[] = [];
      let pages = 0;
      for (const [number, { site, alike, addresses }] of sites.entries()) {
        const { id, locales, microsite } = site;
        if (alike !== undefined) {
          bySite.push((bySite[alike] ?? []).map((problem) => ({ ...problem, siteId: id })));
          continue;
        }
        const { problems, addresses: all } = addresses();
        const own = microsite === undefined;
        if (own) pages += locales.length * all.size;
        const ofPages = locales.flatMap((locale) => found.get(locale)?.get(number) ?? []);
        bySite.push([...(own ? problems : []), ...ofPages]);
      }
      framed.endRound();
      framedAddresses.endRound();
      return { problems: bySite.flat(), pages, nodes: pageCheck.endRound() };
    }

    return { locales: spokenOn(sites), checkLanguage, report };
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
