import { isJsonObject, type JsonObject } from "./layer.ts";
import { nearName } from "./nearest-name.ts";
import type { PathProblem } from "./path-problem.ts";

/** A list of cities whose slugs and ids name one city each. */
export function checkCities(cities: unknown): PathProblem[] {
  if (!Array.isArray(cities)) {
    return [{ path: [], code: "wrong-type", message: "Got something else, expected a list of cities." }];
  }
  const problems: PathProblem[] = [];
  const seen = { slug: new Set<unknown>(), id: new Set<unknown>() };
  for (const [index, city] of cities.entries()) {
    if (!isJsonObject(city)) {
      problems.push({ path: [index], code: "wrong-type", message: "A city is an object." });
      continue;
    }
    problems.push(...wrongMembers(city).map((problem) => ({ ...problem, path: [index, ...problem.path] })));
    // A city copied whole is one mistake.
    const isCopy = seen.slug.has(city.slug) && seen.id.has(city.id);
    for (const field of isCopy ? (["slug"] as const) : (["slug", "id"] as const)) {
      const message = `Another city has the ${field} ${city[field]}.`;
      if (seen[field].has(city[field]))
        problems.push({
          path: [index, field],
          code: "already-taken",
          message,
          suggestion: "Choose another one.",
        });
      seen[field].add(city[field]);
    }
  }
  return problems;
}

/** Cities whose slug is a word that routes keep for addresses of their own. */
export function reservedCities(
  cities: readonly { readonly slug: string }[],
  reserved: readonly string[],
): PathProblem[] {
  const words = new Set(reserved);
  return cities.flatMap(({ slug }, index) =>
    words.has(slug)
      ? [
          {
            path: [index, "slug"],
            code: "reserved-word",
            message: `"${slug}" is a reserved word of the routes.`,
            suggestion: "Choose another slug.",
          },
        ]
      : [],
  );
}

const MEMBERS = {
  id: { is: (value: unknown) => Number.isInteger(value), expected: "a whole number" },
  slug: {
    is: (value: unknown) => /^[a-z0-9-]+$/.test(String(value)),
    expected: "lower-case words with dashes",
  },
  name: { is: (value: unknown) => typeof value === "string" && value !== "", expected: "a text" },
  countryCode: { is: (value: unknown) => /^[A-Z]{2}$/.test(String(value)), expected: "an ISO country code" },
  latitude: { is: (value: unknown) => isWithin(value, 90), expected: "degrees from -90 to 90" },
  longitude: { is: (value: unknown) => isWithin(value, 180), expected: "degrees from -180 to 180" },
  timeZone: { is: isTimeZone, expected: "an IANA time zone" },
  names: { is: isNames, expected: "a text per language" },
  aliases: { is: isListOfSlugs, expected: "a list of lower-case words with dashes" },
} as const;

function wrongMembers(city: JsonObject): PathProblem[] {
  return Object.entries(MEMBERS).flatMap(([field, { is, expected }]): PathProblem[] => {
    const value = city[field];
    if (value === undefined) {
      const isNeeded = field === "id" || field === "slug";
      return isNeeded
        ? [{ path: [], code: "missing-property", part: "key", message: `"${field}" is missing.` }]
        : [];
    }
    if (is(value)) return [];
    const message = `Got ${JSON.stringify(value)}, expected ${expected}.`;
    const near = field === "timeZone" ? nearName(String(value), Intl.supportedValuesOf("timeZone")) : {};
    const suggestion = near.suggestion ?? `Write ${expected}.`;
    return [{ path: [field], code: "bad-value", message, ...near, suggestion }];
  });
}

function isNames(value: unknown): boolean {
  return isJsonObject(value) && Object.values(value).every((name) => typeof name === "string" && name !== "");
}

function isListOfSlugs(value: unknown): boolean {
  return Array.isArray(value) && value.every((slug) => /^[a-z0-9-]+$/.test(String(slug)));
}

function isWithin(value: unknown, degrees: number): boolean {
  return typeof value === "number" && Math.abs(value) <= degrees;
}

const timeZones = new Map<string, boolean>();

function isTimeZone(value: unknown): boolean {
  if (typeof value !== "string") return false;
  let known = timeZones.get(value);
  if (known === undefined) {
    try {
      new Intl.DateTimeFormat("en", { timeZone: value });
      known = true;
    } catch {
      known = false;
    }
    timeZones.set(value, known);
  }
  return known;
}
