import type { Site } from "#renderer";
import type { HotelSearchInput } from "#schemas/generated/api/search.ts";
import { ApiError } from "../../../platform/api-error.ts";

type PropertyType = Site["brand"]["propertyTypes"][number];

/**
 * The property type a search shows first (API-07): the one the call names, else the country's, else what the
 * brand sells.
 * @throws ApiError `validation_failed` for a type that the site does not sell.
 */
export function firstTypeOf(
  { default_property_type: asked }: HotelSearchInput,
  { brand, country }: Site,
): PropertyType {
  const sold = brand.propertyTypes;
  if (asked !== undefined && !sold.includes(asked))
    throw new ApiError("validation_failed", {
      statusCode: 400,
      fields: [{ field: "default_property_type", code: "not_sold", message: "is not sold on this site" }],
    });
  const { defaultPropertyType: usual } = country;
  return asked ?? (sold.includes(usual) ? usual : (sold[0] ?? usual));
}
