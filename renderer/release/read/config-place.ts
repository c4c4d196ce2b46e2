import { nearestName } from "../json/nearest-name.ts";

/** Kinds of configuration files; each has a schema of the same name in schemas/config. */
export type ConfigKind =
  | "amenities"
  | "assertion"
  | "brand"
  | "cities"
  | "country"
  | "domain"
  | "experiment"
  | "language"
  | "limits"
  | "messages"
  | "microsite"
  | "modals"
  | "page"
  | "payment-modes"
  | "routes";

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

const PLACES: readonly (readonly [RegExp, ConfigKind, boolean])[] = [
  [/^(?<id>amenities)\.json$/, "amenities", false],
  [/^(?<id>cities)\.json$/, "cities", false],
  [/^(?<id>limits)\.json$/, "limits", false],
  [/^(?<id>modals)\.json$/, "modals", false],
  [/^(?<id>payment-modes)\.json$/, "payment-modes", false],
  [/^(?<id>routes)\.json$/, "routes", false],
  [/^languages\/(?<id>[^/]+)\.json$/, "language", false],
  [/^messages\/(?<locale>[^/]+)\/(?<id>[^/]+)\.json$/, "messages", false],
  [/^assertions\/(?<id>[^/]+)\.json$/, "assertion", false],
  [/^experiments\/(?<id>[^/]+)\.json$/, "experiment", false],
  [/^microsites\/(?<id>[^/]+)\.json$/, "microsite", false],
  [/^domains\/(?<id>[^/]+)\.json$/, "domain", false],
  [/^pages\/(?<id>[^/]+)\.json$/, "page", true],
  [/^countries\/(?<id>[^/]+)\.json$/, "country", false],
  [/^countries\/(?<country>[^/]+)\/pages\/(?<id>[^/]+)\.json$/, "page", true],
  [/^brands\/(?<id>[^/]+)\/brand\.json$/, "brand", false],
  [/^brands\/(?<brand>[^/]+)\/pages\/(?<id>[^/]+)\.json$/, "page", true],
  [/^brands\/(?<brand>[^/]+)\/messages\/(?<locale>[^/]+)\/(?<id>[^/]+)\.json$/, "messages", true],
  [/^brands\/(?<brand>[^/]+)\/countries\/(?<id>[^/]+)\.json$/, "country", true],
  [/^brands\/(?<brand>[^/]+)\/countries\/(?<country>[^/]+)\/pages\/(?<id>[^/]+)\.json$/, "page", true],
];

/** Reads a path relative to config/; undefined when no kind of file belongs there. */
export function configPlace(path: string): ConfigPlace | undefined {
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

const ROOT_FILES = ["amenities", "cities", "limits", "modals", "payment-modes", "routes"].map(
  (id) => `${id}.json`,
);
const FOLDERS = [
  "assertions",
  "assets",
  "brands",
  "countries",
  "domains",
  "experiments",
  "languages",
  "messages",
  "microsites",
  "pages",
];

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
