import type { Selectable } from "kysely";
import { checkTimes } from "#domain/dates";
import type { Site } from "#renderer";
import type { PropertyTable } from "../db/property-tables.ts";

/**
 * When a property takes guests in and out (`HH:mm`, property time): the site's own times for what the
 * property does not say (DATE-10).
 */
export function propertyTimes(
  property: Pick<Selectable<PropertyTable>, "check_in_time" | "check_out_time">,
  { limits }: Site,
): { readonly check_in_time: string; readonly check_out_time: string } {
  const said = { checkin: property.check_in_time, checkout: property.check_out_time };
  const { checkin, checkout } = checkTimes(said, limits.stays);
  return { check_in_time: checkin, check_out_time: checkout };
}
