// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import type { Country } from "#schemas";
import { registry } from "#widgets/registry";
import { renderExample } from "../support/example-node.tsx";
import { realRelease } from "../support/real-release.ts";

let release: Release;
let site: Site;
beforeAll(async () => {
  release = await realRelease();
  site = release.sites["solvanta-in"] as Site;
});

/** A widget as it stands on the Indian hotel site after its country was changed. */
function shown(widget: string, country: Partial<Country>, example = 0): string {
  const changed = { ...site, country: { ...site.country, ...country } };
  const { manifest } = registry[widget] as (typeof registry)[string];
  const { html, thrown } = renderExample(
    release,
    changed,
    "en",
    manifest,
    manifest.examples[example] as never,
  );
  expect(thrown).toEqual([]);
  return html;
}

const match = { shortText: "country.priceMatch.short", longText: "country.priceMatch.long" };
const links = () => site.country.links;

/**
 * Each flag with the widget it changes, the values that show and hide, and what is there only while it shows.
 */
const flags: readonly [string, string, () => Partial<Country>, () => Partial<Country>, string][] = [
  ["promises", "promises", () => ({ promises: ["country.promise.total"] }), () => ({ promises: [] }), "<li"],
  [
    "toShowFaq",
    "site-footer",
    () => ({ toShowFaq: true }),
    () => ({ toShowFaq: false }),
    "Questions and answers",
  ],
  ["toShowFaq", "question-list", () => ({ toShowFaq: true }), () => ({ toShowFaq: false }), "<details"],
  [
    "toShowPlayAndWin",
    "site-header",
    () => ({ toShowPlayAndWin: true }),
    () => ({ toShowPlayAndWin: false }),
    "/games",
  ],
  [
    "toShowPlayAndWin",
    "site-footer",
    () => ({ toShowPlayAndWin: true }),
    () => ({ toShowPlayAndWin: false }),
    "/games",
  ],
  [
    "doesReferralExists",
    "site-footer",
    () => ({ doesReferralExists: true, links: { ...links(), referAndEarn: "/referral" } }),
    () => ({ doesReferralExists: false, links: { ...links(), referAndEarn: "/referral" } }),
    "/referral",
  ],
  [
    "hideLanguageSwitcher",
    "site-header",
    () => ({ hideLanguageSwitcher: false }),
    () => ({ hideLanguageSwitcher: true }),
    "data-devices",
  ],
  [
    "toHideAbout",
    "site-header",
    () => ({ toHideAbout: false }),
    () => ({ toHideAbout: true }),
    'href="/about"',
  ],
  [
    "toHideAbout",
    "site-footer",
    () => ({ toHideAbout: false }),
    () => ({ toHideAbout: true }),
    'href="/about"',
  ],
  [
    "toHideBlog",
    "site-header",
    () => ({ toHideBlog: false }),
    () => ({ toHideBlog: true }),
    'href="/articles"',
  ],
  [
    "toHideBlog",
    "site-footer",
    () => ({ toHideBlog: false }),
    () => ({ toHideBlog: true }),
    'href="/articles"',
  ],
  [
    "toHideBlog",
    "article-list",
    () => ({ toHideBlog: false }),
    () => ({ toHideBlog: true }),
    "48 hours in Amsterdam",
  ],
  [
    "showLongStays",
    "long-stays",
    () => ({ showLongStays: true }),
    () => ({ showLongStays: false }),
    "/long-stay",
  ],
  [
    "priceMatchGuarantee",
    "promises",
    () => ({ priceMatchGuarantee: { ...match, enabled: true } }),
    () => ({ priceMatchGuarantee: { ...match, enabled: false } }),
    "Price match",
  ],
];

describe("flags of a country", () => {
  it.each(flags)("%s shows and hides its part of %s", (_flag, widget, on, off, part) => {
    expect(shown(widget, on())).toContain(part);
    expect(shown(widget, off())).not.toContain(part);
  });

  it.each(["site-header", "site-footer"])(
    "[STATIC-04] %s leads to blog, about and partner pages where the country has them, and to none where not",
    (widget) => {
      const pages = ['href="/articles"', 'href="/about"', 'href="/partner-with-us"'];
      const on = { toHideBlog: false, toHideAbout: false };
      for (const href of pages) expect(shown(widget, on)).toContain(href);
      const { partnerDescription: _, ...others } = links();
      const off = { toHideBlog: true, toHideAbout: true, links: others };
      for (const href of pages) expect(shown(widget, off)).not.toContain(href);
    },
  );

  it("toHideListingHeading hides the heading from eyes, not from screen readers", () => {
    const heading = (toHideListingHeading: boolean) =>
      /<h1 class="([^"]*)"/.exec(shown("listing-header", { toHideListingHeading }))?.[1];
    expect(heading(true)).toBe("visually-hidden");
    expect(heading(false)).not.toContain("visually-hidden");
  });

  it("toShowMilesOnDetail shows the places around a property in miles, one decimal", () => {
    expect(shown("location-card", { toShowMilesOnDetail: true, distanceUnit: "km" })).toMatch(
      /\d(\.\d)? mi\b/,
    );
    expect(shown("location-card", { toShowMilesOnDetail: false, distanceUnit: "km" })).toMatch(
      /\d(\.\d)? km\b/,
    );
  });

  it("[CONF-10] says the price match in few words and, opened, in many", () => {
    const html = shown("promises", { promises: [], priceMatchGuarantee: { ...match, enabled: true } });
    expect(html).toContain("we refund the difference");
  });

  it("[CONF-09] a missing link hides its entry", () => {
    // Also those that no shipped country has yet.
    const every = { ...links(), "saved-card-policy": "/saved-card-policy", referAndEarn: "/referral" };
    const footer = (all: Country["links"]) => shown("site-footer", { links: all, doesReferralExists: true });
    for (const [name, href] of Object.entries(every)) {
      const { [name as "faqLink"]: _gone, ...rest } = every;
      expect(footer(every), name).toContain(`href="${href}"`);
      expect(footer(rest), name).not.toContain(`href="${href}"`);
    }
  });

  it.each(["faqLink", "partnerDescription"] as const)(
    "[CONF-09] the menu has the entry of %s while the country links it",
    (name) => {
      const { [name]: href = "", ...rest } = links();
      const menu = (all: Country["links"]) => shown("site-header", { links: all, toShowFaq: true });
      expect(menu(links())).toContain(`href="${href}"`);
      expect(menu(rest)).not.toContain(`href="${href}"`);
    },
  );

  it("[CONF-09] writes the cities of the footer in the reader's language, under their slugs", () => {
    const austria = release.sites["wrenhollow-at"] as Site;
    const { manifest } = registry["site-footer"] as (typeof registry)[string];
    const example = { title: "Whole", props: { showPlaces: true } };
    const { html } = renderExample(release, austria, "de", manifest, example);
    expect(html).toContain('href="/hotels-in-vienna"');
    expect(html).toContain("Wien");
    expect(html).not.toContain("Vienna");
  });

  it("[MODE-02] leads travel agents and companies to the sites of their own that the domain names", () => {
    expect(shown("site-footer", {})).toContain('href="https://agents.solvanta.example"');
    expect(shown("site-footer", {})).toContain('href="https://business.solvanta.example"');
  });
});
