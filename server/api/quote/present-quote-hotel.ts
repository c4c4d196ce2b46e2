import type { QuoteHotel } from "#schemas/generated/api/quote.ts";
import { presentImage } from "../../supply/present-image.ts";
import { presentRatings } from "../../supply/present-ratings.ts";
import { presentRestrictions } from "../../supply/present-restrictions.ts";
import type { PropertySummary } from "../../supply/property-summary.ts";

/** The property of a quote as the wire has it. */
export function presentQuoteHotel({ property, city, country, image }: PropertySummary): QuoteHotel {
  return {
    id: property.property_id,
    name: property.name,
    short_address: property.short_address,
    address: property.address,
    city: city.name,
    city_id: city.city_id,
    country_name: country.name,
    country_id: country.region_id,
    country_code: country.country_code,
    property_type: property.property_type,
    time_zone: property.time_zone,
    best_image: presentImage(image),
    ratings: presentRatings(property),
    check_in_time: property.check_in_time,
    check_out_time: property.check_out_time,
    restrictions: presentRestrictions(property.restrictions),
  };
}
