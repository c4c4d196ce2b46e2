import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject, type Layer } from "../json/layer.ts";
import { CONFIG_KINDS, type ConfigKind, layeredKinds } from "./config-kinds.ts";
import { type ConfigPlace, configPlace, nearPlace } from "./config-place.ts";
import { wholeFile } from "./whole-file.ts";

/** The configuration by what it is about, before any layer is applied. */
export interface ConfigIndex {
  readonly files: readonly { readonly source: JsonFile; readonly place: ConfigPlace }[];
  /** Files of a kind that stand for themselves, by id. */
  readonly byKind: (kind: ConfigKind) => ReadonlyMap<string, JsonFile>;
  /** Layers of a country of a brand, weakest first (without the domain's). */
  readonly countryLayers: (brand: string, country: string) => readonly Layer[];
  /** Layers of a record of a layered kind, of a brand in a country, weakest first (without the domain's). */
  readonly layersOf: (kind: ConfigKind, id: string, brand: string, country: string) => readonly Layer[];
  /** Ids of a layered kind, whichever layer has them. */
  readonly layeredIds: (kind: ConfigKind) => readonly string[];
  /** Files that exist but are not JSON: what refers to them is not to blame. */
  readonly broken: readonly ConfigPlace[];
  readonly findings: readonly Finding[];
}

/** Sorts files into kinds and layers; files that are broken or belong nowhere are findings. */
export function indexConfig(files: ReadonlyMap<string, JsonFile>): ConfigIndex {
  const findings: Finding[] = [];
  const known: { source: JsonFile; place: ConfigPlace }[] = [];
  const layers = new Map<string, Layer>();
  const ids = new Map(layeredKinds.map((kind) => [kind, new Set<string>()]));
  const broken: ConfigPlace[] = [];
  for (const source of files.values()) {
    findings.push(...source.findings);
    const place = configPlace(source.file.replace(/^config\//, ""));
    if (!place) {
      const message = "No kind of configuration belongs at this path, so the file would be ignored.";
      const near = nearPlace(source.file.replace(/^config\//, ""));
      const suggestion = near
        ? `Did you mean "config/${near}"?`
        : "Move it to one of the places that config/README.md lists, or out of config.";
      findings.push(
        createFinding(source, [], { code: "unknown-file", message, suggestion, severity: "warning" }),
      );
      continue;
    }
    if (/[^\w.-]/.test(place.id)) {
      const message =
        "A file of configuration is named by letters, digits and dashes, so this one is no record.";
      const suggestion = "Give it such a name, or take the copy away.";
      findings.push(
        createFinding(source, [], { code: "unknown-file", message, suggestion, severity: "warning" }),
      );
      continue;
    }
    const isBroken = source.value === undefined;
    if (isBroken || (place.kind === "messages" && !isJsonObject(source.value))) broken.push(place);
    if (!isBroken) known.push({ source, place });
    const { layered } = CONFIG_KINDS[place.kind];
    if (layered) ids.get(place.kind)?.add(place.id);
    else if (place.kind !== "country") continue;
    const key = layerKey(place.kind, place.id, place.brand, place.country);
    layers.set(key, wholeFile(source, place));
  }
  const kinds = new Map<ConfigKind, Map<string, JsonFile>>();
  for (const { place, source } of known) {
    if (place.brand !== undefined || place.country !== undefined) continue;
    const ofKind = kinds.get(place.kind) ?? new Map<string, JsonFile>();
    kinds.set(place.kind, ofKind.set(place.id, source));
  }
  const pick = (keys: readonly string[]) => keys.flatMap((key) => layers.get(key) ?? []);
  return {
    files: known,
    findings,
    broken,
    layeredIds: (kind) => [...(ids.get(kind) ?? [])].sort(),
    byKind: (kind) => kinds.get(kind) ?? new Map(),
    countryLayers: (brand, country) =>
      pick([layerKey("country", country), layerKey("country", country, brand)]),
    layersOf: (kind, id, brand, country) =>
      pick([
        layerKey(kind, id),
        layerKey(kind, id, brand),
        layerKey(kind, id, undefined, country),
        layerKey(kind, id, brand, country),
      ]),
  };
}

function layerKey(kind: string, id: string, brand = "", country = ""): string {
  return `${kind}\u001f${id}\u001f${brand}\u001f${country}`;
}
