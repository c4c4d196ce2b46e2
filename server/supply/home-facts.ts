import type { ListedProperty } from "./listed-properties.ts";

/** Counts of a home (HOTEL-05). */
export function homeFacts(property: Pick<ListedProperty, "no_of_people" | "no_of_bedrooms" | "no_of_pets">) {
  return {
    ...(property.no_of_people === null ? {} : { no_of_people: property.no_of_people }),
    ...(property.no_of_bedrooms === null ? {} : { no_of_bedrooms: property.no_of_bedrooms }),
    no_of_pets: property.no_of_pets,
  };
}
