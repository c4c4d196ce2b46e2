import type { Group } from "#schemas";
import { isJsonObject } from "../release/json/layer.ts";
import type { Requirement } from "./requirement.ts";

/** Groups of countries by id, as far as they can be read. */
export type CountryGroups = ReadonlyMap<string, Pick<Group, "countries">>;

/** The group that stands for its countries in a list of values; undefined for a value. */
export function groupNameOf(item: unknown): string | undefined {
  return isJsonObject(item) ? String(item.group) : undefined;
}

/**
 * The same requirement with the countries of its groups in their place; those of an unknown group are none.
 */
export function withCountries(requirement: Requirement, groups: CountryGroups): Requirement {
  if ("all" in requirement) return { all: requirement.all.map((part) => withCountries(part, groups)) };
  if ("any" in requirement) return { any: requirement.any.map((part) => withCountries(part, groups)) };
  if ("not" in requirement) return { not: withCountries(requirement.not, groups) };
  if (!("in" in requirement)) return requirement;
  const [operand, values] = requirement.in;
  const countriesOf = (item: unknown): readonly unknown[] => {
    const group = groupNameOf(item);
    return group === undefined ? [item] : (groups.get(group)?.countries ?? []);
  };
  return { in: [operand, values.flatMap(countriesOf)] };
}
