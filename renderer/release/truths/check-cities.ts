import type { City } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";

/** Cities of a list whose slug or id another one has already. */
export function checkCities(cities: readonly Pick<City, "slug" | "id">[]): PathProblem[] {
  const seen = { slug: new Set<unknown>(), id: new Set<unknown>() };
  return cities.flatMap((city, index) => {
    // A city copied whole is one mistake.
    const isCopy = seen.slug.has(city.slug) && seen.id.has(city.id);
    return (isCopy ? (["slug"] as const) : (["slug", "id"] as const)).flatMap((field): PathProblem[] => {
      const isTaken = seen[field].has(city[field]);
      seen[field].add(city[field]);
      if (!isTaken) return [];
      const message = `Another city has the ${field} ${city[field]}.`;
      return [{ path: [index, field], code: "already-taken", message, suggestion: "Choose another one." }];
    });
  });
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
