import type { RouteTable } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";

/**
 * Quarters that stand in the list between two of one other city, or first and before one of another, away
 * from those of their own: they were given the wrong one. The list keeps the quarters of a city together; one
 * that was added at its end says nothing.
 */
export function strayQuarters({ localities }: Pick<RouteTable, "localities">): PathProblem[] {
  // A small project may have none.
  const quarters = Object.entries(localities ?? {});
  return quarters.flatMap(([slug, { citySlug, name }], index): PathProblem[] => {
    const before = quarters[index - 1]?.[1].citySlug;
    const after = quarters[index + 1]?.[1].citySlug;
    // Between two cities a third may well begin; the first of all has one neighbour.
    if (after === undefined || after === citySlug || (before ?? after) !== after) return [];
    // Nor does one neighbour say anything that may be the stray one itself.
    const isAlone = before === undefined && quarters[index + 2]?.[1].citySlug !== after;
    const isAway = quarters.some(([other, each]) => other !== slug && each.citySlug === citySlug);
    if (isAlone || (before === undefined && !isAway)) return [];
    const message = `${name} stands among the quarters of ${after}, and is said to be of ${citySlug}.`;
    const suggestion = `Write "${after}", or move it to the quarters of ${citySlug}.`;
    const path = ["localities", slug, "citySlug"];
    return [{ path, code: "other-city", message, suggestion, severity: "warning" }];
  });
}

/**
 * Two quarters of one city that have one name in a language, and two in English: one was copied. Told at the
 * later one.
 */
export function sameQuarters({ localities }: Pick<RouteTable, "localities">): PathProblem[] {
  const owners = new Map<string, string>();
  return Object.entries(localities ?? {}).flatMap(([slug, { citySlug, name, names = {} }]) =>
    Object.entries(names).flatMap(([locale, said]): PathProblem[] => {
      const key = `${citySlug} ${locale} ${said}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? name);
      if (owner === undefined || owner === name) return [];
      const message = `"${said}" is what ${owner} is called in ${locale}, and this is ${name}.`;
      const suggestion = `Write what ${name} is called in ${locale}, or mend ${owner}.`;
      const path = ["localities", slug, "names", locale];
      return [{ path, code: "same-name", message, suggestion, severity: "warning" }];
    }),
  );
}
