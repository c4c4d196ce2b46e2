import { type Canvas, lighten, n } from "../canvas.ts";
import { bigWindow, lightShaft, outlooks } from "../parts/big-window.ts";
import { lamp, potPlant } from "../parts/furnishings.ts";
import { type Decor, decors, indoors, roomFinish, shell } from "../parts/room.ts";
import { circle, ellipse, path, polygon, rect, repeat, round } from "../parts/shapes.ts";

/** A fitted kitchen with an island, pendant lamps and a window over the sink. */
export function kitchen(outside: Canvas): string {
  const c = indoors(outside);
  const decor = c.random.pick(decors);
  const fronts = c.random.pick(["#5f7f77", "#f1ece2", "#41526b", "#8a9a82", "#c7b299"]);
  const floor = 570;
  return c.svg(
    shell(c, decor, floor),
    tiles(c, decor),
    bigWindow(c, 440, 130, 320, 220, c.random.pick(outlooks), decor, false),
    lightShaft(c, 440, 350, 320, floor, -160),
    hood(c, 920, decor),
    openShelves(c, 110, decor),
    cabinets(c, floor, fronts, decor),
    fridge(c, 0, floor, fronts),
    island(c, decor),
    [360, 600, 840].map((x) => lamp(c, x, 200, 62, decor, "pendant")).join(""),
    roomFinish(c),
  );
}

function tiles(c: Canvas, decor: Decor): string {
  return (
    rect(0, 250, 1200, 150, lighten(c.lit("#f3efe6"), 0.1)) +
    repeat(6, (row) =>
      repeat(31, (column) =>
        round(
          column * 40 - (row % 2) * 20 + 1,
          251 + row * 25,
          38,
          23,
          2,
          c.random.chance(0.16) ? c.shade(decor.wall, 0.06) : lighten(c.lit("#f8f4ec"), 0.2),
        ),
      ),
    )
  );
}

function cabinets(c: Canvas, _floor: number, fronts: string, decor: Decor): string {
  const top = 400;
  const doors = repeat(8, (index) => {
    const x = 122 + index * 135;
    const face = c.gradient([
      [0, lighten(c.lit(fronts), 0.1)],
      [1, c.shade(fronts, 0.16)],
    ]);
    return (
      round(x, top + 26, 129, 136, 4, face) +
      round(x + 14, top + 40, 101, 108, 3, "none", `stroke="${c.shade(fronts, 0.25)}" stroke-width="2.4"`) +
      round(x + 48, top + 50, 34, 5, 2.5, c.lit(decor.metal))
    );
  });
  const oven =
    round(937, top + 28, 126, 132, 5, c.shade("#3a3d42", 0.1)) +
    round(
      949,
      top + 58,
      102,
      74,
      4,
      c.gradient([
        [0, "#5d5048"],
        [1, "#2a2626"],
      ]),
    ) +
    round(956, top + 42, 88, 6, 3, c.lit("#c9ccd0")) +
    repeat(4, (index) => circle(962 + index * 25, top + 146, 5, c.lit("#c9ccd0")));
  const sink =
    rect(540, top - 4, 120, 8, c.lit("#c5cbd0")) +
    path(
      `M600,${top} v-52 q0,-24 22,-24 q20,0 20,22`,
      "none",
      `stroke="${c.lit(decor.metal)}" stroke-width="9" stroke-linecap="round"`,
    );
  const hob =
    rect(940, top - 3, 120, 6, c.shade("#2b2d31")) +
    round(968, top - 40, 64, 38, 8, c.lit("#c8584a")) +
    round(962, top - 44, 76, 8, 4, c.lit("#a8463a"));
  const items =
    round(300, top - 56, 44, 54, 6, c.lit(decor.wood)) +
    round(760, top - 74, 16, 74, 5, c.lit("#7d9a6a")) +
    round(784, top - 60, 16, 60, 5, c.lit("#c9a35a")) +
    ellipse(830, top - 8, 40, 12, c.lit("#e9dcc6")) +
    circle(815, top - 22, 13, c.lit("#e3a13f")) +
    circle(838, top - 22, 13, c.lit("#d9603f")) +
    circle(828, top - 34, 12, c.lit("#a9b84a"));
  return (
    rect(118, top + 162, 1082, 10, c.shade("#3a3432", 0.2)) +
    rect(
      118,
      top,
      1082,
      24,
      c.gradient([
        [0, lighten(c.lit("#e9e2d6"), 0.2)],
        [1, c.shade("#d8cdbd", 0.2)],
      ]),
    ) +
    rect(118, top + 24, 1082, 8, c.palette.shadow, 'opacity="0.24"') +
    doors +
    oven +
    sink +
    hob +
    items
  );
}

function hood(c: Canvas, x: number, decor: Decor): string {
  return (
    polygon(
      [
        [x - 20, 300],
        [x + 180, 300],
        [x + 124, 232],
        [x + 36, 232],
      ],
      c.gradient([
        [0, lighten(c.lit(decor.metal), 0.2)],
        [1, c.shade(decor.metal, 0.2)],
      ]),
    ) +
    rect(
      x + 44,
      38,
      72,
      196,
      c.gradient(
        [
          [0, c.lit(decor.metal)],
          [1, c.shade(decor.metal, 0.15)],
        ],
        90,
      ),
    )
  );
}

function openShelves(c: Canvas, x: number, decor: Decor): string {
  return repeat(2, (row) => {
    const y = 190 + row * 104;
    const cups = repeat(4, (index) =>
      round(x + 40 + index * 40, y - 30, 28, 30, 6, c.lit(index % 2 ? "#f7f1e6" : decor.soft)),
    );
    return (
      cups +
      round(x + 205, y - 50, 34, 50, 6, c.lit(decor.accent)) +
      rect(x + 22, y, 270, 10, c.lit(decor.wood)) +
      rect(x + 22, y + 10, 270, 6, c.palette.shadow, 'opacity="0.18"') +
      (row === 0 ? potPlant(c, x + 268, y, 66) : "")
    );
  });
}

function fridge(c: Canvas, x: number, floor: number, fronts: string): string {
  return (
    rect(
      x,
      96,
      112,
      floor - 96,
      c.gradient(
        [
          [0, c.shade(fronts, 0.1)],
          [1, c.shade(fronts, 0.28)],
        ],
        90,
      ),
    ) +
    rect(x, 300, 112, 4, c.shade(fronts, 0.4)) +
    round(x + 92, 190, 7, 90, 3, c.lit("#c9ccd0")) +
    round(x + 92, 326, 7, 120, 3, c.lit("#c9ccd0"))
  );
}

function island(c: Canvas, decor: Decor): string {
  const y = 600;
  const slats = repeat(34, (index) =>
    rect(212 + index * 23, y + 34, 3, 166, c.shade(decor.wood, 0.35), 'opacity="0.5"'),
  );
  const stool = (x: number): string =>
    ellipse(x, 796, 52, 8, c.palette.shadow, 'opacity="0.3"') +
    path(
      `M${n(x - 26)},690 L${n(x - 40)},800 M${n(x + 26)},690 L${n(x + 40)},800 M${n(x - 34)},760 H${n(x + 34)}`,
      "none",
      `stroke="${c.shade(decor.metal, 0.25)}" stroke-width="7" stroke-linecap="round"`,
    ) +
    round(x - 44, 672, 88, 22, 11, c.lit(decor.soft)) +
    round(x - 40, 612, 80, 16, 8, c.shade(decor.soft, 0.12)) +
    path(
      `M${n(x - 32)},676 v-54 M${n(x + 32)},676 v-54`,
      "none",
      `stroke="${c.shade(decor.metal, 0.25)}" stroke-width="6"`,
    );
  const vase =
    path("M700,600 q-16,-50 6,-78 h26 q22,28 6,78 Z", c.lit("#dfe7e4")) +
    repeat(
      7,
      (index) =>
        path(
          `M719,524 q${n(-24 + index * 8)},-36 ${n(-48 + index * 16)},-70`,
          "none",
          `stroke="${c.lit("#5f8f62")}" stroke-width="4"`,
        ) +
        circle(671 + index * 16, 450 - (index % 2) * 12, 13, c.lit(index % 2 ? decor.soft : decor.accent)),
    );
  const board =
    round(430, 590, 130, 12, 5, c.lit("#b98a5a")) +
    ellipse(470, 582, 30, 13, c.lit("#d9a35c")) +
    ellipse(520, 584, 22, 11, c.lit("#c98f4a"));
  return (
    ellipse(600, 800, 470, 20, c.palette.shadow, 'opacity="0.3"') +
    rect(
      200,
      y + 20,
      800,
      190,
      c.gradient([
        [0, c.shade(decor.wood, 0.12)],
        [1, c.shade(decor.wood, 0.3)],
      ]),
    ) +
    slats +
    rect(
      168,
      y,
      864,
      32,
      c.gradient([
        [0, lighten(c.lit("#f3ede2"), 0.25)],
        [1, c.shade("#dccfbc", 0.15)],
      ]),
    ) +
    rect(200, y + 32, 800, 12, c.palette.shadow, 'opacity="0.26"') +
    vase +
    board +
    [330, 560, 820].map(stool).join("")
  );
}
