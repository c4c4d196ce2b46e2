import { type Canvas, lighten, n } from "../canvas.ts";
import { skyline } from "./building.ts";
import { hills, mountains, water } from "./land.ts";
import { pine, tree } from "./plants.ts";
import type { Decor } from "./room.ts";
import { circle, path, polygon, rect, repeat, round } from "./shapes.ts";

export type Outlook = "city" | "sea" | "mountains" | "garden";
export const outlooks: readonly Outlook[] = ["city", "sea", "mountains", "garden"];

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
