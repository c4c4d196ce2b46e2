import { type Canvas, height, lighten, n, width } from "../canvas.ts";
import { chimney, courses, door, eaveShadow, wall } from "../parts/building.ts";
import { hills, meadow, mountains } from "../parts/land.ts";
import { flowers, groundShadow, pine } from "../parts/plants.ts";
import { circle, line, type Point, path, polygon, rect, repeat } from "../parts/shapes.ts";
import { birds, finish, mist, sky } from "../parts/sky.ts";
import { windowPane } from "../parts/window.ts";

const woods = ["#9a6238", "#7d4b2c", "#b07a46", "#6b4430"];

/** A wooden chalet with a wide gable before the mountains. */
export function chalet(c: Canvas): string {
  const ground = 620;
  const x = c.random.between(360, 520);
  const w = c.random.between(400, 460);
  return c.svg(
    sky(c, 560),
    birds(c, c.random.between(200, 1000), 130),
    mountains(c, 560, 430, 0.5, 4),
    mist(c, 520, 150, 0.75),
    hills(c, 560, 120, "#5d8a5a", 0.45),
    repeat(26, (index) =>
      pine(
        c,
        index * 48 + c.random.between(-16, 16),
        590 + c.random.between(-26, 12),
        c.random.between(80, 130),
        0.42,
      ),
    ),
    meadow(c, ground - 30, "#86b45d"),
    pine(c, x - 110, ground + 14, 300, 0.08),
    pine(c, x - 190, ground + 34, 240),
    pine(c, x + w + 120, ground + 8, 330, 0.06),
    house(c, x, ground, w),
    trail(c, x + w * 0.5, ground),
    pine(c, 90, height - 40, 360),
    pine(c, width - 80, height - 20, 400),
    flowers(c, 0, height - 14, width, 110, ["#f4d35e", "#ee6c8a", "#ffffff", "#8f7ae5"]),
    finish(c),
  );
}

function house(c: Canvas, x: number, ground: number, w: number): string {
  const wood = c.random.pick(woods);
  const stone = "#b9ada0";
  const base = 92;
  const eave = ground - 250;
  const ridge = eave - w * 0.34;
  const middle = x + w / 2;
  const gable: Point[] = [
    [x, ground - base],
    [x, eave],
    [middle, ridge],
    [x + w, eave],
    [x + w, ground - base],
  ];
  const body = polygon(
    gable,
    c.gradient(
      [
        [0, lighten(c.lit(wood), 0.12)],
        [0.6, c.lit(wood)],
        [1, c.shade(wood, 0.25)],
      ],
      70,
    ),
  );
  const boards = `<g clip-path="${c.clip(`<polygon points="${gable.map((p) => p.map(n).join(",")).join(" ")}"/>`)}">${repeat(20, (index) => rect(x, ridge + index * 20, w, 2.2, c.shade(wood, 0.45), 'opacity="0.5"'))}</g>`;
  const foot = wall(c, x, ground - base, w, base, stone) + courses(c, x, ground - base, w, base, stone, 22);
  const panes =
    [0.14, 0.4, 0.66]
      .map((t) =>
        windowPane(c, x + w * t, ground - base - 128, w * 0.16, 84, {
          frame: "#f2e8d8",
          bars: [1, 1],
          shutters: t === 0.4 ? undefined : "#3f6b52",
        }),
      )
      .join("") +
    [-0.17, 0.03]
      .map((t) => windowPane(c, middle + w * t, eave - 30, w * 0.13, 62, { frame: "#f2e8d8", bars: [1, 1] }))
      .join("") +
    windowPane(c, x + w * 0.1, ground - base + 24, w * 0.15, 42, {
      frame: "#f2e8d8",
      bars: [1, 0],
      sill: stone,
    }) +
    windowPane(c, x + w * 0.72, ground - base + 24, w * 0.15, 42, {
      frame: "#f2e8d8",
      bars: [1, 0],
      sill: stone,
    });
  return (
    groundShadow(c, middle + 30, ground + 4, w * 0.72, 0.4) +
    chimney(c, x + w * 0.68, ridge + 6, 40, 100, stone) +
    body +
    boards +
    foot +
    panes +
    door(c, middle - 30, ground - 82, 60, 82, "#5b3a26") +
    balcony(c, x, ground - base - 30, w, wood) +
    gableRoof(c, x, w, eave, ridge, wood)
  );
}

function gableRoof(c: Canvas, x: number, w: number, eave: number, ridge: number, wood: string): string {
  const middle = x + w / 2;
  const out = 62;
  const drop = out * 0.68;
  const cover = c.palette.snow ? "#f6faff" : "#5a4136";
  const thick = c.palette.snow ? 34 : 20;
  const side = (sign: number): string => {
    const edge = sign < 0 ? x - out : x + w + out;
    const under: Point[] = [
      [middle, ridge + 6],
      [edge, eave + drop + 6],
      [edge, eave + drop - 8],
      [middle, ridge - 8],
    ];
    const top: Point[] = [
      [middle, ridge - 6],
      [edge, eave + drop - 6],
      [edge - sign * 2, eave + drop - 6 - thick],
      [middle, ridge - 10 - thick],
    ];
    const shadow: Point[] = [
      [middle, ridge + 8],
      [edge - sign * out, eave + 10],
      [edge - sign * out, eave + 34],
      [middle, ridge + 42],
    ];
    return (
      polygon(shadow, c.palette.shadow, 'opacity="0.38"') +
      polygon(under, c.shade(wood, 0.35)) +
      polygon(top, sign < 0 ? lighten(c.lit(cover), 0.1) : c.shade(cover, c.palette.snow ? 0.1 : 0.22))
    );
  };
  return side(1) + side(-1);
}

function balcony(c: Canvas, x: number, y: number, w: number, wood: string): string {
  const left = x - 26;
  const wide = w + 52;
  const blooms = c.palette.snow
    ? rect(left, y - 48, wide, 9, "#ffffff")
    : repeat(90, () =>
        circle(
          left + c.random.next() * wide,
          y - 40 + c.random.between(-9, 9),
          c.random.between(3, 6.5),
          c.random.chance(0.42) ? c.palette.leaf[1] : c.lit(c.random.pick(["#e0445c", "#f06f88", "#d8334a"])),
        ),
      );
  return (
    rect(left, y, wide, 14, c.shade(wood, 0.15)) +
    eaveShadow(c, x, y + 14, w, 34) +
    repeat(31, (index) =>
      rect(left + 4 + (index * (wide - 16)) / 30, y - 36, 8, 36, c.lit(lighten(wood, 0.1))),
    ) +
    line([left, y - 38], [left + wide, y - 38], c.shade(wood, 0.1), 9) +
    blooms
  );
}

function trail(c: Canvas, x: number, y: number): string {
  const fill = c.gradient([
    [0, c.far(c.palette.snow ? "#d5dfec" : "#d9c19a", 0.2)],
    [1, c.lit(c.palette.snow ? "#c9d6e8" : "#cbb087")],
  ]);
  return path(
    `M${n(x - 26)},${n(y)} C${n(x - 40)},${n(y + 60)} ${n(x - 180)},${n(y + 70)} ${n(x - 150)},${height} L${n(x + 60)},${height} C${n(x - 30)},${n(y + 90)} ${n(x + 60)},${n(y + 50)} ${n(x + 26)},${n(y)} Z`,
    fill,
  );
}
