import { isJsonObject } from "./layer.ts";
import type { PathProblem } from "./path-problem.ts";

/** A list of cities whose slugs and ids name one city each. */
export function checkCities(cities: unknown): PathProblem[] {
  if (!Array.isArray(cities)) {
    return [{ path: [], code: "wrong-type", message: "Got something else, expected a list of cities." }];
  }
  const problems: PathProblem[] = [];
  const seen = { slug: new Set<unknown>(), id: new Set<unknown>() };
  for (const [index, city] of cities.entries()) {
    const isCity = isJsonObject(city) && typeof city.slug === "string" && typeof city.id === "number";
    if (!isCity) {
      const message = "A city needs a numeric id and a slug.";
      problems.push({ path: [index], code: "wrong-type", message });
      continue;
    }
    for (const field of ["slug", "id"] as const) {
      const message = `Another city has the ${field} ${city[field]}.`;
      if (seen[field].has(city[field]))
        problems.push({ path: [index, field], code: "already-taken", message });
      seen[field].add(city[field]);
    }
  }
  return problems;
}
