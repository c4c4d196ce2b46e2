import type { PathProblem } from "../json/path-problem.ts";
import type { FoundCondition } from "./check-condition.ts";
import type { ConditionFacts } from "./condition-facts.ts";
import { operandsIn, senseOf } from "./condition-sense.ts";

/**
 * What a condition may read of a site that is written in its domain; the country is that of the path, which
 * may be any.
 */
export type SiteFact = Readonly<Record<(typeof SITE_OPERANDS)[number], readonly string[]>>;

const SITE_OPERANDS = ["site.id", "site.brand.id", "site.locale"] as const;
const PAGE = "route.page";

/**
 * Reports a condition that no site there is can meet, in any of its languages, on this page; and one that
 * leaves none of an operand's values out. What contradicts itself, or leaves nothing out whatever the values
 * are, is told by itself.
 */
export function checkPossible(
  { condition, path }: FoundCondition,
  page: string | undefined,
  facts: ConditionFacts,
): PathProblem[] {
  if (senseOf(condition) !== "open") return [];
  const operands = operandsIn(condition);
  const closed = (operand: string) => facts.operands(operand)?.rule.values;
  if (senseOf(condition, closed) === "always") {
    const message = "The condition always holds: it names all values there are.";
    return [{ path, code: "always-met", message, suggestion: "Take it out.", severity: "warning" }];
  }
  if (![PAGE, ...SITE_OPERANDS].some((operand) => operands.has(operand))) return [];
  const isMet = placesOf(facts.sites, operands).some(
    (place) =>
      senseOf(condition, (operand) => {
        if (operand === PAGE && page !== undefined) return [page];
        return place.get(operand) ?? closed(operand);
      }) !== "never",
  );
  if (isMet) return [];
  const isOfPage = page !== undefined && operands.has(PAGE);
  const message = `The condition never holds: ${isOfPage ? `this is the page "${page}", and ` : ""}no site there is meets all of it.`;
  const suggestion = "Name what a site of config/domains has, or take the node out.";
  return [{ path, code: "never-met", message, suggestion, severity: "warning" }];
}

/** Sites as the operands tell them apart, each once; one that nothing is known of when there are none. */
function placesOf(
  sites: readonly SiteFact[],
  operands: ReadonlyMap<string, unknown>,
): readonly ReadonlyMap<string, readonly string[]>[] {
  const read = SITE_OPERANDS.filter((operand) => operands.has(operand));
  const places = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const site of sites) {
    const place = new Map(read.map((operand) => [operand, site[operand]]));
    places.set(JSON.stringify([...place]), place);
  }
  return places.size > 0 ? [...places.values()] : [new Map()];
}
