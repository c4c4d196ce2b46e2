import { type Canvas, lighten, n } from "../canvas.ts";
import { bigWindow, lightShaft, outlooks } from "../parts/big-window.ts";
import { art, lamp, potPlant, rug } from "../parts/furnishings.ts";
import { type Decor, decors, indoors, roomFinish, shell } from "../parts/room.ts";
import { circle, ellipse, path, rect, repeat, round } from "../parts/shapes.ts";
import { glow } from "../parts/sky.ts";

/** A living room: sofa, low table, fireplace or shelves, and the view. */
export function living(outside: Canvas): string {
  const c = indoors(outside);
  const decor = c.random.pick(decors);
  const floor = 560;
  const fire = c.random.chance(0.5);
  return c.svg(
    shell(c, decor, floor),
    bigWindow(c, 430, 90, 380, 330, c.random.pick(outlooks), decor),
    lightShaft(c, 440, 430, 360, floor, -200),
    fire ? fireplace(c, 950, floor, decor) : shelves(c, 930, floor, decor),
    art(c, 120, 120, 190, 150, decor),
    rug(c, 520, 722, 470, 70, decor),
    lamp(c, 118, 250, 70, decor, "floor"),
    sofa(c, 210, 640, decor),
    table(c, 470, 746, decor),
    pouf(c, 860, 740, decor),
    potPlant(c, 1140, 730, 300),
    roomFinish(c),
  );
}

function sofa(c: Canvas, x: number, y: number, decor: Decor): string {
  const cloth = decor.accent;
  const w = 560;
  const back = c.gradient([
    [0, lighten(c.lit(cloth), 0.14)],
    [1, c.shade(cloth, 0.22)],
  ]);
  const seat = (px: number): string =>
    round(
      px,
      y - 120,
      216,
      62,
      16,
      c.gradient([
        [0, lighten(c.lit(cloth), 0.2)],
        [1, c.shade(cloth, 0.1)],
      ]),
    );
  return (
    ellipse(x + w / 2, y + 10, w * 0.56, 20, c.palette.shadow, 'opacity="0.3"') +
    rect(x + 34, y - 18, 12, 28, c.lit(decor.wood)) +
    rect(x + w - 46, y - 18, 12, 28, c.lit(decor.wood)) +
    round(x + 30, y - 220, w - 60, 140, 30, back) +
    round(x + 50, y - 208, 222, 110, 24, lighten(c.lit(cloth), 0.06)) +
    round(x + 288, y - 208, 222, 110, 24, lighten(c.lit(cloth), 0.03)) +
    round(x + 20, y - 76, w - 40, 68, 16, c.shade(cloth, 0.18)) +
    seat(x + 58) +
    seat(x + 286) +
    round(
      x - 6,
      y - 158,
      70,
      150,
      28,
      c.gradient([
        [0, lighten(c.lit(cloth), 0.12)],
        [1, c.shade(cloth, 0.22)],
      ]),
    ) +
    round(x + w - 64, y - 158, 70, 150, 28, c.shade(cloth, 0.18)) +
    cushion(c, x + 76, y - 194, 92, decor.soft, -8) +
    cushion(c, x + 138, y - 182, 82, "#f6efe2", 6) +
    cushion(c, x + w - 176, y - 194, 96, decor.metal, 8) +
    path(
      `M${n(x + w - 70)},${n(y - 160)} h76 q6,70 -4,120 q-40,10 -70,0 Z`,
      c.lit("#f1e7d6"),
      'opacity="0.95"',
    ) +
    repeat(9, (index) => rect(x + w - 66 + index * 8, y - 42, 3, 18, c.lit("#f1e7d6")))
  );
}

function cushion(c: Canvas, x: number, y: number, size: number, colour: string, turn: number): string {
  return `<g transform="rotate(${turn} ${n(x + size / 2)} ${n(y + size / 2)})">${round(
    x,
    y,
    size,
    size * 0.92,
    20,
    c.gradient(
      [
        [0, lighten(c.lit(colour), 0.18)],
        [1, c.shade(colour, 0.2)],
      ],
      30,
    ),
  )}${path(`M${n(x + 16)},${n(y + 20)} Q${n(x + size / 2)},${n(y + size * 0.4)} ${n(x + size - 16)},${n(y + 20)}`, "none", `stroke="${c.shade(colour, 0.3)}" stroke-width="2.4" opacity="0.35"`)}</g>`;
}

function table(c: Canvas, x: number, y: number, decor: Decor): string {
  return (
    ellipse(x + 20, y + 8, 190, 18, c.palette.shadow, 'opacity="0.26"') +
    rect(x - 116, y - 56, 9, 62, c.shade(decor.wood, 0.2)) +
    rect(x + 140, y - 56, 9, 62, c.shade(decor.wood, 0.2)) +
    ellipse(x + 16, y - 54, 172, 34, c.shade(decor.wood, 0.25)) +
    ellipse(
      x + 16,
      y - 62,
      172,
      34,
      c.gradient([
        [0, lighten(c.lit(decor.wood), 0.28)],
        [1, c.lit(decor.wood)],
      ]),
    ) +
    round(x - 70, y - 82, 96, 10, 2, c.lit(decor.accent)) +
    round(x - 62, y - 92, 84, 10, 2, c.lit("#f5ecdc")) +
    ellipse(x + 96, y - 72, 40, 9, c.lit("#e9dcc6")) +
    circle(x + 84, y - 80, 11, c.lit("#d9803f")) +
    circle(x + 104, y - 81, 11, c.lit("#a9b84a")) +
    path(`M${n(x + 30)},${n(y - 70)} q-8,-28 4,-42 h14 q12,14 4,42 Z`, c.lit("#dfe6e4")) +
    repeat(
      5,
      (index) =>
        path(
          `M${n(x + 41)},${n(y - 110)} q${n(-14 + index * 7)},-22 ${n(-26 + index * 13)},-44`,
          "none",
          `stroke="${c.lit("#5f8f62")}" stroke-width="3"`,
        ) + circle(x + 15 + index * 13, y - 156, 7, c.lit(decor.soft)),
    )
  );
}

function pouf(c: Canvas, x: number, y: number, decor: Decor): string {
  return (
    ellipse(x, y + 4, 78, 11, c.palette.shadow, 'opacity="0.26"') +
    round(
      x - 64,
      y - 66,
      128,
      70,
      30,
      c.gradient([
        [0, lighten(c.lit(decor.soft), 0.12)],
        [1, c.shade(decor.soft, 0.25)],
      ]),
    ) +
    repeat(5, (index) =>
      path(
        `M${n(x - 44 + index * 22)},${n(y - 62)} q${n((index - 2) * 6)},32 0,62`,
        "none",
        `stroke="${c.shade(decor.soft, 0.3)}" stroke-width="2.4" opacity="0.5"`,
      ),
    )
  );
}

function fireplace(c: Canvas, x: number, floor: number, decor: Decor): string {
  const stone = "#cfc4b5";
  const logs =
    rect(x + 44, floor - 40, 120, 16, c.shade("#6d4a33", 0.1)) +
    rect(x + 56, floor - 54, 96, 14, c.lit("#7d573b"));
  const flame = repeat(5, (index) => {
    const fx = x + 62 + index * 21;
    const h = 44 + ((index * 37) % 30);
    return path(
      `M${n(fx)},${n(floor - 40)} q-18,${n(-h * 0.5)} 2,${n(-h)} q20,${n(h * 0.4)} 14,${n(h)} Z`,
      index % 2 ? "#ffb23e" : "#ff8a35",
      'opacity="0.92"',
    );
  });
  return (
    rect(
      x - 30,
      38,
      268,
      floor - 38,
      c.gradient(
        [
          [0, c.shade(stone, 0.2)],
          [0.5, lighten(c.lit(stone), 0.08)],
          [1, c.shade(stone, 0.22)],
        ],
        90,
      ),
    ) +
    rect(x - 48, floor - 236, 304, 22, c.lit(decor.wood)) +
    rect(x + 20, floor - 180, 168, 158, "#2b2523") +
    logs +
    flame +
    glow(c, x + 104, floor - 70, 220, 0.55, "#ff9c48") +
    rect(x - 30, floor - 22, 268, 22, c.shade(stone, 0.3)) +
    round(x - 20, floor - 290, 30, 54, 8, c.lit(decor.soft)) +
    circle(x + 190, floor - 262, 27, c.lit(decor.metal)) +
    circle(x + 190, floor - 262, 21, lighten(c.lit("#f5efe4"), 0.2)) +
    repeat(3, (index) =>
      rect(x + 70 + index * 18, floor - 266 - index * 8, 9, 30 + index * 8, c.lit("#f7f0e2")),
    )
  );
}

function shelves(c: Canvas, x: number, floor: number, decor: Decor): string {
  const rows = repeat(4, (row) => {
    const y = 130 + row * 104;
    let at = x + 14;
    let books = "";
    while (at < x + 200) {
      const w = c.random.between(9, 20);
      const h = c.random.between(46, 76);
      books += c.random.chance(0.8)
        ? rect(
            at,
            y - h,
            w,
            h,
            c.lit(c.random.pick([decor.accent, decor.soft, "#f0e5d3", decor.wood, "#7d8f9a", "#b9765a"])),
          )
        : "";
      at += w + (c.random.chance(0.2) ? 24 : 2);
    }
    return (
      books +
      rect(x, y, 240, 9, c.lit(decor.wood)) +
      rect(x, y + 9, 240, 6, c.palette.shadow, 'opacity="0.16"') +
      (row % 2 ? potPlant(c, x + 214, y, 62) : circle(x + 214, y - 18, 18, c.lit(decor.metal)))
    );
  });
  return (
    rows +
    rect(x - 6, 60, 8, floor - 82, c.shade(decor.wood, 0.1)) +
    rect(x + 236, 60, 8, floor - 82, c.shade(decor.wood, 0.1)) +
    round(
      x - 12,
      floor - 92,
      262,
      92,
      4,
      c.gradient([
        [0, lighten(c.lit(decor.wood), 0.1)],
        [1, c.shade(decor.wood, 0.2)],
      ]),
    )
  );
}
