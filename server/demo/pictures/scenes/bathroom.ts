import { type Canvas, lighten, n } from "../canvas.ts";
import { bigWindow, lightShaft, outlooks } from "../parts/big-window.ts";
import { lamp, potPlant } from "../parts/furnishings.ts";
import { type Decor, decors, indoors, roomFinish } from "../parts/room.ts";
import { circle, ellipse, line, path, rect, repeat, round } from "../parts/shapes.ts";
import { glow } from "../parts/sky.ts";

/** A bathroom with a free-standing tub, a washstand and a round mirror. */
export function bathroom(outside: Canvas): string {
  const c = indoors(outside);
  const decor = c.random.pick(decors);
  const tile = c.random.pick(["#5f8a86", "#8fa7a0", "#46617d", "#c9b8a2", "#7c9170", "#b98d80"]);
  const floor = 580;
  return c.svg(
    walls(c, tile, floor),
    bigWindow(c, 130, 110, 300, 260, c.random.pick(outlooks), decor, false),
    lightShaft(c, 130, 370, 300, floor, 170),
    floorTiles(c, floor),
    washstand(c, 800, floor, decor),
    towels(c, 560, decor),
    tub(c, 90, floor, decor),
    potPlant(c, 640, 690, 250),
    mat(c, 480, 730, decor),
    lamp(c, 720, 150, 46, decor, "pendant"),
    lamp(c, 1100, 150, 46, decor, "pendant"),
    roomFinish(c),
  );
}

function walls(c: Canvas, tile: string, floor: number): string {
  const back = rect(
    0,
    0,
    1200,
    floor,
    c.gradient([
      [0, lighten(c.lit("#f6f1e8"), 0.1)],
      [1, c.lit("#e8e0d3")],
    ]),
  );
  const rows = Math.ceil((floor - 330) / 32);
  const grid = repeat(rows, (row) =>
    repeat(25, (column) => {
      const shift = c.random.between(-0.06, 0.1);
      const tone = shift > 0 ? lighten(c.lit(tile), shift + 0.04) : c.shade(tile, -shift + 0.06);
      return round(column * 50 - (row % 2) * 25 + 1, 330 + row * 32 + 1, 48, 30, 3, tone);
    }),
  );
  return (
    back +
    rect(0, 330, 1200, floor - 330, c.shade(tile, 0.3)) +
    grid +
    rect(0, 318, 1200, 14, lighten(c.lit("#fbf8f2"), 0.2)) +
    rect(0, 332, 1200, 6, c.palette.shadow, 'opacity="0.18"')
  );
}

function floorTiles(c: Canvas, floor: number): string {
  const stone = "#d8d0c4";
  return (
    rect(
      0,
      floor,
      1200,
      220,
      c.gradient([
        [0, c.shade(stone, 0.22)],
        [1, lighten(c.lit(stone), 0.12)],
      ]),
    ) +
    repeat(15, (index) =>
      line(
        [600 + (index - 7) * 96, floor],
        [600 + (index - 7) * 210, 800],
        c.shade(stone, 0.28),
        2,
        'opacity="0.5"',
      ),
    ) +
    [24, 66, 126]
      .map((y) => line([0, floor + y], [1200, floor + y], c.shade(stone, 0.28), 2, 'opacity="0.5"'))
      .join("")
  );
}

function tub(c: Canvas, x: number, floor: number, decor: Decor): string {
  const y = floor - 126;
  const body = `M${n(x)},${n(y)} H${n(x + 440)} Q${n(x + 436)},${n(y + 190)} ${n(x + 330)},${n(y + 196)} H${n(x + 110)} Q${n(x + 6)},${n(y + 190)} ${n(x)},${n(y)} Z`;
  const steam =
    c.palette.lamps > 0.2
      ? repeat(3, (index) =>
          path(
            `M${n(x + 150 + index * 60)},${n(y - 14)} q-16,-26 4,-46 t4,-46`,
            "none",
            'stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity="0.22"',
          ),
        )
      : "";
  const foam = repeat(16, () =>
    circle(
      x + c.random.between(60, 380),
      y - c.random.between(2, 14),
      c.random.between(10, 22),
      "#ffffff",
      'opacity="0.92"',
    ),
  );
  const tap =
    path(
      `M${n(x + 470)},${floor + 70} v-226 q0,-26 -26,-26 h-16`,
      "none",
      `stroke="${c.lit(decor.metal)}" stroke-width="11" stroke-linecap="round"`,
    ) + rect(x + 462, y - 6, 18, 10, c.lit(decor.metal));
  const tray =
    round(x + 70, y - 12, 150, 12, 3, c.lit(decor.wood)) +
    round(x + 92, y - 40, 26, 30, 5, c.lit(decor.accent)) +
    round(x + 140, y - 20, 54, 10, 2, c.lit("#f3e7d2"));
  return (
    ellipse(x + 220, floor + 76, 210, 16, c.palette.shadow, 'opacity="0.3"') +
    tap +
    foam +
    steam +
    path(
      body,
      c.gradient(
        [
          [0, lighten(c.lit("#ffffff"), 0.4)],
          [0.6, c.lit("#f4f1ec")],
          [1, c.shade("#e6e0d8", 0.22)],
        ],
        30,
      ),
    ) +
    round(x - 16, y - 10, 472, 24, 12, lighten(c.lit("#ffffff"), 0.5)) +
    tray +
    path(`M${n(x + 300)},${n(y - 12)} h84 v92 q-42,14 -84,0 Z`, c.lit(decor.soft)) +
    rect(x + 300, y + 52, 84, 8, lighten(c.lit(decor.soft), 0.35))
  );
}

function washstand(c: Canvas, x: number, floor: number, decor: Decor): string {
  const top = floor - 170;
  const mirror =
    circle(x + 110, 218, 112, c.lit(decor.metal)) +
    circle(
      x + 110,
      218,
      103,
      c.gradient(
        [
          [0, lighten(c.palette.sky[3], 0.35)],
          [1, c.lit("#c4d2d4")],
        ],
        35,
      ),
    ) +
    path(
      `M${n(x + 50)},286 L${n(x + 140)},134`,
      "none",
      'stroke="#ffffff" stroke-width="14" opacity="0.35" stroke-linecap="round"',
    );
  const basin =
    path(
      `M${n(x + 44)},${n(top - 40)} h140 q-4,40 -40,42 h-60 q-36,-2 -40,-42 Z`,
      c.gradient(
        [
          [0, lighten(c.lit("#ffffff"), 0.4)],
          [1, c.shade("#e3ddd4", 0.14)],
        ],
        30,
      ),
    ) + ellipse(x + 114, top - 40, 72, 8, c.lit("#ffffff"));
  const tap =
    path(
      `M${n(x + 114)},${n(top - 84)} v-26 q0,-16 16,-16 h10 v14`,
      "none",
      `stroke="${c.lit(decor.metal)}" stroke-width="8" stroke-linecap="round"`,
    ) + rect(x + 108, top - 92, 12, 30, c.lit(decor.metal));
  const drawers = repeat(
    2,
    (index) =>
      round(
        x - 26,
        top + 34 + index * 62,
        300,
        54,
        4,
        c.gradient([
          [0, lighten(c.lit(decor.wood), 0.12)],
          [1, c.shade(decor.wood, 0.14)],
        ]),
      ) + round(x + 100, top + 46 + index * 62, 48, 6, 3, c.lit(decor.metal)),
  );
  return (
    ellipse(x + 124, floor + 44, 190, 14, c.palette.shadow, 'opacity="0.28"') +
    (c.palette.lamps > 0.2 ? glow(c, x + 110, 218, 220, 0.4) : "") +
    mirror +
    rect(x - 30, top + 30, 308, 130, c.shade(decor.wood, 0.3)) +
    drawers +
    rect(x - 24, top + 158, 12, 50, c.shade(decor.wood, 0.3)) +
    rect(x + 260, top + 158, 12, 50, c.shade(decor.wood, 0.3)) +
    round(x - 40, top, 328, 26, 5, lighten(c.lit("#efe9df"), 0.25)) +
    rect(x - 34, top + 26, 316, 8, c.palette.shadow, 'opacity="0.25"') +
    basin +
    tap +
    round(x + 214, top - 46, 20, 46, 5, c.lit(decor.accent)) +
    round(x + 238, top - 34, 20, 34, 5, c.lit(decor.soft)) +
    potPlant(c, x - 2, top, 70)
  );
}

function towels(c: Canvas, x: number, decor: Decor): string {
  return (
    [0, 56].map((offset) => rect(x + offset, 200, 7, 330, c.lit(decor.wood))).join("") +
    repeat(4, (index) => rect(x, 226 + index * 80, 63, 6, c.lit(decor.wood))) +
    round(
      x - 6,
      226,
      76,
      96,
      6,
      c.gradient([
        [0, lighten(c.lit(decor.soft), 0.15)],
        [1, c.shade(decor.soft, 0.15)],
      ]),
    ) +
    round(
      x - 6,
      392,
      76,
      80,
      6,
      c.gradient([
        [0, lighten(c.lit("#fbf7ef"), 0.2)],
        [1, c.shade("#e9e0d0", 0.12)],
      ]),
    ) +
    rect(x - 6, 300, 76, 8, lighten(c.lit(decor.soft), 0.4))
  );
}

function mat(c: Canvas, x: number, y: number, decor: Decor): string {
  return (
    round(x - 170, y - 22, 340, 50, 20, c.shade(decor.soft, 0.1)) +
    round(x - 160, y - 26, 320, 46, 18, lighten(c.lit(decor.soft), 0.15))
  );
}
