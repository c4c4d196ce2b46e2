import type { UnprovenBounds } from "../../../inventory/unproven-demand.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";

/** How much of a room category the guests without proof may take together, by the site's limits. */
export function unprovenBounds({
  site,
  limitScale = 1,
}: Pick<OperationContext, "site" | "limitScale">): UnprovenBounds {
  const { bookingMinutes, unprovenShare, unprovenRooms, unprovenNightsPerRoom, unprovenNights } =
    site.limits.protection;
  return {
    windowMs: bookingMinutes * 60_000,
    roomsShare: unprovenShare,
    rooms: unprovenRooms * limitScale,
    nightsPerRoom: unprovenNightsPerRoom,
    nights: unprovenNights * limitScale,
  };
}
