import type { FastifyInstance } from "fastify";
import type { AssetSource } from "#renderer/server";
import { createPageRenderer } from "#renderer/server";
import { operationTable } from "#schemas";
import { iconSymbol } from "#widgets/ui/icon-symbol";
import { buildApp } from "../../../server/app.ts";
import { openDatabase } from "../../../server/db/pool.ts";
import { queryInHead } from "../../../server/page/query-in-head.ts";
import { searchReferences } from "../../../server/page/search-references.ts";
import { compileSchema } from "../../../server/platform/operations/contracts.ts";
import { registerWeb } from "../../../server/web/register-web.ts";
import { peersRelease } from "./configuration.ts";
import type { Fixture } from "./fixture.ts";
import { listingOf } from "./listing.ts";
import { peersRegistry } from "./widgets.tsx";

/** Assets without a build: the peers' stylesheet is a file, and nothing is preloaded. */
const assets: AssetSource = {
  build: "peers",
  bootScript: "/assets/boot.js",
  devScripts: [],
  styles: () => ({ css: "", links: ["/styles.css"] }),
  stylesFile: () => undefined,
  widgetStyles: () => "",
  chunks: (widgets) => widgets.map((widget) => `/assets/${widget}.js`),
  theme: () => ({ css: "", fontPreloads: [], icon: "/favicon.ico", color: "#fff" }),
};

export interface PeersAppOptions {
  /** The project. */
  readonly root: string;
  readonly fixture: Fixture;
  /** Whether what reacts on the page reaches the browser. */
  readonly reacts: boolean;
}

/**
 * The peers' page through this product: its backend and its routes for pages, without a cache, over one call,
 * the peers' query, whose answer is checked as answers of calls are. No database is ever asked.
 */
export async function peersApp({ root, fixture, reacts }: PeersAppOptions): Promise<FastifyInstance> {
  const release = peersRelease(root, fixture);
  const registry = peersRegistry(reacts);
  const db = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none" });
  const app = await buildApp({ release: () => release, db, limitScale: 1e6 });
  app.addHook("onClose", () => db.destroy());
  await app.register(async (web) => {
    web.decorate("operations", { ...app.operations, call: peersCall(fixture) as never });
    await registerWeb(web, {
      release: () => release,
      assets,
      createRenderer: (of, from, onError) =>
        createPageRenderer({
          release: of,
          registry,
          scopes: Object.fromEntries(Object.entries(operationTable).map(([id, { scope }]) => [id, scope])),
          assets: from,
          references: searchReferences,
          queryInHead,
          iconSymbol,
          onError,
        }),
      sitemaps: { parts: async () => [], hotels: async () => [], cities: async () => null },
      now: () => new Date(),
      cacheBytes: 0,
      brandFile: async () => null,
      development: false,
      gallery: false,
      widgetNames: Object.keys(registry),
    });
  });
  await app.ready();
  return app;
}

/** The call that pages make: the query of an address in, a listing out. */
function peersCall(fixture: Fixture) {
  const isQuery = compileSchema({ type: "object", additionalProperties: { type: "string" } });
  const isListing = compileSchema(LISTING);
  return async (_id: string, input: Readonly<Record<string, string>>): Promise<unknown> => {
    if (!isQuery(input)) throw new Error("The query is not as described.");
    const listing = listingOf(fixture, new URLSearchParams(input));
    if (!isListing(listing)) throw new Error("The listing is not as described.");
    return listing;
  };
}

const text = { type: "string" } as const;
const whole = { type: "integer" } as const;
const flag = { type: "boolean" } as const;
const list = (items: object) => ({ type: "array", items });
const record = (properties: Readonly<Record<string, object>>) => ({
  type: "object",
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const LISTING = record({
  city: text,
  checkIn: text,
  checkOut: text,
  guests: whole,
  total: whole,
  filters: list(
    record({
      id: text,
      label: text,
      options: list(record({ value: text, label: text, count: whole })),
    }),
  ),
  chosen: list(text),
  hotels: list(
    record({
      id: text,
      slug: text,
      name: text,
      address: text,
      city: text,
      rating: { type: "number" },
      reviewCount: whole,
      amenities: list(text),
      priceMinor: whole,
      slasherPriceMinor: whole,
      currency: text,
      badges: list(text),
      image: text,
    }),
  ),
  pages: list(record({ page: whole, href: text, current: flag })),
});
