import { AUDIENCES } from "#schemas/audiences.ts";
import { USER_MODES } from "#schemas/user-modes.ts";
import { createMemory } from "../memory/memory.ts";
import { type ConditionContext, evaluate, operandsOf } from "../page/conditions.ts";
import type { Condition, NodeList, PageDocument } from "../page/page-document.ts";
import type { Site } from "../site/site.ts";
import type { Shows } from "./requirement.ts";
import { setMember } from "./set-member.ts";

/** Who sees something: every guest in every form of the page, only some of them, or none. */
export type Audience = "everybody" | "somebody" | "nobody";

type AskedSite = Pick<Site, "experiments" | "locales">;

/**
 * Tells who sees widgets on a page whose conditions on its site are decided. The same question is answered
 * once.
 */
export function createShownWidgets(): (page: PageDocument, shows: Shows, site: AskedSite) => Audience {
  const known = createMemory<Audience>();
  return (page, shows, site) => {
    const question = [shows.in ?? "", site.locales.join(), ...shows.anyOf].join(" ");
    return known([page, site.experiments, question], () => audienceOf(conditionsOf(page, shows), site));
  };
}

/** What must be true for one of the widgets to show, for each place it stands in. */
function conditionsOf({ slots }: PageDocument, shows: Shows): readonly (readonly Condition[])[] {
  const found: (readonly Condition[])[] = [];
  const visit = ({ order, nodes }: NodeList, above: readonly Condition[]): void => {
    for (const id of order) {
      const node = nodes[id];
      if (!node) continue;
      const conditions = node.when ? [...above, node.when] : above;
      if (shows.anyOf.includes(node.widget)) found.push(conditions);
      for (const list of Object.values(node.slots ?? {})) visit(list, conditions);
    }
  };
  for (const [region, list] of Object.entries(slots))
    if (shows.in === undefined ? region !== "fallback" : region === shows.in) visit(list, []);
  return found;
}

/** More cases than these are not gone through: then nobody is told that some guests are left out. */
const MOST_CASES = 4096;

function audienceOf(places: readonly (readonly Condition[])[], site: AskedSite): Audience {
  if (places.length === 0) return "nobody";
  if (places.some((conditions) => conditions.length === 0)) return "everybody";
  const conditions = places.flat();
  const values = new Map(
    [...new Set(conditions.flatMap(operandsOf))].map((operand) => [
      operand,
      valuesOf(operand, conditions, site),
    ]),
  );
  const requests = [...new Set(conditions.flatMap(requestsOf))];
  const count = [...values.values()].reduce((product, { length }) => product * length, 2 ** requests.length);
  if (count > MOST_CASES) return "everybody";
  const shown = casesOf(values, requests).map(({ context, answered }) =>
    places.some((all) =>
      all.every((condition) => evaluate(condition, context, (name) => answered.has(name))),
    ),
  );
  if (!shown.includes(true)) return "nobody";
  return shown.includes(false) ? "somebody" : "everybody";
}

/** A value that no condition names. */
const OTHER = "\u0000other";

const KNOWN_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  "device.class": ["web", "webview"],
  "device.userMode": ["", ...USER_MODES],
  "user.signedIn": [true, false],
  "user.member": [true, false],
  "user.audience": AUDIENCES,
};

function valuesOf(operand: string, conditions: readonly Condition[], site: AskedSite): readonly unknown[] {
  const known = KNOWN_VALUES[operand];
  if (known) return known;
  if (operand === "site.locale") return site.locales;
  if (operand.startsWith("flag.")) {
    const experiment = site.experiments[operand.slice("flag.".length)];
    if (!experiment) return [undefined];
    return experiment.enabled ? Object.keys(experiment.arms) : [experiment.control];
  }
  return [...new Set([undefined, OTHER, ...conditions.flatMap((each) => comparedWith(each, operand))])];
}

function comparedWith(condition: Condition, operand: string): readonly unknown[] {
  if ("eq" in condition) return condition.eq[0] === operand ? [condition.eq[1]] : [];
  if ("in" in condition) return condition.in[0] === operand ? condition.in[1] : [];
  return partsOf(condition).flatMap((part) => comparedWith(part, operand));
}

function requestsOf(condition: Condition): readonly string[] {
  return "hasData" in condition ? [condition.hasData] : partsOf(condition).flatMap(requestsOf);
}

function partsOf(condition: Condition): readonly Condition[] {
  if ("all" in condition) return condition.all;
  if ("any" in condition) return condition.any;
  return "not" in condition ? [condition.not] : [];
}

interface Case {
  readonly context: ConditionContext;
  readonly answered: ReadonlySet<string>;
}

/** Every combination of what operands may say and requests may answer. */
function casesOf(
  values: ReadonlyMap<string, readonly unknown[]>,
  requests: readonly string[],
): readonly Case[] {
  const groups = { site: {}, route: {}, query: {}, flag: {}, device: {}, date: {}, user: {} };
  let cases: readonly Case[] = [{ context: groups, answered: new Set() }];
  for (const [operand, list] of values)
    cases = cases.flatMap(({ context, answered }) =>
      list.map((value) => ({ context: setMember(context, operand.split("."), value), answered })),
    );
  for (const request of requests)
    cases = cases.flatMap((one) => [one, { ...one, answered: new Set([...one.answered, request]) }]);
  return cases;
}
