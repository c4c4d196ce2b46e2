import type { HotelCard } from "#schemas/generated/api/search.ts";

/** Rooms left for the dates asked, or null when nobody knows or the count is more than 60 seconds older than the answer (HOTEL-13). */
export function roomsLeftOf({ urgency_info }: Pick<HotelCard, "urgency_info">, asOf: string): number | null {
  if (!urgency_info) return null;
  const age = (Date.parse(asOf) - Date.parse(urgency_info.as_of)) / 1000;
  return age <= 60 ? urgency_info.rooms_left : null;
}
