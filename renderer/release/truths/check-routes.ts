import type { RouteTable } from "#schemas";
import { nameHelp } from "../json/nearest-name.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { circlesIn } from "./circles.ts";

/**
 * What the schema of routes cannot say: paths that meet, redirects that lead in a circle, parameters that
 * nothing fills in.
 */
export function checkRoutes(table: RouteTable): PathProblem[] {
  const { static: routes, countryCodes, defaultCountryCode } = table;
  const problems: PathProblem[] = takenWords(table);
  if (!Object.hasOwn(countryCodes, defaultCountryCode)) {
    const message = `There is no country code "${defaultCountryCode}".`;
    const near = nameHelp(defaultCountryCode, Object.keys(countryCodes));
    problems.push({ path: ["defaultCountryCode"], code: "unknown-country-code", message, ...near });
  }
  problems.push(...namesOfOthers(routes));
  const codes = new Map<string, string>();
  for (const [code, country] of Object.entries(countryCodes)) {
    const owner = codes.get(country);
    codes.set(country, owner ?? code);
    if (owner === undefined) continue;
    const message = `"${owner}" already leads to ${country}, and a country has one address.`;
    const at = { path: ["countryCodes", code], part: "key" } as const;
    problems.push({ ...at, code: "already-taken", message, suggestion: "Take one of them out." });
  }
  for (const [path, { page, redirect, available }] of Object.entries(routes)) {
    const at = { path: ["static", path], part: "key" } as const;
    if (isServerPath(path)) {
      const message = `"${path}" is an address of the server's own, so no page ever answers there.`;
      problems.push({ ...at, code: "shadowed-route", message, suggestion: "Choose another first word." });
    } else if (page === undefined && redirect === undefined && available !== false) {
      const message = `"${path}" is neither a page nor a redirect.`;
      const suggestion = 'Write "page" or "redirect", or "available": false until there is one.';
      problems.push({ ...at, code: "empty-route", message, suggestion });
    }
    const [, first = ""] = path.split("/");
    const owner = [
      ["countryCodes", countryCodes],
      ["policyWords", table.policyWords ?? {}],
      ["listPages", table.listPages ?? {}],
    ].find(([, words]) => Object.hasOwn(words as object, first));
    if (owner) {
      const message = `"${path}" takes the place of "${first}" among "${String(owner[0])}".`;
      problems.push({ ...at, code: "shadowed-route", message, suggestion: "Choose another first word." });
    }
  }
  const owners = new Map<string, string>();
  for (const path of Object.keys(routes)) {
    const shape = shapeOf(path);
    const owner = owners.get(shape);
    if (owner !== undefined) {
      const message = `"${path}" is the same path as "${owner}".`;
      problems.push({
        path: ["static", path],
        part: "key",
        code: "already-taken",
        message,
        suggestion: "Take one of them out.",
      });
    }
    owners.set(shape, owner ?? path);
  }
  const targets = new Map<string, string | undefined>();
  for (const [path, { redirect, upper = [] }] of Object.entries(routes)) {
    const known = parametersOf(path);
    targets.set(shapeOf(path), redirect && shapeOf(redirect.to));
    const at = ["static", path];
    for (const [index, name] of upper.entries())
      problems.push(...unknownParameter(`:${name}`, known, [...at, "upper", index], ""));
    for (const name of redirect ? parametersOf(redirect.to) : [])
      problems.push(...unknownParameter(name, known, [...at, "redirect", "to"], redirect?.to));
  }
  for (const circle of circlesIn(targets)) {
    const paths = circle.map((shape) => owners.get(shape) ?? shape);
    const message = `The redirect never ends: ${[...paths, paths[0]].join(" to ")}.`;
    problems.push({
      path: ["static", paths[0] ?? "", "redirect", "to"],
      code: "circle",
      message,
      suggestion: "Lead one of them to a page.",
    });
  }
  return problems;
}

/**
 * Routes under the name of another page: shell rules and tracking would take one for the other. A page whose
 * other addresses have a name too says which is meant; what lies under one of these may share it.
 */
function namesOfOthers(routes: RouteTable["static"]): PathProblem[] {
  const paths = Object.entries(routes).filter(([, { page }]) => page !== undefined);
  return paths.flatMap(([path, { page, name }]): PathProblem[] => {
    const own = paths.filter(([, each]) => each.page === page);
    const words = new Set(own.map(([each]) => firstWord(each)));
    const named = paths.filter(([other, each]) => other !== path && each.name === name);
    const [taken] = named.filter(([other, each]) => each.page !== page && !words.has(firstWord(other)));
    const [meant] = own.filter(([, each]) => each.name !== name);
    if (!taken || !meant || named.some(([, each]) => each.page === page)) return [];
    const message = `"${path}" has the name of "${taken[0]}", which leads to "${taken[1].page}": "${name}".`;
    const suggestion = `Write "${meant[1].name}".`;
    const at = ["static", path, "name"];
    return [{ path: at, code: "words-of-another", message, suggestion, severity: "warning" }];
  });
}

function firstWord(path: string): string {
  return path.split("/", 2)[1] ?? "";
}

/**
 * True for paths whose first word the server answers itself, before any page (CONF-13): calls, files, health
 * and the tools of `/_…`.
 */
export function isServerPath(path: string): boolean {
  const [, first = ""] = path.split("/");
  return first.startsWith("_") || first.startsWith("sitemap") || SERVER_WORDS.has(first);
}

const SERVER_WORDS: ReadonlySet<string> = new Set([
  "api",
  "assets",
  "brand",
  "fonts",
  "healthz",
  "images",
  "livez",
  "manifest.webmanifest",
  "metrics",
  "readyz",
  "robots.txt",
  "service-worker.js",
]);

/** Words of routes that a city is called as well: whoever comes first answers. */
export function shadowedCities(
  table: RouteTable,
  cities: readonly { readonly slug: string }[],
): PathProblem[] {
  const slugs = new Set(cities.map(({ slug }) => slug));
  const named = [
    ...Object.keys(table.static).map((path) => ({ word: path.split("/")[1] ?? "", path: ["static", path] })),
    ...Object.keys(table.policyWords ?? {}).map((word) => ({ word, path: ["policyWords", word] })),
    ...Object.keys(table.localities ?? {}).map((word) => ({ word, path: ["localities", word] })),
    ...(table.editorialSlugs ?? []).map((word, index) => ({ word, path: ["editorialSlugs", index] })),
  ];
  return named
    .filter(({ word }) => slugs.has(word))
    .map(({ word, path }) => ({
      path,
      part: path[0] === "editorialSlugs" ? "value" : "key",
      code: "shadowed-route",
      message: `"${word}" is a city of config/cities.json as well, and only one of them can answer.`,
      suggestion: "Choose another word.",
    }));
}

/** Reserved words that another rule reads as something else. */
function takenWords({
  reserved = [],
  countryCodes,
  tags = {},
  editorialSlugs = [],
}: Partial<RouteTable>): PathProblem[] {
  const keys = (map: string, values: object = {}) =>
    Object.keys(values).map((word) => ({ word, path: [map, word], part: "key" as const }));
  const named = [
    ...keys("countryCodes", countryCodes),
    ...keys("tags", tags),
    ...editorialSlugs.map((word, index) => ({ word, path: ["editorialSlugs", index] })),
  ];
  return named
    .filter(({ word }) => reserved.includes(word))
    .map(({ word, ...at }) => ({
      ...at,
      code: "reserved-word",
      message: `"${word}" is a reserved word.`,
      suggestion: "Choose another word.",
    }));
}

function unknownParameter(
  name: string,
  known: readonly string[],
  path: PathProblem["path"],
  whole: string | undefined,
): PathProblem[] {
  if (known.includes(name)) return [];
  const { suggestion, meant } = nameHelp(name, known);
  const message = `The path has no parameter "${name}".`;
  const mended = meant && (whole ? whole.replace(name, meant) : meant.slice(1));
  return [{ path, code: "unknown-parameter", message, suggestion, meant: mended }];
}

function parametersOf(path: string): string[] {
  return path.match(/:\w+/g) ?? [];
}

/** A path without the names of its parameters and the slash at its end. */
function shapeOf(path: string): string {
  return path.replace(/:\w+/g, ":").replace(/(.)\/$/, "$1");
}
