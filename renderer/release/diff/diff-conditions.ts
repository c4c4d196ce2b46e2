import { operandsOf } from "../../page/conditions.ts";
import type { Condition, NodeList, PageDocument } from "../../page/page-document.ts";
import type { Site } from "../../site/site.ts";
import type { JsonPath } from "../json/json-file.ts";
import { isSameJson } from "../json/layer.ts";
import { staticOperand } from "../pages/fold-condition.ts";
import type { TracedRecord } from "../provenance/explain-records.ts";
import { memberOf } from "../provenance/explain-sources.ts";
import { showsOn } from "../provenance/inspect-shows.ts";
import type { Sides } from "./change-cause.ts";
import type { Difference } from "./diff-values.ts";

/**
 * A node that shows differently though its page is written the same, and the value of the site that decides
 * so.
 */
interface ConditionEffect {
  /** Path of the node in the page, with `shows` at its end. */
  readonly difference: Difference;
  /** Path starts with the record: `["brand", "flags", "hideWizard"]`. */
  readonly operand: Difference;
}

interface SiteCondition {
  readonly path: JsonPath;
  readonly when: Condition;
}

/** What other values of a site do to the conditions of one of its pages. */
export function conditionEffects(
  site: Sides<Site>,
  page: string,
  record: Sides<TracedRecord | undefined>,
): readonly ConditionEffect[] {
  const document = record.after?.value as PageDocument | null | undefined;
  if (!document) return [];
  return siteConditions(document).flatMap(({ path, when }) => {
    if (!isSameJson(memberOf(record.before?.value, [...path, "when"]), when)) return [];
    const before = showsOn(site.before, page, path);
    const after = showsOn(site.after, page, path);
    if (before === after) return [];
    const difference = { path: [...path, "shows"], before, after };
    return changedOperands(when, site).map((operand) => ({ difference, operand }));
  });
}

function changedOperands(when: Condition, site: Sides<Site>): Difference[] {
  return [...new Set(operandsOf(when))].flatMap((operand): Difference[] => {
    const before = staticOperand(operand, site.before);
    const after = staticOperand(operand, site.after);
    if (!before.isStatic || isSameJson(before.value, after.value)) return [];
    return [{ path: operand.split(".").slice(1), before: before.value, after: after.value }];
  });
}

const known = new WeakMap<PageDocument, readonly SiteCondition[]>();

/** Nodes of a page whose condition reads the site. */
function siteConditions(page: PageDocument): readonly SiteCondition[] {
  let conditions = known.get(page);
  if (!conditions) {
    conditions = conditionsIn(page.slots, []);
    known.set(page, conditions);
  }
  return conditions;
}

function conditionsIn(slots: Readonly<Record<string, NodeList>>, path: JsonPath): SiteCondition[] {
  return Object.entries(slots).flatMap(([slot, { nodes }]) =>
    Object.entries(nodes).flatMap(([id, { when, slots: inner = {} }]) => {
      const at = [...path, "slots", slot, "nodes", id];
      const readsSite = when && operandsOf(when).some((operand) => operand.startsWith("site."));
      return [...(readsSite ? [{ path: at, when }] : []), ...conditionsIn(inner, at)];
    }),
  );
}
