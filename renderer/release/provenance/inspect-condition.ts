import { type ConditionContext, conditionScope, evaluate, operandsOf } from "../../page/conditions.ts";
import type { Condition } from "../../page/page-document.ts";
import type { Site } from "../../site/site.ts";

/** What an address alone says about a condition. */
export interface ConditionInsight {
  readonly answer: "shown" | "hidden" | "guest" | "request" | "data";
  /** Operands the address does not tell: `user.signedIn`, `flag.web2`. */
  readonly open: readonly string[];
}

/**
 * Decides a condition for an address: `context` holds the groups it tells (`route`, `query`), the site adds
 * its own.
 */
export function decideCondition(
  condition: Condition,
  site: Site,
  locale: string,
  context: ConditionContext,
): ConditionInsight {
  const { id, brand, country, domain, limits } = site;
  const known: ConditionContext = { ...context, site: { id, brand, country, domain, limits, locale } };
  const answer = evaluate(condition, known);
  if (answer !== undefined) return { answer: answer ? "shown" : "hidden", open: [] };
  const open = [...new Set(operandsOf(condition))].filter(
    (operand) => !((operand.split(".", 1)[0] ?? "") in known),
  );
  if (open.length === 0) return { answer: "data", open };
  const isGuests = ["audience", "user"].includes(conditionScope(condition));
  return { answer: isGuests ? "guest" : "request", open };
}
