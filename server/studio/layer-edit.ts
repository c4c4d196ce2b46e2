import {
  isJsonObject,
  isSameJson,
  type JsonPath,
  jsonText,
  type Layer,
  mergeLayers,
  PAGE_MERGE,
  parseJsonFile,
  setValue,
} from "#renderer/release";
import { type LayerFile, layerPlaces, type SiteNames } from "./layer-places.ts";
import { applyPageEdit, type PageEdit, valueAt } from "./page-edit.ts";
import { relayer } from "./relayer.ts";

export interface LayerEdit {
  /** Texts of the configuration files as they are now, by path (`config/…`). */
  readonly texts: ReadonlyMap<string, string>;
  readonly site: SiteNames;
  readonly page: string;
  /** Name of the layer to write, such as `brand wrenhollow`. */
  readonly layer: string;
  readonly edit: PageEdit;
}

/** The file to write, or why the layer cannot say it. */
export type LayerEditResult =
  | { readonly ok: true; readonly file: string; readonly text: string }
  | {
      readonly ok: false;
      readonly reason: "unknown-layer" | "unknown-node" | "locked" | "shadowed" | "broken-file";
      readonly message: string;
    };

/**
 * Writes one edit of a page into one layer, so that the site's page says what was asked and no other layer
 * changes.
 */
export function editLayer({ texts, site, page, layer, edit }: LayerEdit): LayerEditResult {
  const places = layerPlaces(site, page);
  const target = places.findIndex(({ name }) => name === layer);
  const place = places[target];
  if (!place) return refuse("unknown-layer", `The page has no layer "${layer}".`);
  const text = texts.get(place.file) ?? (place.at.length === 0 ? emptyLayer(place.file) : undefined);
  if (text === undefined) return refuse("unknown-layer", `There is no file ${place.file}.`);
  const layers = places.map((each) => readLayer(texts, each));
  if (layers.includes(null) || parseJsonFile(place.file, text).tree === undefined)
    return refuse("broken-file", "One of the page's files is not valid JSON; mend it first.");

  const stack = layers.filter((each) => each !== null);
  const below = stack.slice(0, target).filter(isSaid);
  const inherited = mergeLayers(below, PAGE_MERGE).value;
  const own = stack[target]?.value;
  const current = mergeLayers(stack.slice(0, target + 1).filter(isSaid), PAGE_MERGE).value;
  const asked = applyPageEdit(current, inherited, edit);
  if (!asked) return refuse("unknown-node", `The layer "${layer}" stands below the one that adds this node.`);

  const next = relayer({ own, inherited, current, wanted: asked.page });
  const nextText = withDifferences(text, place.at, own, next);
  const written = { ...layerOf(place, nextText), value: next };
  const upToTarget = mergeLayers([...below, written].filter(isSaid), PAGE_MERGE);
  const lock = upToTarget.findings.find(({ code }) => code === "locked");
  const isAt = (value: unknown) => isSameJson(valueAt(value, asked.at), valueAt(asked.page, asked.at));
  if (!isAt(upToTarget.value))
    return refuse("locked", lock?.message ?? "The layers below do not allow this.");
  const above = stack.slice(target + 1).filter(isSaid);
  const shadow = above.find(
    (_, index) =>
      !isAt(mergeLayers([...below, written, ...above.slice(0, index + 1)].filter(isSaid), PAGE_MERGE).value),
  );
  if (shadow)
    return refuse("shadowed", `The layer "${shadow.name}" says otherwise, so this would not show here.`);
  return { ok: true, file: place.file, text: nextText };
}

/** Text of a layer file that says nothing yet. */
export function emptyLayer(file: string): string {
  const up = "../".repeat(file.split("/").length - 1);
  return jsonText({ $schema: `${up}schemas/config/page.schema.json` });
}

function readLayer(texts: ReadonlyMap<string, string>, place: LayerFile): Layer | null {
  const layer = layerOf(place, texts.get(place.file) ?? "{}");
  if (layer.source.tree === undefined) return null;
  return texts.has(place.file) ? layer : { ...layer, value: undefined };
}

function layerOf({ name, file, at }: LayerFile, text: string): Layer {
  const source = parseJsonFile(file, text);
  return { name, source, at, value: valueAt(source.value, at) };
}

function isSaid({ value }: Layer): boolean {
  return value !== undefined;
}

function refuse(reason: Extract<LayerEditResult, { ok: false }>["reason"], message: string): LayerEditResult {
  return { ok: false, reason, message };
}

/** The text with only what differs written anew; objects left empty around it go too. */
function withDifferences(text: string, at: JsonPath, old: unknown, next: unknown): string {
  if (isSameJson(old, next)) return text;
  if (next === undefined && at.length > 0)
    return withoutEmpty(setValue(text, at, undefined), at.slice(0, -1));
  if (!isJsonObject(next) || (!isJsonObject(old) && at.length > 0)) return setValue(text, at, next);
  const before = isJsonObject(old) ? old : {};
  const keys = new Set([...Object.keys(before), ...Object.keys(next)]);
  return [...keys].reduce((result, key) => {
    if (isJsonObject(before[key]) && isJsonObject(next[key]))
      return withDifferences(result, [...at, key], before[key], next[key]);
    return isSameJson(before[key], next[key]) ? result : setValue(result, [...at, key], next[key]);
  }, text);
}

function withoutEmpty(text: string, at: JsonPath): string {
  const value = valueAt(JSON.parse(text), at);
  if (at.length === 0 || !isJsonObject(value) || Object.keys(value).length > 0) return text;
  return withoutEmpty(setValue(text, at, undefined), at.slice(0, -1));
}
