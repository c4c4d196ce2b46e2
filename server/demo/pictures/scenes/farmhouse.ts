import { type Canvas, height, lighten, n, width } from "../canvas.ts";
import { chimney, courses, door, eaveShadow, roof, wall } from "../parts/building.ts";
import { hills, meadow } from "../parts/land.ts";
import { bush, cypress, groundShadow, tree } from "../parts/plants.ts";
import { circle, type Point, path, polygon, rect, repeat, stroke } from "../parts/shapes.ts";
import { birds, finish, mist, sky } from "../parts/sky.ts";
import { windowPane } from "../parts/window.ts";

/** A stone farmhouse above rows of lavender, vines or wheat. */
export function farmhouse(c: Canvas): string {
  const ground = 560;
  const x = c.random.between(430, 600);
  const crop = c.random.pick(["#9a82d6", "#7fa64c", "#e0bd62"]);
  return c.svg(
    sky(c, 500),
    birds(c, 250, 140),
    hills(c, 470, 130, "#8aa37d", 0.72),
    hills(c, 510, 120, "#7d9f66", 0.52),
    mist(c, 470, 110, 0.5),
    hills(c, 546, 80, "#86a75d", 0.28),
    repeat(6, (index) => cypress(c, 60 + index * 62, 548 - index * 3, 150 - index * 14, 0.2)),
    meadow(c, ground - 22, "#9cb860"),
    tree(c, x - 110, ground + 4, 260, 0.04),
    house(c, x, ground),
    cypress(c, x + 500, ground + 4, 270),
    cypress(c, x + 556, ground + 10, 220),
    rows(c, ground + 26, crop),
    bush(c, x + 410, ground + 20, 44),
    bush(c, x - 40, ground + 18, 38),
    tree(c, 60, height - 20, 420),
    finish(c),
  );
}

function house(c: Canvas, x: number, ground: number): string {
  const stone = c.random.pick(["#dcc7a0", "#cdb894", "#e6d6b8", "#c8a98a"]);
  const tile = c.random.pick(["#c0704a", "#b06243", "#a8785a"]);
  const shutter = c.random.pick(["#6f92a8", "#7d9a7a", "#8a5a4a", "#6a86b5"]);
  const top = ground - 172;
  const style = { frame: "#f6eddd", bars: [1, 1], shutters: shutter, sill: "#efe3cc" } as const;
  return (
    groundShadow(c, x + 230, ground + 4, 330, 0.4) +
    chimney(c, x + 60, top - 124, 36, 70, stone) +
    wall(c, x + 280, ground - 118, 170, 118, stone) +
    courses(c, x + 280, ground - 118, 170, 118, stone, 22) +
    roof(
      c,
      [
        [x + 262, ground - 104],
        [x + 292, ground - 172],
        [x + 440, ground - 172],
        [x + 474, ground - 104],
      ],
      tile,
      5,
    ) +
    eaveShadow(c, x + 280, ground - 104, 170, 16) +
    door(c, x + 318, ground - 92, 92, 92, "#7d5a3c", true) +
    wall(c, x, top, 290, 172, stone) +
    courses(c, x, top, 290, 172, stone, 24) +
    [34, 122, 210].map((px) => windowPane(c, x + px + 8, top + 26, 36, 50, style)).join("") +
    [34, 210].map((px) => windowPane(c, x + px + 8, top + 100, 36, 50, style)).join("") +
    door(c, x + 122, ground - 84, 48, 84, shutter) +
    roof(
      c,
      [
        [x - 24, top + 12],
        [x + 26, top - 74],
        [x + 264, top - 74],
        [x + 314, top + 12],
      ],
      tile,
      6,
    ) +
    eaveShadow(c, x, top + 12, 290, 20) +
    pergola(c, x + 70, ground)
  );
}

function pergola(c: Canvas, x: number, ground: number): string {
  const wood = c.lit("#8f6b48");
  const grapes = c.palette.snow
    ? ""
    : repeat(34, () =>
        circle(
          x + c.random.next() * 152,
          ground - 92 + c.random.between(-7, 9),
          c.random.between(5, 10),
          c.random.pick(c.palette.leaf),
        ),
      );
  return (
    rect(x, ground - 92, 7, 92, wood) +
    rect(x + 146, ground - 92, 7, 92, wood) +
    rect(x - 8, ground - 96, 170, 8, wood) +
    grapes
  );
}

function rows(c: Canvas, top: number, crop: string): string {
  const tone = c.palette.snow ? "#dfe6f2" : crop;
  const vanish = 640;
  const soil = path(
    `M0,${top + 26} Q600,${top - 18} ${width},${top + 26} V${height} H0 Z`,
    c.gradient([
      [0, c.far("#b79a6c", 0.2)],
      [1, c.shade("#a5855a", 0.25)],
    ]),
  );
  const count = 15;
  const strips = repeat(count, (index) => {
    const t = (index - (count - 1) / 2) / ((count - 1) / 2);
    const near = vanish + t * 1500;
    const far = vanish + t * 560;
    const strip: Point[] = [
      [far - 11, top + 14],
      [far + 11, top + 14],
      [near + 76, height + 20],
      [near - 76, height + 20],
    ];
    const tufts = repeat(26, (step) => {
      const s = (step / 25) ** 1.6;
      const px = far + (near - far) * s + c.random.between(-1, 1) * (8 + 56 * s);
      const py = top + 14 + (height - top) * s;
      if (px < -60 || px > width + 60) return "";
      return stroke(
        `M${n(px)},${n(py + 3)} q${n(c.random.between(-4, 4))},${n(-8 - 16 * s)} ${n(c.random.between(-5, 5))},${n(-12 - 26 * s)}`,
        c.random.chance(0.5) ? lighten(c.lit(tone), 0.2) : c.lit(tone),
        2.5 + 6 * s,
        'opacity="0.85"',
      );
    });
    return (
      polygon(
        strip,
        c.gradient([
          [0, c.far(tone, 0.25)],
          [1, c.shade(tone, 0.25)],
        ]),
      ) + tufts
    );
  });
  return soil + strips;
}
