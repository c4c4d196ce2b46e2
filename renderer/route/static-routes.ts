import { matchPath, type PathMatch } from "react-router-dom";
import type { RouteTable } from "#schemas";

type StaticRoute = RouteTable["static"][string];

export interface StaticMatch {
  readonly route: StaticRoute;
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly path: string;
  readonly route: StaticRoute;
}

/** Static routes without parameters by path, and the patterns by number of segments. */
interface StaticIndex {
  readonly exact: ReadonlyMap<string, StaticRoute>;
  readonly patterns: ReadonlyMap<number, readonly Pattern[]>;
}

const indexes = new WeakMap<RouteTable, StaticIndex>();

/**
 * Static route of a path, if any; fixed words win over parameters. `afterPrefix` finds only routes that allow
 * a country code before them.
 */
export function matchStatic(
  table: RouteTable,
  segments: readonly string[],
  afterPrefix: boolean,
): StaticMatch | undefined {
  const { exact, patterns } = indexOf(table);
  const path = `/${segments.join("/")}`;
  const allowed = (route: StaticRoute) => !afterPrefix || route.countryPrefix;
  const route = exact.get(path);
  if (route && allowed(route)) return { route, params: {} };
  for (const pattern of patterns.get(segments.length) ?? []) {
    const match = allowed(pattern.route) ? matchPath(pattern.path, path) : null;
    if (match) return { route: pattern.route, params: paramsOf(match, pattern.route.upper ?? []) };
  }
  return undefined;
}

function indexOf(table: RouteTable): StaticIndex {
  let index = indexes.get(table);
  if (index) return index;
  const exact = new Map<string, StaticRoute>();
  const patterns = new Map<number, Pattern[]>();
  for (const [path, route] of Object.entries(table.static)) {
    if (!path.includes(":")) exact.set(path.toLowerCase(), route);
    else {
      const length = path.split("/").length - 1;
      patterns.set(length, [...(patterns.get(length) ?? []), { path, route }]);
    }
  }
  for (const list of patterns.values()) list.sort((a, b) => parameterCount(a.path) - parameterCount(b.path));
  index = { exact, patterns };
  indexes.set(table, index);
  return index;
}

function parameterCount(path: string): number {
  return path.split(":").length - 1;
}

function paramsOf(match: PathMatch, upper: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(match.params).map(([name, value = ""]) => [
      name,
      upper.includes(name) ? value.toUpperCase() : value,
    ]),
  );
}
