import type { QuoteHotel } from "#schemas/generated/api/quote.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { presentPicture } from "../../../supply/pictures/present-picture.ts";
import { placeLine } from "../../../supply/place-line.ts";
import { cityName, countryName, localityName } from "../../../supply/place-names.ts";
import { presentRatings } from "../../../supply/present-ratings.ts";
import { presentRestrictions } from "../../../supply/present-restrictions.ts";
import { propertyAddress } from "../../../supply/property-address.ts";
import type { PropertySummary } from "../../../supply/property-summary.ts";
import { propertyTimes } from "../../../supply/property-times.ts";

/** The property of a quote as the wire has it, its place in the reader's language. */
export function presentQuoteHotel(
  { property, city, country, image }: PropertySummary,
  context: Pick<OperationContext, "release" | "locale" | "site" | "signPicture">,
): QuoteHotel {
  const { locale, site } = context;
  return {
    id: property.property_id,
    name: property.name,
    short_address: placeLine(locale, localityName(property, locale), cityName(city, locale)),
    address: propertyAddress(property, locale),
    city: cityName(city, locale),
    city_id: city.city_id,
    country_name: countryName(country, locale),
    country_id: country.region_id,
    country_code: country.country_code,
    property_type: property.property_type,
    time_zone: property.time_zone,
    best_image: presentPicture(image ?? undefined, property.name, context),
    ratings: presentRatings(property),
    ...propertyTimes(property, site),
    restrictions: presentRestrictions(property.restrictions, context),
  };
}
