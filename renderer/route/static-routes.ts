import type { RouteTable } from "#schemas";

type StaticRoute = RouteTable["static"][string];

export interface StaticMatch {
  readonly route: StaticRoute;
  readonly params: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly parts: readonly string[];
  readonly route: StaticRoute;
}

const patternsOf = new WeakMap<RouteTable, ReadonlyMap<number, readonly Pattern[]>>();

/** Static route of a path, if any; fixed words win over parameters. `afterPrefix` finds only routes that allow a country code before them. */
export function matchStatic(
  table: RouteTable,
  segments: readonly string[],
  afterPrefix: boolean,
): StaticMatch | undefined {
  for (const { parts, route } of patterns(table).get(segments.length) ?? []) {
    if (afterPrefix && !route.countryPrefix) continue;
    const params = matchParts(parts, segments);
    if (params) return { route, params: upperCased(params, route.upper ?? []) };
  }
  return undefined;
}

function patterns(table: RouteTable): ReadonlyMap<number, readonly Pattern[]> {
  let byLength = patternsOf.get(table) as Map<number, Pattern[]> | undefined;
  if (byLength) return byLength;
  byLength = new Map();
  for (const [path, route] of Object.entries(table.static)) {
    const parts = path.split("/").filter((part) => part !== "");
    byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { parts, route }]);
  }
  for (const list of byLength.values()) list.sort((a, b) => parameterCount(a) - parameterCount(b));
  patternsOf.set(table, byLength);
  return byLength;
}

function parameterCount({ parts }: Pattern): number {
  return parts.filter((part) => part.startsWith(":")).length;
}

function matchParts(
  parts: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = segment;
    else if (part.toLowerCase() !== segment) return undefined;
  }
  return params;
}

function upperCased(
  params: Record<string, string>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  for (const name of names) if (params[name] !== undefined) params[name] = params[name].toUpperCase();
  return params;
}
