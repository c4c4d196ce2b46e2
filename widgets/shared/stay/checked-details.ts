import type { AvailabilityOutput, HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";

/**
 * The details as the newer availability check leaves them: a property it calls unavailable is sold out,
 * whatever rooms the details still offer (HOTEL-11). Without an answer the details stand. A property booked
 * on its own site stays so.
 */
export function checkedDetails(
  details: HotelDetailsOutput,
  availability: Pick<AvailabilityOutput, "available"> | undefined,
): HotelDetailsOutput {
  if (availability?.available !== false || details.hotel.booking_cta !== "book") return details;
  return { ...details, hotel: { ...details.hotel, booking_cta: "soldout" } };
}
