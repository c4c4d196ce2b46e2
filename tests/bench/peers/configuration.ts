import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Release } from "#renderer";
import { buildRelease } from "#renderer/release";
import type { Fixture } from "./fixture.ts";
import { peersRegistry } from "./widgets.tsx";
import { words } from "./words.ts";

type Json = Readonly<Record<string, unknown>>;

/** Host of the one site that shows the page. */
export const peersHost = "meridian.example";

/** What the page's address may ask, in the order that addresses name it. */
export const queryNames = (fixture: Fixture): readonly string[] =>
  [...fixture.filters.map(({ id }) => id), "page", "rise"].sort();

/**
 * The release of one brand with one site whose page `/hotels` is that of the peers, built as any other.
 * `root` is the project, whose limits, languages and schemas hold here too. @throws with the findings.
 */
export function peersRelease(root: string, fixture: Fixture): Release {
  const files = Object.entries(peersConfiguration(root, fixture));
  const { release, findings } = buildRelease({
    // Nothing but these files.
    root: join(root, "tests/bench/peers/none"),
    schemas: join(root, "schemas/config"),
    widgets: Object.values(peersRegistry(false)).map(({ manifest }) => manifest),
    overlay: new Map(files.map(([path, value]) => [`config/${path}`, JSON.stringify(value, null, 2)])),
    now: new Date("2027-01-15T10:00:00Z"),
  });
  if (!release)
    throw new Error(findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"));
  return release;
}

/** Its configuration files by path below `config/`. */
function peersConfiguration(root: string, fixture: Fixture): Json {
  const real = (path: string) => JSON.parse(readFileSync(join(root, "config", path), "utf8")) as Json;
  return {
    "amenities.json": { amenities: {} },
    "cities.json": [],
    "limits.json": real("limits.json"),
    "modals.json": { modals: {} },
    "payment-modes.json": { order: [], modes: {} },
    "languages/en.json": real("languages/en.json"),
    "routes.json": routes(real("routes.json")),
    "brands/meridian/brand.json": brand(real("brands/wrenhollow/brand.json")),
    "countries/PT.json": country(real("countries/NL.json")),
    "domains/meridian.json": domain,
    "messages/en/peers.json": words,
    "messages/en/country.json": { "country.name": "Portugal", "country.line": "All taxes are included." },
    "messages/en/languages.json": { "languages.en": "English" },
    "messages/en/shell.json": { "shell.skip-to-content": "Skip to content" },
    "pages/hotels.json": hotelsPage(fixture),
    "pages/other.json": page("other", [], { main: {} }, { head: { title: "peers.brand", index: false } }),
  };
}

function routes({ v, rules }: Json): Json {
  const other = Object.keys(rules as Json).map((rule) => [rule, { page: "other", name: "others" }]);
  return {
    v,
    defaultCountryCode: "pt",
    countryCodes: { pt: "PT" },
    static: { "/hotels": { page: "hotels", name: "hotels", source: "ours" } },
    rules: { ...Object.fromEntries(other), home: { page: "hotels", name: "home" } },
    reserved: [],
    listPages: {},
    policyWords: {},
    editorialSlugs: [],
    tags: {},
    localities: {},
  };
}

function brand({ quickLoginPaths: _, socialLinks: __, partnerEmail: ___, ...real }: Json): Json {
  return {
    ...real,
    id: "meridian",
    name: words["peers.brand"],
    siteName: words["peers.brand"],
    legalName: words["peers.brand"],
    tagline: "peers.brand",
    defaultLocale: "en",
    socialLinks: {},
    supportEmail: "hello@meridian.example",
  };
}

function country(real: Json): Json {
  return {
    ...real,
    COUNTRY_CODE: "PT",
    urlCode: "pt",
    name: "country.name",
    tagline: "peers.brand",
    title: "peers.title",
    description: "peers.description",
    keywords: "peers.brand",
    canonicalURL: "https://meridian.example/",
    lang: "en",
    alternateLocales: [],
    phone: { code: "+351", min: 9, max: 9 },
    supportPhone: "+351 21 000 0140",
    timeZone: "Europe/Lisbon",
    timezoneOffset: 0,
    weekStart: 0,
    hotelTaxLine: "country.line",
    shortHotelTaxLine: "country.line",
    promises: [],
    links: {},
    popular_cities: [],
    footerLinks: {},
  };
}

const domain: Json = {
  id: "meridian",
  host: peersHost,
  hosts: [],
  brand: "meridian",
  country: "PT",
  defaultLocale: "en",
  locales: ["en"],
  pageCountryCode: "pt",
  appCountryCode: "PT",
  countryId: 143,
  countryName: "Portugal",
  flags: {},
  fallback: true,
  apiBaseHost: "/",
  travelAgentUrl: "https://agents.meridian.example",
  businessUrl: "https://business.meridian.example",
};

function hotelsPage({ nav, footer, seo, ...fixture }: Fixture): Json {
  const node = (widget: string, props: Json = {}): Json => ({ widget, v: 1, props });
  return page(
    "hotels",
    queryNames({ nav, footer, seo, ...fixture }),
    {
      header: { bar: node("peers-bar", { nav }), search: node("peers-search") },
      main: {
        filters: node("peers-filters"),
        results: node("peers-results"),
        about: node("peers-about", { ...seo }),
      },
      footer: { links: node("peers-footer", { links: footer }) },
    },
    { head: { title: "peers.title", description: "peers.description", index: true } },
  );
}

/** A page by its regions, each with nodes in their order. */
function page(
  id: string,
  query: readonly string[],
  regions: Readonly<Record<string, Json>>,
  more: Json,
): Json {
  const slots = Object.entries(regions).map(([region, nodes]) => [
    region,
    { order: Object.keys(nodes), nodes },
  ]);
  return {
    id,
    v: 1,
    cache: { scope: "public", query, maxAgeSeconds: 60, staleSeconds: 60 },
    slots: Object.fromEntries(slots),
    ...more,
  };
}
