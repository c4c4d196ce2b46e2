import type { SeededRandom } from "../seeded-random.ts";
import { lighten, mix, multiply } from "./colour.ts";
import type { Palette } from "./palettes.ts";

export const width = 1200;
export const height = 800;

/** Offset 0..1, colour, opacity 0..1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A drawing in progress: the light it stands in, its randomness and the gradients it has used so far. */
export interface Canvas {
  readonly palette: Palette;
  readonly random: SeededRandom;
  /** Fill reference of a linear gradient; the angle is in degrees, 0 runs down and 90 to the right. */
  gradient(stops: readonly Stop[], angle?: number): string;
  /** Fill reference of a gradient from the middle outward. */
  radial(stops: readonly Stop[]): string;
  /** Clip reference of a shape. */
  clip(shape: string): string;
  /** Filter reference of a soft blur. */
  blur(radius: number): string;
  /** A material's colour in this light. */
  lit(colour: string): string;
  /** The same material on its shaded side. */
  shade(colour: string, share?: number): string;
  /** The same material at a distance, 0 near … 1 gone in the haze. */
  far(colour: string, distance: number): string;
  /** The finished document. */
  svg(...body: readonly string[]): string;
}

/** An empty drawing in the colours of a palette; equal seeds draw equal pictures. */
export function createCanvas(palette: Palette, random: SeededRandom): Canvas {
  const definitions = new Map<string, string>();
  const define = (prefix: string, build: (id: string) => string): string => {
    const key = build("?");
    let id = definitions.get(key);
    if (id === undefined) {
      id = `${prefix}${definitions.size}`;
      definitions.set(key, id);
    }
    return `url(#${id})`;
  };
  const lit = (colour: string): string => multiply(colour, palette.ambient);
  return {
    palette,
    random,
    lit,
    shade: (colour, share = 0.28) => mix(lit(colour), palette.shadow, share),
    far: (colour, distance) => mix(lit(colour), palette.haze, distance),
    gradient: (stops, angle = 0) => {
      const turn = angle === 0 ? 'x1="0" y1="0" x2="0" y2="1"' : vector(angle);
      return define("g", (id) => `<linearGradient id="${id}" ${turn}>${stopList(stops)}</linearGradient>`);
    },
    radial: (stops) => define("r", (id) => `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`),
    clip: (shape) => define("c", (id) => `<clipPath id="${id}">${shape}</clipPath>`),
    blur: (radius) =>
      define(
        "b",
        (id) =>
          `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
      ),
    svg: (...body) => {
      const defs = [...definitions].map(([markup, id]) => markup.replace('id="?"', `id="${id}"`)).join("");
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body.join("")}</svg>`;
    },
  };
}

export { lighten, mix };

function vector(angle: number): string {
  const radians = (angle * Math.PI) / 180;
  const x = Math.sin(radians) / 2;
  const y = Math.cos(radians) / 2;
  return `x1="${n(0.5 - x)}" y1="${n(0.5 - y)}" x2="${n(0.5 + x)}" y2="${n(0.5 + y)}"`;
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}

/** A coordinate with one decimal. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
