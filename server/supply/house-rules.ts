import type { PolicyValue, RestrictionValue } from "../db/property-tables.ts";

/**
 * The house rules of a property, none of which says the opposite of its restrictions (HOTEL-04): one that
 * welcomes whom a restriction turns away gives its place to what the restriction says.
 */
export function houseRules(
  policies: readonly PolicyValue[],
  restrictions: readonly RestrictionValue[],
): readonly PolicyValue[] {
  return policies.map((policy) => {
    const instead = OPPOSITES[policy.code];
    return instead && restrictions.some(({ code }) => code === instead.code) ? instead : policy;
  });
}

/** What each welcome becomes under the restriction of the same code. */
const OPPOSITES: Readonly<Record<string, PolicyValue>> = {
  children: {
    code: "adults_only",
    name: "Children",
    text: "For adults only: children cannot stay here.",
  },
  pets: { code: "no_pets", name: "Pets", text: "Pets cannot stay here." },
};
