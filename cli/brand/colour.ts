/** A colour by how it looks: lightness 0 to 1, chroma from 0 (grey), hue in degrees (OKLCH). */
export interface Look {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Look of `#rrggbb`. */
export function lookOf(hex: string): Look {
  const [red, green, blue] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** `#rrggbb` of a look; greyer where a screen cannot show as much colour. */
export function hexOf({ lightness, chroma, hue }: Look): string {
  let least = 0;
  let most = chroma;
  if (isShown(rgbOf(lightness, chroma, hue))) least = chroma;
  else
    for (let step = 0; step < 12; step++) {
      const middle = (least + most) / 2;
      if (isShown(rgbOf(lightness, middle, hue))) least = middle;
      else most = middle;
    }
  const channels = rgbOf(lightness, least, hue).map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    const shown = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/** Contrast of two colours as WCAG 2 computes it: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Rgb = readonly [red: number, green: number, blue: number];

function linearRgb(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function rgbOf(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isShown(rgb: Rgb): boolean {
  return rgb.every((value) => value >= -0.0001 && value <= 1.0001);
}
