import type { JsonPath, Release } from "#renderer/release";
import { type ClassifyInput, classify, type RouteResult } from "#renderer/route";

/** The member of config/routes.json that decides an address. */
export interface RouteRule {
  readonly path: JsonPath;
  /** The rule exists but is closed, so the address is not found. */
  readonly isClosed: boolean;
}

/**
 * Where an address leads, and the rule that says so: the classifier reads a table in which every rule answers
 * with its own place.
 */
export function classifyWithRule(
  { routes, cities }: Pick<Release, "routes" | "cities">,
  input: ClassifyInput,
): { readonly route: RouteResult; readonly rule: RouteRule } {
  const route = classify({ table: routes, cities }, input);
  const places: JsonPath[] = [];
  const mark = (path: JsonPath) => `#${places.push(path) - 1}`;
  const marked = {
    ...routes,
    static: mapEntries(routes.static, (rule, key) => {
      const name = mark(["static", key]);
      const { redirect } = rule;
      const skipTo = redirect?.skipTo && { ...redirect.skipTo, to: name };
      const { available: _, ...open } = rule;
      return {
        ...open,
        name,
        page: rule.page ?? "none",
        ...(redirect && { redirect: { ...redirect, to: name, keepQuery: false, ...(skipTo && { skipTo }) } }),
      };
    }),
    rules: mapEntries(routes.rules, ({ available: _, ...rule }: Rule, key) => ({
      ...rule,
      name: mark(["rules", key]),
    })),
    listPages: mapEntries(routes.listPages, ({ available: _, ...rule }: Rule, key) => ({
      ...rule,
      name: mark(["listPages", key]),
    })),
  } as unknown as Release["routes"];
  const answer = classify({ table: marked, cities }, input);
  const [, index] = /^#(\d+)$/.exec(answer.kind === "page" ? answer.name : answer.location) ?? [];
  const path = index === undefined ? undefined : places[Number(index)];
  if (!path) return { route, rule: { path: unmarked(input, routes), isClosed: false } };
  const isClosed = route.kind === "page" && route.status === 404 && path[1] !== "notFound";
  return { route, rule: { path, isClosed } };
}

type Rule = { readonly available?: boolean } & object;

/** The two redirects that stand in no rule of their own. */
function unmarked({ path }: ClassifyInput, { defaultCountryCode }: Release["routes"]): JsonPath {
  const isCountry = new RegExp(`^/*${defaultCountryCode}(/|$)`, "i").test(path);
  return isCountry ? ["defaultCountryCode"] : ["rules", "listing"];
}

function mapEntries<T, U>(
  record: Readonly<Record<string, T>>,
  change: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));
}
