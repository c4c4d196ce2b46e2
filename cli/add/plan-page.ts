import {
  addProperty,
  isServerPath,
  type NodeList,
  type PageDocument,
  type ReadManifests,
} from "#renderer/release";
import { classify } from "#renderer/route";
import { asMessage } from "./as-message.ts";
import type { Draft } from "./draft.ts";
import type { Existing } from "./existing.ts";
import { knownName } from "./names.ts";
import { planWords } from "./plan-words.ts";

/** Manifests by widget name. */
type Manifests = ReadonlyMap<string, ReadManifests["manifests"][number]>;

export interface PageRequest {
  readonly name: string;
  readonly path: string;
  /** English words of the title. */
  readonly title: string;
  /** Words of the title by locale. */
  readonly translations: ReadonlyMap<string, string>;
  /** Brand that alone has the page; all have it when absent. */
  readonly brand?: string;
  /** Widgets the page starts with, below its heading. */
  readonly widgets: readonly string[];
}

export interface PagePlan {
  readonly notes: readonly string[];
}

/**
 * Plans a page that answers at once: its document with head, header, heading, some widgets and footer, its
 * words and its address.
 */
export function planPage(
  draft: Draft,
  existing: Existing,
  manifests: Manifests,
  request: PageRequest,
): PagePlan {
  const { name, path, brand } = request;
  checkPath(existing, name, path);
  const title = planTitle(draft, existing, request);
  const layer = brand === undefined ? "config" : `config/brands/${brand}`;
  draft.document(`${layer}/pages/${name}.json`, pageDocument(existing, manifests, request, title.id));
  draft.edit("config/routes.json", (text) => {
    const { static: routes = {} } = JSON.parse(text) as { static?: Readonly<Record<string, unknown>> };
    const route = { page: name, name: camelCase(name), source: "ours", title: title.id };
    return path in routes ? text : addProperty(text, ["static", path], route);
  });
  return { notes: title.notes };
}

/** Refuses an address that leads somewhere already: a static path would shadow it. */
function checkPath({ routes, cities }: Existing, name: string, path: string): void {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path))
    throw new Error(`"${path}" is not a path; write it in lower case like /long-stays.`);
  const known = routes.static[path];
  if (known?.page === name) return;
  const [, first = ""] = path.split("/");
  const bySlug = Object.fromEntries(cities.map((city) => [city.slug, city]));
  const answer = classify(
    { table: routes, cities: bySlug },
    { path, query: {}, countryCode: routes.defaultCountryCode, hasHome: () => true },
  );
  const isFree = answer.kind === "page" && answer.page === routes.rules.notFound.page;
  if (known || !isFree) {
    const leads = answer.kind === "page" ? `the page ${answer.page}` : answer.location;
    throw new Error(`${path} leads to ${leads} already; choose another address with --path.`);
  }
  if (isServerPath(path) || routes.reserved.includes(first) || first in routes.countryCodes)
    throw new Error(`Addresses under /${first} are taken; choose another with --path.`);
}

/** A message of the same English words when there is one, else a new one. */
function planTitle(draft: Draft, existing: Existing, request: PageRequest) {
  const { name, title, translations } = request;
  const own = `pages.${name}`;
  const same = sameWords(existing, title);
  if (same !== undefined && same !== own && translations.size === 0)
    return {
      id: same,
      notes: [`The title is the message ${same}, which says "${title}" in every language already.`],
    };
  const words = new Map([...translations, ["en", title] as const]);
  const missing = planWords(draft, existing, {
    id: own,
    namespace: "pages",
    words: new Map([...words].map(([locale, said]) => [locale, asMessage(said)])),
  });
  const notes =
    missing.length > 0
      ? [
          `${own} is not translated into ${missing.join(", ")}; English stands in, and staywright validate counts it as under way until config/messages/<locale>/pages.json says it. --translate nl="…" writes it now.`,
        ]
      : [];
  return { id: own, notes };
}

/** Id of an English message with exactly these words and no arguments. */
function sameWords(existing: Existing, words: string): string | undefined {
  for (const file of existing.namesIn("config/messages/en")) {
    const messages = JSON.parse(existing.text(`config/messages/en/${file}`) ?? "{}") as Record<
      string,
      string
    >;
    const found = Object.entries(messages).find(([, text]) => text === words && !text.includes("{"));
    if (found) return found[0];
  }
  return undefined;
}

function pageDocument(
  existing: Existing,
  manifests: Manifests,
  { name, title: words, widgets }: PageRequest,
  title: string,
): Partial<PageDocument> {
  const home = existing.pages.get("home");
  const main = [
    ...headingNodes(manifests, name, title),
    ...widgets.map((widget) => nodeOf(manifests, widget)),
  ];
  const messages = existing.text("config/messages/en/seo.json") ?? "";
  const uses = (id: string) => (messages.includes(`"${id}"`) ? id : undefined);
  const description = uses("seo.static.description");
  return {
    id: name,
    v: 1,
    description: `${words}.`,
    cache: home?.cache ?? { scope: "public", query: [], maxAgeSeconds: 60, staleSeconds: 60 },
    head: {
      title: uses("seo.static.title") ?? title,
      ...(description !== undefined && { description }),
      index: true,
    },
    slots: {
      ...(home?.slots?.header && { header: home.slots.header }),
      main: { order: main.map(([id]) => id), nodes: Object.fromEntries(main) },
      ...(home?.slots?.footer && { footer: home.slots.footer }),
    },
  };
}

type NamedNode = readonly [id: string, node: NodeList["nodes"][string]];

/**
 * A heading with a picture and the search, as the home page has; without that widget the page starts with its
 * widgets.
 */
function headingNodes(manifests: Manifests, name: string, title: string): NamedNode[] {
  const hero = manifests.get("home-hero");
  const search = manifests.get("search-box");
  if (!hero) return [];
  const image = {
    name: `s-coast-golden-${name.replaceAll("-", "").slice(0, 12)}`,
    width: 1600,
    height: 1067,
    alt: "",
    colour: "#e9c78d",
  };
  const box = search && {
    search: {
      order: ["box"],
      nodes: { box: { widget: "search-box", v: search.version, props: { variant: "hero" } } },
    },
  };
  return [
    [
      "hero",
      {
        widget: "home-hero",
        v: hero.version,
        props: { variant: "split", image, title },
        ...(box && { slots: box }),
      },
    ],
  ];
}

/** A widget with the props it cannot do without, as its first example has them. */
function nodeOf(manifests: Manifests, widget: string): NamedNode {
  const manifest = manifests.get(knownName("widget", widget, manifests.keys()));
  const required = (manifest?.props as { readonly required?: readonly string[] } | undefined)?.required ?? [];
  const example: Readonly<Record<string, unknown>> = manifest?.examples[0]?.props ?? {};
  const props = Object.fromEntries(required.map((prop) => [prop, example[prop]]));
  return [camelCase(widget), { widget, v: manifest?.version ?? 1, props }];
}

/** `popular-cities` as a node id: `popularCities`. */
function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
