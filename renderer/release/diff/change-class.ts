import type { Release } from "../../site/release.ts";
import type { JsonPath } from "../json/json-file.ts";
import type { Cause, Sides } from "./change-cause.ts";
import { CHANGE_RULES } from "./change-rules.ts";
import type { Difference } from "./diff-values.ts";

/** What a change may do to guests: lose them something, need a second look, or neither. Worst first. */
export const CHANGE_CLASSES = ["breaking", "risky", "safe"] as const;
export type ChangeClass = (typeof CHANGE_CLASSES)[number];

export interface RuleInput extends Difference {
  readonly cause: Cause;
  readonly release: Sides<Release>;
  /** Category of a widget, from its manifest. */
  readonly categoryOf: (widget: string) => string | undefined;
}

export interface ChangeRule {
  /** Path of the value; `*` is any one segment, `**` any number, `a|b` either segment. */
  readonly path: string;
  readonly when?: (input: RuleInput) => boolean;
  readonly class: ChangeClass;
  /** A sentence, or what makes one. */
  readonly reason: string | ((input: RuleInput) => string);
}

/** Class of a difference and why, as a sentence. */
export function classifyChange(input: RuleInput): { readonly class: ChangeClass; readonly reason: string } {
  const rule = CHANGE_RULES.find(
    ({ path, when }) => matches(patternOf(path), input.path) && (when?.(input) ?? true),
  );
  if (!rule) return { class: "risky", reason: "No rule knows this value, so look twice." };
  const { reason } = rule;
  return { class: rule.class, reason: typeof reason === "string" ? reason : reason(input) };
}

type Pattern = readonly (readonly string[])[];

const patterns = new Map<string, Pattern>();

function patternOf(path: string): Pattern {
  let pattern = patterns.get(path);
  if (!pattern) {
    pattern = path.split(".").map((segment) => segment.split("|"));
    patterns.set(path, pattern);
  }
  return pattern;
}

function matches([first, ...pattern]: Pattern, path: JsonPath): boolean {
  if (!first) return path.length === 0;
  if (first[0] === "**")
    return path.some((_, index) => matches(pattern, path.slice(index))) || matches(pattern, []);
  const [segment, ...rest] = path;
  if (segment === undefined) return false;
  return (first[0] === "*" || first.includes(String(segment))) && matches(pattern, rest);
}
