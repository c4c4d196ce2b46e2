import type { Image } from "#schemas/generated/api/property.ts";
import type { SignPicture } from "./present-image.ts";

/**
 * What was kept with a booking, with its picture named as an address has it now: it may have been kept before
 * pictures were signed.
 */
export function withSignedImage<Owner extends { readonly best_image: Image }>(
  owner: Owner,
  signPicture: SignPicture,
): Owner {
  const { best_image } = owner;
  return { ...owner, best_image: { ...best_image, name: signPicture(best_image.name) } };
}
