import type { Limits } from "#schemas";
import type { GuestImage } from "#schemas/generated/api/hotels.ts";

/**
 * Guests' pictures as a page shows them: newest first, those of an unknown day last, none twice, no more than
 * the limit (HOTEL-14).
 */
export function newestGuestImages(
  images: readonly GuestImage[],
  { guestImages }: Pick<Limits["layout"], "guestImages">,
): readonly GuestImage[] {
  const shown = new Set<string>();
  return images
    .toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? ""))
    .filter(({ image }) => !shown.has(image.name) && shown.add(image.name))
    .slice(0, guestImages);
}
