import { nearestName } from "../json/nearest-name.ts";
import { CONFIG_KINDS, type ConfigKind, configKinds, idName } from "./config-kinds.ts";

/** What a path under config/ holds: its kind, its own id, and the brand and country whose layer it is. */
export interface ConfigPlace {
  readonly kind: ConfigKind;
  readonly id: string;
  readonly brand?: string;
  readonly country?: string;
  readonly locale?: string;
  /** A sparse file over an earlier layer; only complete once merged. */
  readonly isSparse: boolean;
}

type Match = Readonly<Record<string, string>>;

const PLACES = configKinds.flatMap((kind): readonly (readonly [RegExp, ConfigKind, boolean])[] => {
  const { files, alwaysSparse = false } = CONFIG_KINDS[kind];
  const id = idName(CONFIG_KINDS[kind]);
  return files.map((file, index) => {
    const groups = id === undefined ? `(?<id>${kind})\\.json` : escaped(file).replace(/<(\w+)>/g, group(id));
    return [new RegExp(`^${groups}$`), kind, index > 0 || alwaysSparse];
  });
});

function escaped(file: string): string {
  return withinConfig(file).replaceAll(".", "\\.");
}

/** `<vendor>` as the group of an id, `<CC>` as that of a country. */
function group(id: string): (whole: string, name: string) => string {
  return (_, name) => `(?<${name === id ? "id" : name === "CC" ? "country" : name}>[^/]+)`;
}

function withinConfig(file: string): string {
  return file.replace(/^config\//, "");
}

/** Places of paths that were asked for: a builder asks for all of them after every change. */
const known = new Map<string, ConfigPlace | undefined>();

/** Reads a path relative to config/; undefined when no kind of file belongs there. */
export function configPlace(path: string): ConfigPlace | undefined {
  if (known.has(path)) return known.get(path);
  const place = placeOf(path);
  known.set(path, place);
  return place;
}

function placeOf(path: string): ConfigPlace | undefined {
  for (const [pattern, kind, isSparse] of PLACES) {
    const groups = pattern.exec(path)?.groups as Match | undefined;
    if (groups)
      return {
        kind,
        isSparse,
        id: groups.id ?? "",
        brand: groups.brand,
        country: groups.country,
        locale: groups.locale,
      };
  }
  return undefined;
}

const FILES = configKinds.flatMap((kind) => CONFIG_KINDS[kind].files.map(withinConfig));
const ROOT_FILES = FILES.filter((file) => !file.includes("/"));
const FOLDERS = [
  ...new Set([
    "assets",
    ...FILES.flatMap((file) => file.split("/").slice(0, -1)).filter((folder) => !folder.startsWith("<")),
  ]),
].sort();

/** The path somebody meant who misspelt a folder, or a file that there is one of. */
export function nearPlace(path: string): string | undefined {
  const segments = path.split("/");
  if (segments.length === 1) return nearestName(path, ROOT_FILES);
  for (const index of segments.slice(0, -1).keys()) {
    const folder = nearestName(segments[index] ?? "", FOLDERS);
    const near = folder === undefined ? path : segments.with(index, folder).join("/");
    if (configPlace(near)) return near;
  }
  return undefined;
}
