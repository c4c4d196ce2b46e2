import type { Page, RouteTable } from "#schemas";
import { type AssertionContext, readOperand, saysSomething } from "./read-operand.ts";
import type { Requirement, Shows } from "./requirement.ts";
import type { Audience } from "./shown-widgets.ts";

/** What a requirement is asked of. */
export interface Subject {
  readonly context: AssertionContext;
  /** Who sees widgets on the page that is asked; absent where no page is. */
  readonly shownTo?: (shows: Shows) => Audience;
  readonly routes: RouteTable;
}

/** Why a requirement does not hold, and what is to blame. */
export interface Failure {
  /** A sentence without its end. */
  readonly says: string;
  readonly suggestion?: string;
  /** What the value is, and the operands that list what it may be. */
  readonly got?: unknown;
  readonly among?: readonly string[];
  readonly blame:
    | { readonly operand: string; readonly index?: number }
    | { readonly shows: Shows }
    | { readonly routeTo: Page["id"] };
}

/** The first thing of a requirement that does not hold; undefined when it holds. */
export function failureOf(requirement: Requirement, subject: Subject): Failure | undefined {
  if ("all" in requirement) return firstFailure(requirement.all, subject);
  if ("any" in requirement) {
    const failures = requirement.any.map((part) => failureOf(part, subject));
    return failures.includes(undefined) ? undefined : failures[0];
  }
  if ("not" in requirement)
    return failureOf(requirement.not, subject) ? undefined : unwanted(requirement.not, subject);
  if ("shows" in requirement) return unshown(requirement.shows, subject);
  if ("routeTo" in requirement) return unrouted(requirement.routeTo, subject.routes);
  return wrongValue(requirement, subject.context);
}

function firstFailure(parts: readonly Requirement[], subject: Subject): Failure | undefined {
  for (const part of parts) {
    const failure = failureOf(part, subject);
    if (failure) return failure;
  }
  return undefined;
}

type OfValue = Extract<
  Requirement,
  { eq: unknown } | { in: unknown } | { exists: unknown } | { within: unknown } | { includes: unknown }
>;

function wrongValue(requirement: OfValue, context: AssertionContext): Failure | undefined {
  if ("exists" in requirement) {
    const operand = requirement.exists;
    if (saysSomething(readOperand(operand, context))) return undefined;
    return { says: `"${operand}" says nothing`, suggestion: "Give it a value.", blame: { operand } };
  }
  if ("eq" in requirement) {
    const [operand, wanted] = requirement.eq;
    const got = readOperand(operand, context);
    if (got === wanted) return undefined;
    const says = `"${operand}" is ${written(got)}, not ${written(wanted)}`;
    return { says, suggestion: `Write ${written(wanted)}.`, blame: { operand } };
  }
  if ("in" in requirement) {
    const [operand, wanted] = requirement.in;
    const got = readOperand(operand, context);
    if (wanted.includes(got)) return undefined;
    const says = `"${operand}" is ${written(got)}`;
    const suggestion = `Write ${wanted.length > 1 ? "one of " : ""}${listed(wanted)}.`;
    return { says, suggestion, blame: { operand } };
  }
  if ("within" in requirement) {
    const [operand, others] = requirement.within;
    const allowed = others.flatMap((other) => [readOperand(other, context)].flat());
    const got = readOperand(operand, context);
    const items = [got].flat();
    const index = items.findIndex((item) => !allowed.includes(item));
    if (index === -1) return undefined;
    if (!Array.isArray(got)) {
      const says = `"${operand}" is ${written(got)}, which is none of ${listed(allowed)} (${others.join(", ")})`;
      return { says, suggestion: `Write one of ${listed(allowed)}.`, blame: { operand }, got, among: others };
    }
    const says = `${written(items[index])} of "${operand}" is none of ${listed(allowed)} (${others.join(", ")})`;
    const suggestion = `Take ${written(items[index])} out.`;
    return { says, suggestion, blame: { operand, index }, got: items[index], among: others };
  }
  const [operand, wanted] = requirement.includes;
  const items = [readOperand(operand, context)].flat();
  const missing = wanted.find((item) => !items.includes(item));
  if (missing === undefined) return undefined;
  const says = `"${operand}" has no ${written(missing)}`;
  return { says, suggestion: `Write ${written(missing)} in it.`, blame: { operand } };
}

function unshown(shows: Shows, { shownTo }: Subject): Failure | undefined {
  const audience = shownTo?.(shows) ?? "nobody";
  if (audience === "everybody" || (audience === "somebody" && shows.to === "somebody")) return undefined;
  const widgets = shows.anyOf.map((widget) => `"${widget}"`).join(" or ");
  const region = shows.in === undefined ? "" : ` in its ${shows.in}`;
  return audience === "nobody"
    ? {
        says: `the page shows no ${widgets}${region}`,
        suggestion: `Put ${widgets} into it.`,
        blame: { shows },
      }
    : {
        says: `the page shows ${widgets}${region} to some guests only`,
        suggestion: "Take the condition away, or show it in the other case too.",
        blame: { shows },
      };
}

function unrouted(page: Page["id"], { static: own, rules, listPages = {} }: RouteTable): Failure | undefined {
  const targets: readonly { readonly page?: string; readonly available?: boolean }[] = [
    ...Object.values(own),
    ...Object.values(rules),
    ...Object.values(listPages),
  ];
  if (targets.some((target) => target.page === page && target.available !== false)) return undefined;
  const says = `no open address leads to the page "${page}"`;
  return { says, suggestion: `Write a route with "page": "${page}".`, blame: { routeTo: page } };
}

/** What holds although it must not. */
function unwanted(requirement: Requirement, subject: Subject): Failure {
  const says = `it holds that ${JSON.stringify(requirement)}`;
  return { says, blame: blameOf(requirement, subject) };
}

function blameOf(requirement: Requirement, subject: Subject): Failure["blame"] {
  if ("all" in requirement || "any" in requirement) {
    const parts = "all" in requirement ? requirement.all : requirement.any;
    const guilty = parts.find((part) => !failureOf(part, subject));
    return guilty ? blameOf(guilty, subject) : { operand: "" };
  }
  if ("not" in requirement) return failureOf(requirement.not, subject)?.blame ?? { operand: "" };
  if ("shows" in requirement) return { shows: requirement.shows };
  if ("routeTo" in requirement) return { routeTo: requirement.routeTo };
  if ("exists" in requirement) return { operand: requirement.exists };
  if ("eq" in requirement) return { operand: requirement.eq[0] };
  if ("in" in requirement) return { operand: requirement.in[0] };
  return { operand: "within" in requirement ? requirement.within[0] : requirement.includes[0] };
}

function written(value: unknown): string {
  return value === undefined ? "not said" : JSON.stringify(value);
}

function listed(values: readonly unknown[]): string {
  return values.map(written).join(", ");
}
