import type { Image } from "#schemas/generated/api/property.ts";
import { type PictureFacts, presentImage, type SignPicture } from "./present-image.ts";
import { supplyWords } from "./words/index.ts";

/** A picture of a property with what it shows said in the reader's language. */
export function presentPicture(
  image: PictureFacts | undefined,
  propertyName: string,
  { locale, signPicture }: { readonly locale: string; readonly signPicture: SignPicture },
): Image {
  if (!image) return { ...presentImage(null, signPicture), alt: propertyName };
  const words = supplyWords(locale).pictures[image.category];
  return { ...presentImage(image, signPicture), alt: words ? `${propertyName}: ${words}` : image.alt };
}
