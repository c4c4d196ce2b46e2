import type { RouteTable } from "#schemas";
import { nearName } from "../../json/nearest-name.ts";
import type { PathProblem } from "../../json/path-problem.ts";

/** So many other routes with a parameter agree before one is held to them. */
const FEWEST = 3;

type Routes = RouteTable["static"];

/** Routes that say otherwise what others of their page or their parameter say. */
export function unlikeRoutes({ static: routes }: Pick<RouteTable, "static">): PathProblem[] {
  return [...lostUpper(routes), ...nearNames(routes)];
}

/** A parameter that every other route turns to upper case, and one leaves as it was typed. */
function lostUpper(routes: Routes): PathProblem[] {
  const paths = Object.entries(routes);
  return paths.flatMap(([path, { upper = [] }]): PathProblem[] => {
    const lost = parametersOf(path).find((name) => {
      const others = paths.filter(([other]) => other !== path && parametersOf(other).includes(name));
      const agree = others.every(([, each]) => each.upper?.includes(name));
      return !upper.includes(name) && others.length >= FEWEST && agree;
    });
    if (lost === undefined) return [];
    const message = `"${path}" takes "${lost}" as it is typed, and every other route turns it to upper case.`;
    const suggestion = `Write "upper": ${JSON.stringify([...upper, lost])}.`;
    const at = { path: ["static", path], part: "key" } as const;
    return [{ ...at, code: "unlike-siblings", message, suggestion, severity: "warning" }];
  });
}

function parametersOf(path: string): readonly string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
}

/** Two routes to one page whose names are a slip of the hand apart: rules and reports know one of them. */
function nearNames(routes: Routes): PathProblem[] {
  const paths = Object.entries(routes).filter(([, { page }]) => page !== undefined);
  const told = new Set<string>();
  const uses = (name: string) => paths.filter(([, each]) => each.name === name).length;
  return paths.flatMap(([path, { page, name }]): PathProblem[] => {
    const others = paths.filter(([, each]) => each.page === page && each.name !== name);
    const twin = others.find(([, each]) => nearName(name, [each.name]).meant !== undefined);
    // The name that more routes have is right; of two that stand alone, the first is told.
    if (!twin || told.has(twin[1].name) || uses(name) > uses(twin[1].name)) return [];
    told.add(name);
    const message = `"${path}" and "${twin[0]}" lead to "${page}", one as "${name}" and one as "${twin[1].name}".`;
    const suggestion = `Write "${twin[1].name}", or "${name}" in both.`;
    const at = ["static", path, "name"];
    return [{ path: at, code: "unlike-siblings", message, suggestion, severity: "warning" }];
  });
}
