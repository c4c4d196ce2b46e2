import type { Image } from "#schemas/generated/api/property.ts";
import { supplyWord, type WordsPlace } from "../supply-words.ts";
import { type PictureFacts, presentImage, type SignPicture } from "./present-image.ts";

/** A picture of a property with what it shows said in the reader's language. */
export function presentPicture(
  image: PictureFacts | undefined,
  propertyName: string,
  { signPicture, ...place }: WordsPlace & { readonly signPicture: SignPicture },
): Image {
  if (!image) return { ...presentImage(null, signPicture), alt: propertyName };
  const words = supplyWord(place)(`supply.picture.${image.category}`);
  return { ...presentImage(image, signPicture), alt: words ? `${propertyName}: ${words}` : image.alt };
}
