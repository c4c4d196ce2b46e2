import { type Canvas, height, lighten, mix, n, width } from "../canvas.ts";
import { skyline } from "./building.ts";
import { hills, mountains, water } from "./land.ts";
import { pine, tree } from "./plants.ts";
import { circle, ellipse, line, path, polygon, rect, repeat, round } from "./shapes.ts";
import { glow } from "./sky.ts";

export type Outlook = "city" | "sea" | "mountains" | "garden";
export const outlooks: readonly Outlook[] = ["city", "sea", "mountains", "garden"];

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

/** A tall window with a view, sheer curtains and the light it throws into the room. */
export function bigWindow(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  outlook: Outlook,
  decor: Decor,
  curtain = true,
): string {
  const frame = lighten(c.lit("#f7f2e9"), 0.1);
  const clip = c.clip(rect(x, y, w, h, "#000"));
  const scale = Math.max(w / 620, h / 520);
  const scene = `<g clip-path="${clip}"><g transform="translate(${n(x + w / 2 - 600 * scale)} ${n(y + h - 640 * scale)}) scale(${n(scale * 100) === "0" ? 1 : Math.round(scale * 1000) / 1000})">${view(c, outlook)}</g>${polygon(
    [
      [x + w * 0.1, y + h],
      [x + w * 0.45, y],
      [x + w * 0.62, y],
      [x + w * 0.27, y + h],
    ],
    "#ffffff",
    'opacity="0.12"',
  )}</g>`;
  const bars = rect(x + w / 2 - 4, y, 8, h, frame) + rect(x, y + h * 0.3, w, 6, frame);
  const box = `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="none" stroke="${frame}" stroke-width="14"/><rect x="${n(x - 8)}" y="${n(y - 8)}" width="${n(w + 16)}" height="${n(h + 16)}" fill="none" stroke="${c.palette.shadow}" stroke-width="3" opacity="0.18"/>`;
  const sill =
    rect(x - 18, y + h + 6, w + 36, 12, frame) +
    rect(x - 14, y + h + 18, w + 28, 8, c.palette.shadow, 'opacity="0.2"');
  return (
    scene +
    bars +
    box +
    sill +
    (curtain
      ? drape(c, x - 62, y - 34, 92, h + 130, decor.soft) +
        drape(c, x + w - 30, y - 34, 92, h + 130, decor.soft) +
        round(x - 78, y - 44, w + 156, 9, 4, c.lit(decor.metal))
      : "")
  );
}

/** What lies outside, drawn in the same coordinates as a whole picture with its horizon near y = 470. */
function view(c: Canvas, outlook: Outlook): string {
  const [top, upper, lower, bottom] = c.palette.sky;
  const air = rect(
    -200,
    -400,
    1600,
    1300,
    c.gradient([
      [0, top],
      [0.35, upper],
      [0.55, lower],
      [0.68, bottom],
    ]),
  );
  const sunny =
    circle(
      760,
      260,
      300,
      c.radial([
        [0, c.palette.sun, 0.8],
        [0.2, c.palette.sun, 0.35],
        [1, c.palette.sun, 0],
      ]),
    ) + circle(760, 260, 40, c.palette.sun, 'opacity="0.9"');
  if (outlook === "sea")
    return (
      air +
      sunny +
      water(c, 440, 240, "#2f93b5", -100, 1400) +
      path("M300,470 h60 l-12,14 h-36 Z", "#ffffff", 'opacity="0.8"') +
      path("M328,468 v-70 l36,66 Z", "#ffffff", 'opacity="0.9"')
    );
  if (outlook === "mountains")
    return (
      air +
      sunny +
      mountains(c, 520, 330, 0.35, 4) +
      hills(c, 560, 90, "#6d9a62", 0.2) +
      [300, 380, 820, 900].map((x) => pine(c, x, 620, 170, 0.1)).join("")
    );
  if (outlook === "garden")
    return (
      air +
      sunny +
      hills(c, 500, 110, "#86ad6a", 0.45) +
      hills(c, 560, 90, "#7cab5b", 0.15) +
      tree(c, 360, 600, 260, 0.1) +
      tree(c, 850, 620, 300, 0.05)
    );
  return air + sunny + skyline(c, 620, 300, 0.6) + skyline(c, 650, 200, 0.3, "#5d6b86");
}

function drape(c: Canvas, x: number, y: number, w: number, h: number, colour: string): string {
  const folds = 6;
  return repeat(folds, (index) => {
    const fx = x + (index * w) / folds;
    return path(
      `M${n(fx)},${n(y)} h${n(w / folds + 1)} q${n(c.random.between(-3, 3))},${n(h / 2)} 0,${n(h)} h${n(-w / folds - 1)} q${n(c.random.between(-3, 3))},${n(-h / 2)} 0,${n(-h)} Z`,
      c.gradient(
        [
          [0, lighten(c.lit(colour), 0.22)],
          [0.5, c.lit(colour)],
          [1, c.shade(colour, 0.25)],
        ],
        90,
      ),
    );
  });
}

/** Daylight (or moonlight) falling from a window onto wall and floor. */
export function lightShaft(c: Canvas, x: number, y: number, w: number, floorY: number, lean: number): string {
  const bright = c.palette.lamps > 0.5 ? 0.06 : 0.3;
  const fill = c.gradient([
    [0, c.palette.sun, bright],
    [1, c.palette.sun, 0],
  ]);
  return (
    polygon(
      [
        [x, y],
        [x + w, y],
        [x + w + lean, floorY + 160],
        [x + lean - 40, floorY + 160],
      ],
      fill,
    ) +
    polygon(
      [
        [x + lean * 0.6, floorY + 20],
        [x + w + lean * 0.6, floorY + 20],
        [x + w + lean * 1.1, floorY + 150],
        [x + lean * 0.9 - 60, floorY + 150],
      ],
      c.palette.sun,
      `opacity="${bright * 0.6}"`,
    )
  );
}

/** A framed picture of plain shapes. */
export function art(c: Canvas, x: number, y: number, w: number, h: number, decor: Decor): string {
  const clip = c.clip(rect(x + 9, y + 9, w - 18, h - 18, "#000"));
  const shapes = c.random.pick([
    circle(x + w * 0.55, y + h * 0.38, w * 0.2, c.lit(decor.accent)) +
      path(
        `M${n(x)},${n(y + h * 0.75)} Q${n(x + w * 0.4)},${n(y + h * 0.4)} ${n(x + w)},${n(y + h * 0.7)} V${n(y + h)} H${n(x)} Z`,
        c.lit(decor.soft),
      ) +
      path(
        `M${n(x)},${n(y + h * 0.86)} Q${n(x + w * 0.6)},${n(y + h * 0.6)} ${n(x + w)},${n(y + h * 0.9)} V${n(y + h)} H${n(x)} Z`,
        c.lit(decor.wood),
      ),
    path(
      `M${n(x + w * 0.3)},${n(y + h)} V${n(y + h * 0.45)} A${n(w * 0.2)},${n(w * 0.2)} 0 0 1 ${n(x + w * 0.7)},${n(y + h * 0.45)} V${n(y + h)} Z`,
      c.lit(decor.soft),
    ) + circle(x + w * 0.5, y + h * 0.28, w * 0.1, c.lit(decor.metal)),
    repeat(5, (index) =>
      path(
        `M${n(x + w / 2)},${n(y + h * 0.9)} Q${n(x + w * (0.1 + index * 0.2))},${n(y + h * 0.6)} ${n(x + w * (0.15 + index * 0.18))},${n(y + h * 0.24)}`,
        "none",
        `stroke="${c.lit(index % 2 ? decor.accent : "#5f7f5f")}" stroke-width="5" stroke-linecap="round"`,
      ),
    ),
  ]);
  return (
    rect(x + 6, y + 8, w, h, c.palette.shadow, 'opacity="0.22"') +
    rect(x, y, w, h, c.lit(decor.wood)) +
    rect(x + 6, y + 6, w - 12, h - 12, lighten(c.lit("#f8f3ea"), 0.2)) +
    `<g clip-path="${clip}">${shapes}</g>`
  );
}

/** A lamp with a shade on a table, floor stand or cord; its light is on in the evening. */
export function lamp(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  decor: Decor,
  kind: "table" | "floor" | "pendant",
): string {
  const on = c.palette.lamps > 0.2;
  const shadeFill = on
    ? c.gradient([
        [0, "#fff3d0"],
        [1, "#ffcf8a"],
      ])
    : c.gradient([
        [0, lighten(c.lit("#f3e6cf"), 0.2)],
        [1, c.lit("#dfcbaa")],
      ]);
  const cone = polygon(
    [
      [x - size * 0.3, y],
      [x + size * 0.3, y],
      [x + size * 0.5, y + size * 0.62],
      [x - size * 0.5, y + size * 0.62],
    ],
    shadeFill,
  );
  const light = on ? glow(c, x, y + size * 0.5, size * 4.2, 0.55) : "";
  if (kind === "pendant") return light + line([x, 26], [x, y], c.shade(decor.metal, 0.3), 3) + cone;
  const foot = kind === "table" ? y + size * 1.3 : y + size * 5.4;
  return (
    light +
    rect(x - 3, y + size * 0.6, 6, foot - y - size * 0.6, c.lit(decor.metal)) +
    ellipse(x, foot, size * 0.3, 6, c.shade(decor.metal, 0.2)) +
    (kind === "table" ? ellipse(x, y + size * 0.98, size * 0.2, size * 0.3, c.lit(decor.accent)) : "") +
    cone
  );
}

/** A pot plant with broad leaves. */
export function potPlant(c: Canvas, x: number, y: number, h: number, pot = "#d8c7ae"): string {
  const leaves = repeat(12, (index) => {
    const angle = -2.9 + (index / 11) * 2.66;
    const reach = h * c.random.between(0.55, 0.85);
    const ex = x + Math.cos(angle) * reach * 0.62;
    const ey = y - h * 0.28 + Math.sin(angle) * reach * 0.9;
    const mx = (x + ex) / 2 + Math.cos(angle + 1.5) * reach * 0.12;
    const my = (y - h * 0.3 + ey) / 2 - reach * 0.06;
    const tone = c.lit(["#3c7a55", "#4f9463", "#2f6848", "#78ad6a"][index % 4] ?? "#3c7a55");
    return path(
      `M${n(x)},${n(y - h * 0.26)} Q${n(mx - reach * 0.13)},${n(my)} ${n(ex)},${n(ey)} Q${n(mx + reach * 0.14)},${n(my + reach * 0.04)} ${n(x)},${n(y - h * 0.26)} Z`,
      tone,
    );
  });
  const w = h * 0.2;
  return (
    ellipse(x, y, w * 1.3, 8, c.palette.shadow, 'opacity="0.25"') +
    leaves +
    path(
      `M${n(x - w)},${n(y - h * 0.32)} h${n(2 * w)} l${n(-w * 0.28)},${n(h * 0.32)} h${n(-w * 1.44)} Z`,
      c.gradient(
        [
          [0, lighten(c.lit(pot), 0.12)],
          [1, c.shade(pot, 0.25)],
        ],
        90,
      ),
    )
  );
}

/** A round rug on the floor, by its middle and its two radii. */
export function rug(c: Canvas, x: number, y: number, rx: number, ry: number, decor: Decor): string {
  return (
    ellipse(x, y + 5, rx + 6, ry + 4, c.palette.shadow, 'opacity="0.2"') +
    ellipse(x, y, rx, ry, c.lit(decor.soft)) +
    ellipse(
      x,
      y,
      rx * 0.9,
      ry * 0.88,
      "none",
      `stroke="${lighten(c.lit(decor.soft), 0.4)}" stroke-width="5"`,
    ) +
    ellipse(
      x,
      y,
      rx * 0.72,
      ry * 0.7,
      "none",
      `stroke="${c.lit(decor.accent)}" stroke-width="4" opacity="0.7"`,
    )
  );
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
