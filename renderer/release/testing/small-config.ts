import { fileURLToPath } from "node:url";
import type { Release } from "../../site/release.ts";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import { type BuildReleaseInput, buildRelease } from "../build/build-release.ts";
import type { ReleaseBuilderInput } from "../build/release-builder.ts";
import type { Finding } from "../json/finding.ts";
import type { ReleaseResult } from "../provenance/release-result.ts";

type Json = Readonly<Record<string, unknown>>;

/** Configuration files by path under config/, as data; `null` leaves a file out. */
export type ConfigPatch = Readonly<Record<string, unknown>>;

const now = new Date("2026-05-04T10:00:00Z");
const schemas = fileURLToPath(new URL("./schemas", import.meta.url));

/** Builds a release of the small configuration with some files replaced. A string stands as it is written. */
export function buildSmall(patch: ConfigPatch = {}, input: Partial<BuildReleaseInput> = {}): ReleaseResult {
  return buildRelease({ ...smallCode(), overlay: smallFiles(patch), now, ...input });
}

/** What the small configuration is built with, apart from its files. */
export function smallCode(): ReleaseBuilderInput {
  return { root: "/nowhere", schemas, widgets };
}

/** Texts of the small configuration with some files replaced, by path. */
export function smallFiles(patch: ConfigPatch = {}): ReadonlyMap<string, string> {
  const files = Object.entries({ ...smallConfig, ...patch }).filter(([, value]) => value !== null);
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value, null, 2));
  return new Map(files.map(([path, value]) => [`config/${path}`, text(value)]));
}

/** The release of a configuration that must be valid. */
export function releaseOf(patch: ConfigPatch = {}, input: Partial<BuildReleaseInput> = {}): Release {
  const { release, findings } = buildSmall(patch, input);
  if (!release) throw new Error(`Not valid: ${findings.map(shortFinding).join("\n")}`);
  return release;
}

/** `file:line:column code message suggestion`, for comparison. */
export function shortFinding({ file, line, column, code, message, suggestion }: Finding): string {
  return `${file}:${line}:${column} ${code}: ${message}${suggestion ? ` ${suggestion}` : ""}`;
}

/** A record of the small configuration with some members replaced. */
export function changed(path: keyof typeof smallConfig, members: Json): Json {
  return { ...(smallConfig[path] as Json), ...members };
}

/** A page with one region, `main`. */
export function page(id: string, order: readonly string[], nodes: Json, more: Json = {}): Json {
  const cache = { scope: "public", query: [], maxAgeSeconds: 60, staleSeconds: 0 };
  return {
    id,
    v: 1,
    cache,
    head: { title: "home.title", index: true },
    slots: { main: { order, nodes } },
    ...more,
  };
}

/** A route table with some static routes. */
export function routes(table: Json): Json {
  return { defaultCountryCode: "nl", countryCodes: { nl: "NL", pt: "PT" }, static: table };
}

export const hero = { widget: "hero", v: 1, props: { title: "home.title" } };
export const card = { widget: "card", v: 1, props: {} };

export const smallConfig = {
  "amenities.json": { amenities: { 3: { id: 3, name: "amenities.pool" } } },
  "cities.json": [{ id: 1, slug: "lisbon", name: "Lisbon", countryCode: "PT" }],
  "limits.json": { rooms: { max: 4, payAtHotelMax: 3 } },
  "modals.json": { modals: { search: { enabled: true, widget: "card", v: 1, props: {} } } },
  "payment-modes.json": { order: ["CARD"], modes: { CARD: { mode: "CARD", enabled: true } } },
  "routes.json": routes({ "/search": { page: "home" } }),
  "languages/en.json": { locale: "en" },
  "languages/nl.json": { locale: "nl" },
  "messages/en/home.json": {
    "home.title": "Good morning",
    "home.nights": "{count, plural, one {# night} other {# nights}}",
  },
  "messages/en/amenities.json": { "amenities.pool": "Swimming pool" },
  "messages/nl/home.json": {
    "home.title": "Goedemorgen",
    "home.nights": "{count, plural, one {# nacht} other {# nachten}}",
  },
  "messages/nl/amenities.json": { "amenities.pool": "Zwembad" },
  "experiments/web2.json": {
    id: "web2",
    enabled: true,
    control: "off",
    arms: { off: { weight: 50 }, on: { weight: 50 } },
  },
  "brands/alba/brand.json": { id: "alba", name: "Alba", theme: { accent: "#112233", density: "airy" } },
  "brands/brio/brand.json": { id: "brio", name: "Brio", theme: { accent: "#445566", density: "compact" } },
  "countries/NL.json": {
    COUNTRY_CODE: "NL",
    urlCode: "nl",
    regionId: 143,
    supportPhone: "+31 1",
    promises: ["home.title"],
  },
  "countries/PT.json": { COUNTRY_CODE: "PT", urlCode: "pt", regionId: 1001, supportPhone: "+351 1" },
  "domains/alba-nl.json": domain("alba-nl", "alba", "NL", ["nl", "en"], { fallback: true }),
  "domains/alba-pt.json": domain("alba-pt", "alba", "PT", ["en"]),
  "domains/brio-nl.json": domain("brio-nl", "brio", "NL", ["nl"]),
  "pages/home.json": page("home", ["hero", "card"], { hero, card }),
} as const satisfies Readonly<Record<string, unknown>>;

export function domain(
  id: string,
  brand: string,
  country: string,
  locales: readonly string[],
  more: Json = {},
): Json {
  const host = `${id}.example`;
  return { id, host, hosts: [], brand, country, defaultLocale: locales[0], locales, flags: {}, ...more };
}

export const widgets: readonly WidgetManifest[] = [
  {
    name: "hero",
    version: 1,
    description: "A heading with a place for cards.",
    props: {
      type: "object",
      additionalProperties: false,
      required: ["title"],
      properties: {
        title: { type: "string", "x-message": true, description: "Message id of the heading." },
        size: { enum: ["small", "large"], default: "large", description: "Size of the heading." },
        ratio: { type: "number", minimum: 0, maximum: 2, description: "Width over height." },
      },
    },
    slots: { cards: { description: "Cards.", allow: ["card"], max: 2 } },
    render: { hydrate: "none" },
    overridable: ["size"],
    examples: [{ title: "Plain", props: { title: "home.title" } }],
  },
  {
    name: "card",
    version: 1,
    description: "A card.",
    props: {
      type: "object",
      additionalProperties: false,
      properties: { columns: { type: "integer", default: 3 } },
    },
    data: { hotels: { source: "hotelSearch", args: {} } },
    render: { hydrate: "visible" },
    examples: [{ title: "Plain", props: {} }],
  },
];
