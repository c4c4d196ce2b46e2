import type { RouteTable } from "#schemas";

/** Names of every route of a table, as `route.name` has them. */
export function routeNames({ static: routes, rules, listPages }: RouteTable): Set<string> {
  const targets = [
    ...Object.values(routes),
    ...Object.values(rules ?? {}),
    ...Object.values(listPages ?? {}),
  ];
  return new Set(targets.map(({ name }) => name));
}
