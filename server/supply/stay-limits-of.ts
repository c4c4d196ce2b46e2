import { type StayLimits, stayLimits, todayIn } from "#domain";
import type { Site } from "#renderer";

/** Limits of stays at a property: the site's for its own kind of property, the kind's usual ones for another. */
export function stayLimitsOf(
  property: { readonly property_type: "hotel" | "home"; readonly time_zone: string },
  { country }: Site,
  now: number,
): StayLimits {
  const today = todayIn(property.time_zone, now);
  if (property.property_type === country.defaultPropertyType) return stayLimits(country, today);
  const { maxSearchableMonths } = country;
  return stayLimits({ defaultPropertyType: property.property_type, maxSearchableMonths }, today);
}
