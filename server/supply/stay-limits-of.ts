import { todayIn } from "#domain/dates";
import { type StayLimits, stayLimits } from "#domain/stay";
import type { Site } from "#renderer";

/**
 * Limits of stays at a property: the site's for its own kind of property, those of `limits.stays` for
 * another.
 */
export function stayLimitsOf(
  property: { readonly property_type: "hotel" | "home"; readonly time_zone: string },
  { country, limits }: Site,
  now: number,
): StayLimits {
  const today = todayIn(property.time_zone, now);
  return stayLimits({ country, limits, brand: { propertyTypes: [property.property_type] } }, today);
}
