import { type Canvas, height, lighten, n, width } from "../canvas.ts";
import { chimney, courses, door, eaveShadow, roof, wall } from "../parts/building.ts";
import { hills, meadow } from "../parts/land.ts";
import { bush, flowers, foliage, groundShadow, tree } from "../parts/plants.ts";
import { circle, path, rect, repeat } from "../parts/shapes.ts";
import { birds, finish, sky } from "../parts/sky.ts";
import { windowPane } from "../parts/window.ts";

const blooms = ["#f06f88", "#f7b2c4", "#ffffff", "#8f7ae5", "#f4d35e", "#e2543f"];

/** A cottage behind a garden full of flowers. */
export function cottage(c: Canvas): string {
  const ground = 600;
  const x = c.random.between(330, 430);
  const stone = c.random.pick(["#e9dcc3", "#d8c7a8", "#f1ece2", "#c9a58a", "#b6603f"]);
  const cover = c.random.pick(["#7a5240", "#9b5a41", "#5f6672", "#b08a4e"]);
  return c.svg(
    sky(c, 540),
    birds(c, 300, 120),
    hills(c, 540, 130, "#7fa86a", 0.58),
    hills(c, 560, 90, "#74a35b", 0.36),
    tree(c, 130, 590, 300, 0.25),
    tree(c, 1010, 590, 330, 0.22),
    tree(c, 1130, 600, 250, 0.12),
    meadow(c, ground - 36, "#82b658"),
    house(c, x, ground, stone, cover),
    path(
      `M${n(x + 214)},${ground} C${n(x + 190)},${ground + 60} ${n(x + 70)},${ground + 90} ${n(x + 60)},${height} L${n(x + 300)},${height} C${n(x + 250)},${ground + 100} ${n(x + 290)},${ground + 60} ${n(x + 266)},${ground} Z`,
      c.gradient([
        [0, c.lit("#e4d3b3")],
        [1, c.lit("#cdb48b")],
      ]),
    ),
    bush(c, x - 40, ground + 16, 50),
    bush(c, x + 520, ground + 16, 56),
    flowers(c, x - 20, ground + 14, 220, 70, blooms),
    flowers(c, x + 290, ground + 14, 230, 70, blooms),
    fence(c, 0, x + 10, 700),
    fence(c, x + 340, width, 700),
    flowers(c, 0, 730, x + 20, 110, blooms),
    flowers(c, x + 350, 730, width - x - 350, 130, blooms),
    bush(c, 40, 790, 80),
    bush(c, 1150, 800, 96),
    finish(c),
  );
}

function house(c: Canvas, x: number, ground: number, stone: string, cover: string): string {
  const w = 480;
  const h = 178;
  const top = ground - h;
  const trim = "#fbf6ea";
  const shutter = c.random.pick(["#5f8f87", "#4f6f9a", "#7a8f5a", "#a4514a"]);
  const style = { frame: trim, bars: [1, 1], shutters: shutter, sill: trim } as const;
  return (
    groundShadow(c, x + w / 2 + 20, ground + 4, w * 0.66, 0.4) +
    chimney(c, x + 80, top - 190, 44, 110, "#b07a5e") +
    chimney(c, x + 370, top - 180, 40, 100, "#b07a5e") +
    wall(c, x, top, w, h, stone) +
    courses(c, x, top, w, h, stone, 20) +
    windowPane(c, x + 62, top + 56, 66, 76, style) +
    windowPane(c, x + 356, top + 56, 66, 76, style) +
    roof(
      c,
      [
        [x - 36, top + 16],
        [x + 46, top - 146],
        [x + w - 46, top - 146],
        [x + w + 36, top + 16],
      ],
      cover,
      8,
    ) +
    rect(x + 40, top - 152, w - 80, 10, c.shade(cover, 0.1)) +
    eaveShadow(c, x, top + 16, w, 26) +
    dormer(c, x + 106, top - 28, cover, stone) +
    dormer(c, x + 310, top - 28, cover, stone) +
    porch(c, x + 240, ground, cover) +
    climbers(c, x, top, w, ground)
  );
}

function dormer(c: Canvas, x: number, y: number, cover: string, stone: string): string {
  return (
    rect(x, y - 66, 66, 70, c.lit(stone)) +
    windowPane(c, x + 13, y - 54, 40, 48, { frame: "#fbf6ea", bars: [1, 1], sill: "#fbf6ea" }) +
    roof(
      c,
      [
        [x - 16, y - 58],
        [x + 33, y - 102],
        [x + 82, y - 58],
      ],
      cover,
      3,
    ) +
    eaveShadow(c, x, y - 58, 66, 10)
  );
}

function porch(c: Canvas, x: number, ground: number, cover: string): string {
  return (
    door(
      c,
      x - 32,
      ground - 118,
      64,
      118,
      c.random.pick(["#3f6f78", "#7d3434", "#35506b", "#5c7344"]),
      true,
    ) +
    roof(
      c,
      [
        [x - 66, ground - 122],
        [x, ground - 176],
        [x + 66, ground - 122],
      ],
      cover,
      3,
    ) +
    rect(x - 58, ground - 124, 8, 124, c.lit("#fbf6ea")) +
    rect(x + 50, ground - 124, 8, 124, c.lit("#fbf6ea")) +
    rect(x - 48, ground - 8, 96, 10, c.lit("#cfc3b0"))
  );
}

function climbers(c: Canvas, x: number, top: number, w: number, ground: number): string {
  const vine = (vx: number, reach: number): string =>
    repeat(9, (index) =>
      foliage(
        c,
        vx + c.random.between(-16, 16) + index * reach,
        ground - 22 - index * ((ground - top) / 11),
        22,
      ),
    );
  const roses = c.palette.snow
    ? ""
    : repeat(46, () => {
        const side = c.random.chance(0.5);
        const rx = side ? x + c.random.between(-16, 40) : x + w - c.random.between(-16, 40);
        return circle(
          rx,
          c.random.between(top + 10, ground - 10),
          c.random.between(3, 7),
          c.lit(c.random.pick(["#f2708e", "#f7a8bd", "#fff1f3", "#d94d70"])),
        );
      });
  return vine(x + 4, 1.4) + vine(x + w - 6, -1.4) + roses;
}

function fence(c: Canvas, from: number, to: number, y: number): string {
  const white = lighten(c.lit("#f6f1e6"), 0.1);
  const count = Math.max(1, Math.floor((to - from) / 24));
  return (
    rect(from, y - 36, to - from, 6, c.shade("#f6f1e6", 0.12)) +
    rect(from, y - 14, to - from, 6, c.shade("#f6f1e6", 0.12)) +
    repeat(count, (index) => path(`M${n(from + index * 24 + 4)},${y} v-52 l7,-9 l7,9 v52 Z`, white))
  );
}
