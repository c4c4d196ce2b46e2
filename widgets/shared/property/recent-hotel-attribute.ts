import type { RecentHotel } from "#domain/search";
import type { HotelDetails } from "#schemas/generated/api/hotels.ts";
import { imageUrl } from "../../ui/picture/image-sources.ts";

/**
 * The attribute that leaves in a property's page what the browser may remember of it. Its parts are plain
 * HTML, so the list of recent properties need not carry the whole answer along.
 */
export function recentHotelAttribute({ id, name, short_address, best_image }: HotelDetails) {
  const hotel: RecentHotel = {
    id,
    name,
    place: short_address,
    picture: imageUrl(best_image.name, 320, "webp"),
    colour: best_image.colour,
  };
  return { "data-recent-hotel": JSON.stringify(hotel) };
}
