import type { PictureRow } from "./build-pictures.ts";
import type { ReviewRow } from "./build-reviews.ts";
import type { PaletteName } from "./pictures/palettes.ts";
import { formatPictureName, parsePictureName, pictureColour } from "./pictures/picture-name.ts";
import { seededRandom } from "./seeded-random.ts";

export interface GuestImageRow extends Omit<PictureRow, "image_id" | "room_category_id" | "position"> {
  readonly author: string | null;
  readonly taken_on: string | null;
}

/** Hours of a stay in which guests take pictures. */
const hours: readonly PaletteName[] = ["dawn", "noon", "golden", "dusk", "azure"];

/**
 * Pictures that the writers of reviews took: of what the property's own pictures show too, at another hour
 * and from another place. Some properties have none, some more than a page shows, and of a few nobody knows
 * the guest.
 */
export function buildGuestImages(
  property_id: number,
  pictures: readonly PictureRow[],
  reviews: readonly ReviewRow[],
): readonly GuestImageRow[] {
  // A sequence of its own, so that the rest of the supply stays what it was.
  const random = seededRandom(`guest-images-${property_id}`);
  const subjects = pictures.filter(
    ({ room_category_id, category }) => room_category_id === null && category !== "bathroom",
  );
  if (reviews.length === 0 || random.chance(0.3)) return [];
  const images = new Map<string, GuestImageRow>();
  for (let count = random.int(1, 9); count > 0; count -= 1) {
    const subject = random.pick(subjects);
    const drawn = parsePictureName(subject.name);
    if (!drawn) continue;
    const palette = drawn.palette === "winter" ? "winter" : random.pick(hours);
    // The property's own pictures have lower seeds, so none of them comes twice.
    const name = formatPictureName({ kind: drawn.kind, palette, seed: random.int(4001, 9000).toString(36) });
    const { author, written_on } = random.pick(reviews);
    images.set(name, {
      property_id,
      name,
      width: subject.width,
      height: subject.height,
      alt: subject.alt,
      colour: pictureColour(name),
      category: subject.category,
      author: random.chance(0.9) ? author : null,
      taken_on: random.chance(0.95) ? written_on : null,
    });
  }
  return [...images.values()];
}
