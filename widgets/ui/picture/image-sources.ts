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

/** Widths that a page offers: each is well above the one before, so that a choice is worth its words. */
const OFFERED = [320, 640, 960, 1280, 1600] as const;

/**
 * `srcset` of a picture that is drawn as wide as `sizes` says, and the address of one size for browsers
 * without AVIF. Offered is what screens of two device pixels a pixel can show, and no more than the original
 * has; the smallest always stays.
 */
export function imageSources({ name, width }: Pick<ImageRecord, "name" | "width">, sizes: string) {
  const enough = OFFERED.find((each) => each >= 2 * widestDrawn(sizes)) ?? Number.POSITIVE_INFINITY;
  const widths = OFFERED.filter((each, index) => index === 0 || each <= Math.min(width, enough));
  const fallback = widths.findLast((each) => each <= 640) ?? OFFERED[0];
  return {
    avif: widths.map((each) => `${imageUrl(name, each, "avif")} ${each}w`).join(", "),
    fallback: imageUrl(name, fallback, "webp"),
  };
}

/** Address of one size of a picture. */
export function imageUrl(name: string, width: number, type: "avif" | "webp"): string {
  return `/images/${name}-${width}.${type}`;
}

/** Widths of the screens that `vw` is counted on, in pixels: behind a condition of width a phone's. */
const PHONE = 430;
const DESKTOP = 1600;

const known = new Map<string, number>();

/** Widest that a picture is drawn by a `sizes` attribute, in pixels; its lengths are in `px` and `vw`. */
function widestDrawn(sizes: string): number {
  let widest = known.get(sizes);
  if (widest === undefined) {
    widest = Math.max(...sizes.split(/,(?![^(]*\))/).map(drawnWidth));
    known.set(sizes, widest);
  }
  return widest;
}

function drawnWidth(entry: string): number {
  const [, condition, length = "", unit] = /^\s*(\(.*\))?\s*([\d.]+)(px|vw)\s*$/.exec(entry) ?? [];
  if (!unit) return DESKTOP;
  return unit === "px" ? Number(length) : (Number(length) / 100) * (condition ? PHONE : DESKTOP);
}
