import type { BookingHotel } from "#schemas/generated/api/booking.ts";
import type { QuoteHotel } from "#schemas/generated/api/quote.ts";
import type { PropertySummary } from "../../../supply/property-summary.ts";

/**
 * The property of a booking (BDET-02): what was agreed from the quote, how to reach it from the property as
 * it is now.
 */
export function presentBookingHotel(agreed: QuoteHotel, now: PropertySummary | undefined): BookingHotel {
  return {
    id: agreed.id,
    provider_hotel_id: now?.property.provider_hotel_id ?? String(agreed.id),
    name: agreed.name,
    address: agreed.address,
    city: agreed.city,
    city_id: agreed.city_id,
    latitude: now?.property.latitude ?? 0,
    longitude: now?.property.longitude ?? 0,
    hotel_type: agreed.property_type,
    country_id: agreed.country_id,
    country_code: agreed.country_code,
    time_zone: agreed.time_zone,
    ...(now?.property.phone ? { phone: now.property.phone } : {}),
    best_image: agreed.best_image,
    check_in_time: agreed.check_in_time,
    check_out_time: agreed.check_out_time,
    restrictions: [...agreed.restrictions],
  };
}
