import { type Canvas, height, lighten, n, width } from "../canvas.ts";
import { eaveShadow, roof } from "../parts/building.ts";
import { water } from "../parts/land.ts";
import { lounger, parasol } from "../parts/outdoor.ts";
import { grass, groundShadow, palm } from "../parts/plants.ts";
import { circle, line, path, polygon, rect, repeat, round } from "../parts/shapes.ts";
import { birds, finish, sky } from "../parts/sky.ts";
import { windowPane } from "../parts/window.ts";

const boards = ["#8fb0b5", "#f2ead9", "#d98f6c", "#e6d3a8", "#7b98a8"];

/** A boarded beach house on stilts among the dunes. */
export function beach(c: Canvas): string {
  const horizon = 440;
  const x = c.random.between(500, 640);
  const warm = c.palette.leaf[0] !== "#345462" && c.random.chance(0.45);
  return c.svg(
    sky(c, horizon),
    birds(c, 280, 160),
    water(c, horizon, 170, "#2f9bb5"),
    sailboat(c, c.random.between(120, 380), horizon + 10),
    surf(c, horizon + 120),
    sand(c, horizon + 128),
    house(c, x, 610),
    warm ? palm(c, x - 120, 630, 340) + palm(c, x + 470, 620, 300) : "",
    boardwalk(c, x + 110),
    parasol(c, 190, 690, 170, c.random.pick(["#e7694f", "#f2b84b", "#3f9aa8"])),
    lounger(c, 96, 706, 1.2),
    lounger(c, 236, 716, 1.2),
    grass(c, -20, height + 6, 420, 150, 90),
    grass(c, 780, height + 6, 460, 170, 110),
    grass(c, x + 330, 640, 260, 70, 60),
    grass(c, x - 160, 636, 150, 50, 50),
    finish(c),
  );
}

function house(c: Canvas, x: number, ground: number): string {
  const board = c.random.pick(boards);
  const trim = "#fdf9ef";
  const w = 360;
  const floor = ground - 76;
  const top = floor - 150;
  const cover = "#5e6670";
  const stilts = repeat(
    6,
    (index) =>
      rect(x + 8 + index * 66, floor, 12, 82, c.shade("#a78863", 0.2)) +
      rect(x + 8 + index * 66, floor, 4, 82, c.lit("#c9a97f")),
  );
  const cladding =
    rect(
      x,
      top,
      w,
      150,
      c.gradient(
        [
          [0, lighten(c.lit(board), 0.1)],
          [1, c.shade(board, 0.16)],
        ],
        90,
      ),
    ) + repeat(15, (index) => rect(x, top + index * 10, w, 1.6, c.shade(board, 0.35), 'opacity="0.55"'));
  const gable =
    polygon(
      [
        [x + 196, top + 4],
        [x + 280, top - 102],
        [x + 364, top + 4],
      ],
      c.lit(board),
    ) +
    repeat(10, (index) =>
      rect(
        x + 206 + index * 8,
        top - index * 10,
        148 - index * 16,
        1.6,
        c.shade(board, 0.35),
        'opacity="0.55"',
      ),
    );
  return (
    groundShadow(c, x + w / 2, ground + 8, w * 0.8, 0.34) +
    stilts +
    rect(x - 96, floor - 4, w + 110, 16, c.lit("#c5a17a")) +
    rect(x - 96, floor + 10, w + 110, 5, c.palette.shadow, 'opacity="0.3"') +
    rect(x - 92, floor + 12, 10, 70, c.shade("#a78863", 0.2)) +
    cladding +
    roof(
      c,
      [
        [x - 26, top + 10],
        [x + 40, top - 92],
        [x + 280, top - 92],
        [x + 230, top + 10],
      ],
      cover,
      6,
    ) +
    gable +
    path(
      `M${n(x + 178)},${n(top + 16)} L${n(x + 280)},${n(top - 116)} L${n(x + 382)},${n(top + 16)} L${n(x + 366)},${n(top + 16)} L${n(x + 280)},${n(top - 94)} L${n(x + 194)},${n(top + 16)} Z`,
      c.palette.snow ? "#ffffff" : c.shade(cover, 0.1),
    ) +
    windowPane(c, x + 252, top - 56, 56, 46, { frame: trim, bars: [1, 1], sill: trim }) +
    eaveShadow(c, x, top + 10, 200, 22) +
    windowPane(c, x + 30, top + 34, 130, 116, { frame: trim, bars: [2, 0], lit: c.palette.lamps > 0.2 }) +
    windowPane(c, x + 222, top + 40, 112, 72, { frame: trim, bars: [2, 1], sill: trim }) +
    railing(c, x - 94, floor - 4, 100) +
    steps(c, x - 96, floor, ground) +
    chairs(c, x - 50, floor - 4)
  );
}

function railing(c: Canvas, x: number, y: number, w: number): string {
  const white = c.lit("#fdf9ef");
  return (
    repeat(9, (index) => rect(x + (index * w) / 8, y - 44, 4, 44, white)) +
    rect(x - 2, y - 48, w + 8, 6, white)
  );
}

function steps(c: Canvas, x: number, floor: number, ground: number): string {
  return repeat(6, (index) =>
    rect(
      x - 20 - index * 16,
      floor + 4 + (index * (ground - floor)) / 6,
      30,
      8,
      lighten(c.lit("#c5a17a"), 0.1),
    ),
  );
}

function chairs(c: Canvas, x: number, y: number): string {
  return path(
    `M${n(x)},${n(y)} l8,-22 h26 l10,-30 l8,3 l-12,34 l4,15 h-7 l-4,-14 h-20 l-6,14 Z`,
    c.lit("#e7825e"),
  );
}

function sand(c: Canvas, y: number): string {
  const tone = c.palette.snow ? "#e7eaf0" : "#eed9ae";
  const dune = path(
    `M0,${y + 46} C200,${y - 16} 420,${y + 60} 700,${y + 24} S1080,${y - 30} ${width},${y + 10} V${height} H0 Z`,
    c.gradient([
      [0, lighten(c.lit(tone), 0.15)],
      [1, c.shade(tone, 0.22)],
    ]),
  );
  const front = path(
    `M0,${y + 150} C260,${y + 96} 520,${y + 190} 800,${y + 150} S1100,${y + 90} ${width},${y + 130} V${height} H0 Z`,
    c.gradient([
      [0, c.lit(tone)],
      [1, c.shade(tone, 0.28)],
    ]),
    'opacity="0.85"',
  );
  const grains = repeat(60, () =>
    circle(
      c.random.between(0, width),
      c.random.between(y + 60, height),
      c.random.between(1, 2.4),
      c.shade(tone, 0.3),
      'opacity="0.4"',
    ),
  );
  return dune + front + grains;
}

function surf(_c: Canvas, y: number): string {
  return repeat(3, (index) =>
    path(
      `M0,${y + index * 13} q60,-12 120,0 t120,0 t120,0 t120,0 t120,0 t120,0 t120,0 t120,0 t120,0 t120,0`,
      "none",
      `stroke="#ffffff" stroke-width="${5 - index}" opacity="${n(0.45 + index * 0.15)}"`,
    ),
  );
}

function boardwalk(c: Canvas, x: number): string {
  return repeat(12, (index) => {
    const t = index / 11;
    const y = 622 + t * t * 190;
    const w = 70 + t * 150;
    return polygon(
      [
        [x - w / 2 - t * 150, y],
        [x + w / 2 - t * 150, y],
        [x + w / 2 - t * 156, y + 8 + t * 9],
        [x - w / 2 - t * 156, y + 8 + t * 9],
      ],
      index % 2 === 0 ? c.lit("#c9a67c") : c.lit("#b8946b"),
    );
  });
}

function sailboat(c: Canvas, x: number, y: number): string {
  return (
    path(`M${n(x)},${n(y)} h64 l-12,14 h-40 Z`, c.lit("#7d4a3a")) +
    line([x + 30, y], [x + 30, y - 76], c.shade("#5a4a40"), 2.4) +
    polygon(
      [
        [x + 33, y - 74],
        [x + 33, y - 6],
        [x + 68, y - 6],
      ],
      c.lit("#fdf8ec"),
    ) +
    polygon(
      [
        [x + 27, y - 66],
        [x + 27, y - 6],
        [x + 2, y - 6],
      ],
      c.lit("#f0e3c8"),
    ) +
    round(x + 6, y + 16, 54, 3, 1.5, "#ffffff", 'opacity="0.5"')
  );
}
