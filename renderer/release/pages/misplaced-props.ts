import type { Condition } from "../../page/page-document.ts";
import { isJsonObject } from "../json/layer.ts";
import type { PathProblem } from "../json/path-problem.ts";
import type { SchemaNode } from "../json/schema-node.ts";
import { senseOf } from "./condition-sense.ts";

/** A node as far as its props may contradict it: what it is shown for, and what its page provides. */
interface Placed {
  readonly when: Condition | undefined;
  readonly provides: readonly string[];
}

/**
 * Props that say something else than where their node stands. `"x-for": "device.userMode"` marks a prop that
 * names the guests it speaks to: a node shown to others contradicts it. `"x-provided": { "booking":
 * ["booking"] }` says, by value of a prop, of what a page has to provide one. Paths start at the props.
 */
export function misplacedProps(
  props: Readonly<Record<string, unknown>>,
  schema: SchemaNode,
  placed: Placed,
): readonly PathProblem[] {
  const members = isJsonObject(schema.properties) ? schema.properties : {};
  const problems = Object.entries(members).flatMap(([prop, member]) => {
    const value = props[prop];
    if (!isJsonObject(member) || typeof value !== "string") return [];
    return [...ofOtherGuests(prop, value, member, placed), ...notProvided(prop, value, member, placed)];
  });
  return [...problems, ...oneWayForTwo(props, members)];
}

/**
 * Paths that lead to different pages unless a layer says so, and lead to one: the terms as the privacy
 * statement.
 */
function oneWayForTwo(
  props: Readonly<Record<string, unknown>>,
  members: Readonly<Record<string, unknown>>,
): PathProblem[] {
  const ways = Object.entries(members).flatMap(([prop, member]) => {
    const usual = isJsonObject(member) ? member.default : undefined;
    const leads = typeof usual === "string" && usual.startsWith("/");
    return leads ? [{ prop, usual, way: props[prop] ?? usual }] : [];
  });
  return ways.flatMap(({ prop, usual, way }): PathProblem[] => {
    const other = ways.find((each) => each.prop !== prop && each.way === way && each.usual !== usual);
    // Of the two, the one is told that was changed.
    if (!other || way === usual) return [];
    const message = `"${prop}" leads to ${String(way)}, and so does "${other.prop}".`;
    const suggestion = `Write "${usual}", or the address of its own page.`;
    return [{ path: [prop], code: "same-link", message, suggestion, severity: "warning" }];
  });
}

function ofOtherGuests(prop: string, value: string, member: SchemaNode, { when }: Placed): PathProblem[] {
  const operand = member["x-for"];
  const values = Array.isArray(member.enum) ? member.enum : [];
  // A value that nobody knows is told as that.
  if (values.length > 0 && !values.includes(value)) return [];
  if (typeof operand !== "string" || !when || senseOf(when) === "never") return [];
  const isIt = { eq: [operand, value] } as Condition;
  if (senseOf({ all: [when, isIt] }) !== "never") return [];
  const message = `"${prop}" is "${value}", and the node is shown only where "${operand}" is not.`;
  const fits = values.filter(
    (each) => senseOf({ all: [when, { eq: [operand, each] } as Condition] }) !== "never",
  );
  const suggestion = `Write ${fits.map((each) => `"${each}"`).join(" or ") || "another value"}, or change "when".`;
  return [{ path: [prop], code: "for-others", message, suggestion, severity: "warning" }];
}

function notProvided(prop: string, value: string, member: SchemaNode, { provides }: Placed): PathProblem[] {
  const needs = isJsonObject(member["x-provided"]) ? member["x-provided"] : {};
  const wanted = needs[value];
  // A page that says nothing of what it provides is asked for that by itself.
  if (
    !Array.isArray(wanted) ||
    provides.length === 0 ||
    wanted.some((each) => provides.includes(String(each)))
  )
    return [];
  const fits = Object.keys(needs).filter((each) =>
    [needs[each]].flat().some((provided) => provides.includes(String(provided))),
  );
  const message = `"${prop}" is "${value}", and the page provides ${provides.join(", ")} and no ${wanted.join(" or ")}.`;
  const suggestion = `Write ${fits.map((each) => `"${each}"`).join(" or ") || "another value"}, or take the node out.`;
  return [{ path: [prop], code: "not-provided", message, suggestion, severity: "warning" }];
}
