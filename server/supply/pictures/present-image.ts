import type { Selectable } from "kysely";
import type { Image } from "#schemas/generated/api/property.ts";
import type { PropertyImageTable } from "../../db/property-tables.ts";

/** What a picture is, whoever took it. */
export type PictureFacts = Pick<
  Selectable<PropertyImageTable>,
  "name" | "width" | "height" | "alt" | "colour" | "category"
>;

/** The name of a picture as its address has it: signed, because no other is drawn. */
export type SignPicture = (name: string) => string;

/**
 * A picture as the wire has it; without one, a plain stand-in that the picture service draws for any name.
 */
export function presentImage(image: PictureFacts | null, signPicture: SignPicture): Image {
  if (!image) return { name: "placeholder", width: 1600, height: 1067, alt: "", colour: "#d9d9d9" };
  const { name, width, height, alt, colour, category } = image;
  return { name: signPicture(name), width, height, alt, colour, category };
}
