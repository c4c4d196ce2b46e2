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
 * without AVIF. Offered is what screens of two device pixels a pixel can show, no more than the original has,
 * and nothing that is too small wherever it is drawn; one always stays.
 */
export function imageSources({ name, width }: Pick<ImageRecord, "name" | "width">, sizes: string) {
  const { least, most } = drawnWidths(sizes);
  const enough = OFFERED.find((each) => each >= 2 * most) ?? Number.POSITIVE_INFINITY;
  const possible = OFFERED.filter((each, index) => index === 0 || each <= Math.min(width, enough));
  const widths = possible.filter((each, index) => each >= least || index === possible.length - 1);
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

/** The narrowest phone shows 1.5 device pixels a pixel and more, which is as wide to a picture as this. */
const NARROWEST_PHONE = 320 * 1.5;
const NARROWEST = 320;

interface DrawnWidths {
  /** What the narrowest drawing needs, and the widest is wide, in pixels. */
  readonly least: number;
  readonly most: number;
}

const known = new Map<string, DrawnWidths>();

/** How wide a picture is drawn by a `sizes` attribute; its lengths are in `px` and `vw`. */
function drawnWidths(sizes: string): DrawnWidths {
  let widths = known.get(sizes);
  if (widths === undefined) {
    const entries = sizes.split(/,(?![^(]*\))/).map(drawnWidth);
    widths = {
      least: Math.min(...entries.map(({ least }) => least)),
      most: Math.max(...entries.map(({ most }) => most)),
    };
    known.set(sizes, widths);
  }
  return widths;
}

function drawnWidth(entry: string): DrawnWidths {
  const [, condition, length = "", unit] = /^\s*(\(.*\))?\s*([\d.]+)(px|vw)\s*$/.exec(entry) ?? [];
  const value = Number(length);
  if (!unit) return { least: NARROWEST, most: DESKTOP };
  if (unit === "px") return { least: value, most: value };
  const share = value / 100;
  return condition
    ? { least: share * NARROWEST_PHONE, most: share * PHONE }
    : { least: share * NARROWEST, most: share * DESKTOP };
}
