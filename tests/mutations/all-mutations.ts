import type { WidgetManifest } from "#renderer";
import type { ConfigSource } from "#renderer/release";
import { configPlace } from "../../renderer/release/read/config-place.ts";
import { loadConfigSchemas } from "../../renderer/release/schema/config-schemas.ts";
import { type Spot, type SpotSchemas, spotsIn } from "./json-spots.ts";
import type { Mutation } from "./mutation.ts";
import { borrowedMutations } from "./of-borrowed.ts";
import { copyMutations } from "./of-copies.ts";
import { crashMutations } from "./of-crashes.ts";
import { layerMutations } from "./of-layers.ts";
import { meaningMutations } from "./of-meaning.ts";
import { memberMutations, type Names } from "./of-members.ts";
import { messageMutations } from "./of-messages.ts";
import { pageMutations } from "./of-pages.ts";
import { pictureMutations } from "./of-pictures.ts";
import { relationMutations } from "./of-relations.ts";
import { siteMutations } from "./of-sites.ts";
import { textMutations } from "./of-text.ts";
import { truthMutations } from "./of-truths.ts";

/** Every mutation of a configuration, always the same ones in the same order. */
export function allMutations(
  { texts, brandFiles }: ConfigSource,
  widgets: readonly WidgetManifest[],
  schemaFolder: string,
): Mutation[] {
  const schemas = spotSchemas(texts, widgets, schemaFolder);
  const byName = schemas.widgets;
  const names = namesIn(texts, byName, brandFiles);
  const mutations: Mutation[] = [];
  for (const [file, text] of texts) {
    const kind = configPlace(file.replace(/^config\//, ""))?.kind;
    if (!kind) continue;
    mutations.push(...textMutations(file, text));
    if (kind === "messages" || kind === "cities") continue;
    const spots: Spot[] = spotsIn(file, text, kind, schemas);
    mutations.push(...memberMutations(spots, names));
    if (kind === "page")
      mutations.push(...pageMutations(spots, byName, [...(names.get("experiment") ?? [])].sort()));
  }
  for (const brand of names.get("brand") ?? []) mutations.push(...layerMutations(texts, brand));
  return [
    ...mutations,
    ...meaningMutations(texts),
    ...messageMutations(texts),
    ...relationMutations(texts),
    ...borrowedMutations(texts),
    ...copyMutations(texts),
    ...crashMutations(texts),
    ...truthMutations(texts),
    ...siteMutations(texts),
    ...pictureMutations({ brandFiles }),
  ];
}

/** What tells the schema of each value of a configuration. */
export function spotSchemas(
  texts: ConfigSource["texts"],
  widgets: readonly WidgetManifest[],
  schemaFolder: string,
): SpotSchemas {
  const loaded = loadConfigSchemas(schemaFolder);
  const byName = new Map(widgets.map((manifest) => [manifest.name, manifest]));
  return {
    of: (kind) => loaded.get(kind)?.root ?? {},
    widgets: byName,
    widgetAt: (file, path) => {
      const page = /\/pages\/([^/]+)\.json$/.exec(file)?.[1];
      const global = texts.get(`config/pages/${page}.json`);
      const node = path.reduce<unknown>(
        (value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[String(key)],
        global === undefined ? undefined : JSON.parse(global),
      );
      return (node as { readonly widget?: string } | undefined)?.widget;
    },
  };
}

/** Names that references may use, by kind. */
export function namesIn(
  texts: ConfigSource["texts"],
  widgets: ReadonlyMap<string, WidgetManifest>,
  brandFiles: ConfigSource["brandFiles"],
): Names {
  const places = [...texts.keys()].map((file) => ({
    file,
    place: configPlace(file.replace(/^config\//, "")),
  }));
  const ids = (kind: string) =>
    new Set(places.flatMap(({ place }) => (place?.kind === kind && !place.isSparse ? [place.id] : [])));
  const messages = places.flatMap(({ file, place }) =>
    place?.kind === "messages" && place.locale === "en"
      ? Object.keys(JSON.parse(texts.get(file) ?? "{}"))
      : [],
  );
  const cities = JSON.parse(texts.get("config/cities.json") ?? "[]") as readonly { readonly slug: string }[];
  return new Map<string, ReadonlySet<string>>([
    ...["brand", "country", "domain", "experiment", "language"].map((kind) => [kind, ids(kind)] as const),
    ["page", new Set(places.flatMap(({ place }) => (place?.kind === "page" ? [place.id] : [])))],
    ["city", new Set(cities.map(({ slug }) => slug))],
    ["message", new Set(messages)],
    ["widget", new Set(widgets.keys())],
    ["asset", new Set([...brandFiles.keys()].map((path) => path.split("/")[1] ?? ""))],
  ]);
}
