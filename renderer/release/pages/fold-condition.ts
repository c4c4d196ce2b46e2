import type { Condition } from "../../page/page-document.ts";

/** What a release knows of a site when it decides conditions; the locale is left to the request. */
export interface StaticSite {
  readonly id: string;
  readonly brand: unknown;
  readonly country: unknown;
  readonly domain: unknown;
  readonly limits: unknown;
  /** Flags of the domain that a vendor sets: which value holds, only a request knows. */
  readonly vendorFlags?: readonly string[];
}

const operandNames: readonly string[] = ["id", "brand", "country", "domain", "limits"];

/** Value of a `site.*` operand; `isStatic` is false for everything a release cannot know. */
export function staticOperand(operand: string, site: StaticSite): { isStatic: boolean; value: unknown } {
  const [group, name = "", ...path] = operand.split(".");
  const isVendors = name === "domain" && path[0] === "flags" && site.vendorFlags?.includes(path[1] ?? "");
  if (group !== "site" || !operandNames.includes(name) || isVendors)
    return { isStatic: false, value: undefined };
  const value = path.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    site[name as keyof StaticSite],
  );
  return { isStatic: true, value };
}

/** Decides what the site alone decides: true, false, or the rest of the condition. */
export function foldCondition(condition: Condition, site: StaticSite): Condition | boolean {
  if ("all" in condition) return foldParts(condition.all, false, site, (all) => ({ all }));
  if ("any" in condition) return foldParts(condition.any, true, site, (any) => ({ any }));
  if ("not" in condition) {
    const inner = foldCondition(condition.not, site);
    return typeof inner === "boolean" ? !inner : { not: inner };
  }
  if ("hasData" in condition) return condition;
  const operand =
    "eq" in condition ? condition.eq[0] : "in" in condition ? condition.in[0] : condition.exists;
  const { isStatic, value } = staticOperand(operand, site);
  if (!isStatic) return condition;
  if ("eq" in condition) return value === condition.eq[1];
  if ("in" in condition) return condition.in[1].includes(value);
  return value !== undefined && value !== null && value !== "";
}

function foldParts(
  parts: readonly Condition[],
  decider: boolean,
  site: StaticSite,
  rebuild: (parts: readonly Condition[]) => Condition,
): Condition | boolean {
  const open: Condition[] = [];
  for (const part of parts) {
    const folded = foldCondition(part, site);
    if (folded === decider) return decider;
    if (typeof folded !== "boolean") open.push(folded);
  }
  const [only] = open;
  if (!only) return !decider;
  return open.length === 1 ? only : rebuild(open);
}
