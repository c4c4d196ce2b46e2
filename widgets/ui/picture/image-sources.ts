/**
 * A stored picture: original size in pixels, text for those who cannot see it, dominant colour as `#rrggbb`.
 */
export interface ImageRecord {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly colour: string;
}

/** Widths the picture server makes, in pixels. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const;

/**
 * `srcset` values and a middle-sized fallback. Widths beyond the original are left out; the smallest always
 * stays.
 */
export function imageSources({ name, width }: Pick<ImageRecord, "name" | "width">) {
  const widths = IMAGE_WIDTHS.filter((each, index) => index === 0 || each <= width);
  const set = (type: "avif" | "webp") =>
    widths.map((each) => `${imageUrl(name, each, type)} ${each}w`).join(", ");
  const middle = widths.findLast((each) => each <= 640) ?? 320;
  return { avif: set("avif"), webp: set("webp"), fallback: imageUrl(name, middle, "webp") };
}

/** Address of one size of a picture. */
export function imageUrl(name: string, width: number, type: "avif" | "webp"): string {
  return `/images/${name}-${width}.${type}`;
}
