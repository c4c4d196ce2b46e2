import type { KnownNames } from "./check-document.ts";
import type { ConfigIndex } from "./config-index.ts";
import type { ConfigKind } from "./config-place.ts";
import { isJsonObject } from "./layer.ts";

const KINDS = ["brand", "country", "domain", "experiment", "language", "page"] as const;

/** Collects the names that references may use. A set that holds the same names as before is the same set. */
export function createNameReader(
  widgets: ReadonlySet<string>,
): (index: ConfigIndex, messages: ReadonlySet<string>) => KnownNames {
  const last = new Map<string, ReadonlySet<string>>();
  const settled = (kind: string, names: ReadonlySet<string>): ReadonlySet<string> => {
    const before = last.get(kind);
    if (before && before.size === names.size && [...names].every((name) => before.has(name))) return before;
    last.set(kind, names);
    return names;
  };
  return (index, messages) => {
    const names = new Map<string, ReadonlySet<string>>([
      ["message", messages],
      ["widget", widgets],
    ]);
    for (const kind of KINDS) names.set(kind, settled(kind, new Set(idsOf(index, kind))));
    const cities = index.byKind("cities").get("cities")?.value;
    if (Array.isArray(cities))
      names.set(
        "city",
        settled("city", new Set(cities.map((city) => String(isJsonObject(city) ? city.slug : "")))),
      );
    return names;
  };
}

/** Ids of a kind, those of files that cannot be read included: what refers to them is not to blame. */
function idsOf(index: ConfigIndex, kind: ConfigKind): string[] {
  const broken = index.broken.filter((place) => place.kind === kind).map(({ id }) => id);
  return [...index.byKind(kind).keys(), ...(kind === "page" ? index.pages : []), ...broken];
}
