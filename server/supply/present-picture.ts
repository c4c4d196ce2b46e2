import type { Image } from "#schemas/generated/api/property.ts";
import { type PictureFacts, presentImage } from "./present-image.ts";
import { supplyWords } from "./words/index.ts";

/** A picture of a property with what it shows said in the reader's language. */
export function presentPicture(image: PictureFacts | undefined, propertyName: string, locale: string): Image {
  if (!image) return { ...presentImage(null), alt: propertyName };
  const words = supplyWords(locale).pictures[image.category];
  return { ...presentImage(image), alt: words ? `${propertyName}: ${words}` : image.alt };
}
