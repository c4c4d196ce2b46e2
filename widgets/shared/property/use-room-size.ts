import { useT } from "#renderer";
import type { RoomCategory } from "#schemas/generated/api/hotels.ts";

/** Beds, guests and floor area of a room category in words; undefined what is not known of it. */
export function useRoomSize(): (category: RoomCategory) => {
  readonly beds: string | undefined;
  readonly guests: string;
  readonly area: string | undefined;
} {
  const t = useT();
  return ({ beds, max_occupancy_allowed, size_sqm }) => ({
    beds: beds.map(({ kind, count }) => t(`hotel.bed.${kind}`, { count })).join(t("stay.comma")) || undefined,
    guests: t("hotel.sleeps", { count: max_occupancy_allowed }),
    area: size_sqm === undefined ? undefined : t("hotel.fact.size", { count: size_sqm }),
  });
}
