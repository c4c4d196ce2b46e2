import { type Canvas, height, lighten, mix, width } from "../canvas.ts";
import { ellipse, line, rect, repeat } from "./shapes.ts";

/** Materials of one room, chosen together so that they go well. */
export interface Decor {
  readonly wall: string;
  readonly floor: string;
  readonly wood: string;
  readonly accent: string;
  readonly soft: string;
  readonly metal: string;
}

export const decors: readonly Decor[] = [
  {
    wall: "#e8dfd2",
    floor: "#b98d62",
    wood: "#8a5f3d",
    accent: "#3f6f78",
    soft: "#d9a48a",
    metal: "#c7a35c",
  },
  {
    wall: "#d4dcd6",
    floor: "#c8a27a",
    wood: "#a87a50",
    accent: "#c76f4d",
    soft: "#efe3cf",
    metal: "#3a3f47",
  },
  {
    wall: "#dfe3ea",
    floor: "#a8835f",
    wood: "#6f4d36",
    accent: "#44548a",
    soft: "#c9b6d8",
    metal: "#c7a35c",
  },
  {
    wall: "#f0e6da",
    floor: "#d2b48a",
    wood: "#b98a5a",
    accent: "#6f8f5f",
    soft: "#e8c9a0",
    metal: "#8a6a45",
  },
  {
    wall: "#cfd9de",
    floor: "#9a7a5c",
    wood: "#5f4636",
    accent: "#a4434f",
    soft: "#e3d5c5",
    metal: "#b98f4a",
  },
  {
    wall: "#eadccb",
    floor: "#a06f48",
    wood: "#774b2e",
    accent: "#b8863b",
    soft: "#8fa89a",
    metal: "#32363d",
  },
];

/** Colours indoors: daylight is softened, evenings are warm under the lamps. */
export function indoors(c: Canvas): Canvas {
  const warm =
    c.palette.lamps > 0.5
      ? mix(mix(c.palette.ambient, "#ffffff", 0.35), "#ffd9a8", 0.45)
      : mix(c.palette.ambient, "#fffaf2", 0.65);
  const palette = {
    ...c.palette,
    ambient: warm,
    shadow: mix(c.palette.shadow, "#4a3a38", 0.45),
    snow: false,
  };
  const lit = (colour: string): string => mixLight(colour, warm);
  return { ...c, palette, lit, shade: (colour, share = 0.28) => mix(lit(colour), palette.shadow, share) };
}

function mixLight(colour: string, light: string): string {
  const value = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const out = [1, 3, 5].map((at) =>
    Math.round((value(colour, at) * value(light, at)) / 255)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${out.join("")}`;
}

/** Back wall, skirting and floor boards down to the viewer. */
export function shell(c: Canvas, decor: Decor, floorY: number, accentWall = false): string {
  const tone = accentWall ? mix(decor.accent, decor.wall, 0.25) : decor.wall;
  const back = rect(
    0,
    0,
    width,
    floorY,
    c.gradient([
      [0, c.shade(tone, 0.14)],
      [0.35, lighten(c.lit(tone), 0.06)],
      [1, c.lit(tone)],
    ]),
  );
  const corner =
    rect(
      0,
      0,
      120,
      floorY,
      c.gradient(
        [
          [0, c.palette.shadow, 0.22],
          [1, c.palette.shadow, 0],
        ],
        90,
      ),
    ) +
    rect(
      width - 150,
      0,
      150,
      floorY,
      c.gradient(
        [
          [0, c.palette.shadow, 0],
          [1, c.palette.shadow, 0.28],
        ],
        90,
      ),
    );
  const ceiling =
    rect(0, 0, width, 26, lighten(c.lit(decor.wall), 0.35)) +
    rect(0, 26, width, 12, c.palette.shadow, 'opacity="0.12"');
  const skirting =
    rect(0, floorY - 22, width, 22, lighten(c.lit(decor.wall), 0.4)) +
    rect(0, floorY - 24, width, 3, c.palette.shadow, 'opacity="0.14"');
  const floor = rect(
    0,
    floorY,
    width,
    height - floorY,
    c.gradient([
      [0, c.shade(decor.floor, 0.24)],
      [0.4, c.lit(decor.floor)],
      [1, lighten(c.lit(decor.floor), 0.08)],
    ]),
  );
  const boards = repeat(19, (index) => {
    const t = index - 9;
    return line(
      [600 + t * 74, floorY],
      [600 + t * 158, height],
      c.shade(decor.floor, 0.35),
      1.8,
      'opacity="0.45"',
    );
  });
  const seams = repeat(22, () => {
    const t = c.random.int(-9, 8);
    const s = c.random.next();
    const y = floorY + s * (height - floorY);
    const at = (k: number): number => 600 + k * (74 + 84 * s);
    return line([at(t), y], [at(t + 1), y], c.shade(decor.floor, 0.35), 1.6, 'opacity="0.4"');
  });
  return back + corner + ceiling + skirting + floor + boards + seams;
}

/** A soft darkening of the corners of a room. */
export function roomFinish(c: Canvas): string {
  const rim = c.radial([
    [0, c.palette.shadow, 0],
    [0.65, c.palette.shadow, 0],
    [1, c.palette.shadow, 0.34],
  ]);
  return (
    ellipse(600, 380, 900, 640, rim) +
    (c.palette.lamps > 0.5 ? rect(0, 0, width, height, "#ffb45e", 'opacity="0.05"') : "")
  );
}
