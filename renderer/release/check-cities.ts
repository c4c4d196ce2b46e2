import type { PathProblem } from "./path-problem.ts";
import type { City } from "./release.ts";

/** Slugs and ids name one city each. */
export function checkCities(cities: readonly City[]): PathProblem[] {
  if (!Array.isArray(cities))
    return [{ path: [], code: "wrong-type", message: "Got something else, expected a list of cities." }];
  const problems: PathProblem[] = [];
  for (const field of ["slug", "id"] as const) {
    const seen = new Set<string | number>();
    for (const [index, city] of cities.entries()) {
      const value = city[field];
      if (seen.has(value))
        problems.push({
          path: [index, field],
          code: "already-taken",
          message: `Another city has the ${field} ${value}.`,
        });
      seen.add(value);
    }
  }
  return problems;
}
