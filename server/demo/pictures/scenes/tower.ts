import { type Canvas, height, lighten, mix, n, width } from "../canvas.ts";
import { eaveShadow, skyline } from "../parts/building.ts";
import { hills } from "../parts/land.ts";
import { bush, groundShadow, palm, tree } from "../parts/plants.ts";
import { ellipse, line, path, polygon, rect, repeat, round } from "../parts/shapes.ts";
import { birds, finish, glow, sky } from "../parts/sky.ts";

/** A glass hotel tower over its plaza and fountain. */
export function tower(c: Canvas): string {
  const plaza = 640;
  const x = c.random.between(400, 540);
  const w = c.random.between(210, 270);
  const top = c.random.between(90, 150);
  const tropical = c.random.chance(0.5);
  return c.svg(
    sky(c, plaza),
    birds(c, 220, 150),
    hills(c, 600, 90, "#7d95a0", 0.7),
    skyline(c, 640, 360, 0.7, "#74829b"),
    skyline(c, 650, 240, 0.5, "#5d6b86"),
    slab(c, x + w + 26, plaza, 150, plaza - top - c.random.between(150, 220), 0.15),
    slab(c, x, plaza, w, plaza - top, 0),
    crown(c, x, top, w),
    podium(c, x - 110, plaza, w + 330),
    ground(c, plaza, x + w / 2),
    ...[120, 250, 960, 1090].map((tx, index) =>
      tropical
        ? palm(c, tx, plaza + 30 + (index % 2) * 26, 250)
        : tree(c, tx, plaza + 30 + (index % 2) * 26, 220),
    ),
    bush(c, 40, plaza + 70, 52),
    bush(c, 1165, plaza + 74, 56),
    finish(c),
  );
}

function slab(c: Canvas, x: number, ground: number, w: number, h: number, distance: number): string {
  const top = ground - h;
  const glass = mix("#5c86a8", c.palette.sky[1], 0.35);
  const front = c.gradient(
    [
      [0, lighten(mix(c.far(glass, distance), c.palette.sky[2], 0.45), 0.12)],
      [0.5, c.far(glass, distance)],
      [1, mix(c.far(glass, distance), c.palette.shadow, 0.35)],
    ],
    20,
  );
  const side = c.gradient([
    [0, c.shade(glass, 0.35)],
    [1, c.shade(glass, 0.6)],
  ]);
  const depth = w * 0.2;
  const floors = Math.floor(h / 22);
  const columns = Math.floor(w / 20);
  const bands = repeat(
    floors,
    (index) =>
      rect(x, top + index * 22, w, 5, lighten(c.far("#dfe6ec", distance), 0.1), 'opacity="0.7"') +
      rect(x, top + index * 22 + 5, w, 4, c.palette.shadow, 'opacity="0.2"'),
  );
  const fins = repeat(columns - 1, (index) =>
    rect(x + ((index + 1) * w) / columns, top, 1.6, h, c.far("#e8eef2", distance), 'opacity="0.45"'),
  );
  const lights = repeat(Math.floor(floors * columns * (0.06 + c.palette.lamps * 0.5)), () => {
    const column = c.random.int(0, columns - 1);
    const floor = c.random.int(0, floors - 2);
    return rect(
      x + (column * w) / columns + 2,
      top + floor * 22 + 8,
      w / columns - 4,
      13,
      c.random.pick(["#ffdf9e", "#ffc978", "#fff0c8"]),
      `opacity="${n(c.random.between(0.5, 0.95))}"`,
    );
  });
  const cloudGlint = polygon(
    [
      [x, top + h * 0.75],
      [x + w * 0.6, top],
      [x + w * 0.86, top],
      [x, top + h * 0.98],
    ],
    "#ffffff",
    'opacity="0.1"',
  );
  return (
    polygon(
      [
        [x + w, top],
        [x + w + depth, top + depth * 0.5],
        [x + w + depth, ground],
        [x + w, ground],
      ],
      side,
    ) +
    rect(x, top, w, h, front) +
    lights +
    bands +
    fins +
    cloudGlint
  );
}

function crown(c: Canvas, x: number, top: number, w: number): string {
  const lit = c.palette.lamps > 0.2;
  return (
    rect(x - 8, top - 12, w + 16, 14, c.lit("#f0ede6")) +
    rect(x + w * 0.14, top - 44, w * 0.72, 34, mix(c.palette.sky[2], "#ffffff", 0.35), 'opacity="0.9"') +
    repeat(8, (index) =>
      rect(x + w * 0.14 + (index * w * 0.72) / 7 - 1, top - 44, 2.4, 34, c.lit("#8f969c")),
    ) +
    rect(x + w * 0.1, top - 52, w * 0.8, 9, c.lit("#f7f4ee")) +
    (lit
      ? glow(c, x + w / 2, top - 28, w * 0.8, 0.5) +
        rect(x + w * 0.15, top - 42, w * 0.7, 30, "#ffd38a", 'opacity="0.65"')
      : "") +
    line([x + w * 0.8, top - 52], [x + w * 0.8, top - 110], c.lit("#c9ccd2"), 3)
  );
}

function podium(c: Canvas, x: number, ground: number, w: number): string {
  const h = 104;
  const stone = c.lit("#e6dccb");
  const lit = c.palette.lamps > 0.1;
  const glass = lit
    ? c.gradient([
        [0, "#fff0c4"],
        [1, "#f7b562"],
      ])
    : c.gradient([
        [0, mix(c.palette.sky[2], "#7f9db0", 0.4)],
        [1, c.shade("#6d8798", 0.3)],
      ]);
  const bays = 11;
  return (
    groundShadow(c, x + w / 2, ground + 8, w * 0.62, 0.35) +
    rect(x, ground - h, w, h, stone) +
    rect(x - 14, ground - h - 12, w + 28, 16, lighten(stone, 0.3)) +
    repeat(
      bays,
      (index) =>
        rect(x + 12 + (index * (w - 24)) / bays, ground - h + 22, (w - 24) / bays - 8, h - 22, glass) +
        (lit
          ? ""
          : polygon(
              [
                [x + 16 + (index * (w - 24)) / bays, ground],
                [x + 38 + (index * (w - 24)) / bays, ground - h + 24],
                [x + 48 + (index * (w - 24)) / bays, ground - h + 24],
                [x + 28 + (index * (w - 24)) / bays, ground],
              ],
              "#ffffff",
              'opacity="0.18"',
            )),
    ) +
    eaveShadow(c, x, ground - h + 4, w, 20) +
    polygon(
      [
        [x + w / 2 - 120, ground - 62],
        [x + w / 2 + 120, ground - 62],
        [x + w / 2 + 150, ground - 48],
        [x + w / 2 - 150, ground - 48],
      ],
      c.lit("#b98b52"),
    ) +
    rect(x + w / 2 - 132, ground - 48, 7, 48, c.lit("#8a6a42")) +
    rect(x + w / 2 + 125, ground - 48, 7, 48, c.lit("#8a6a42")) +
    repeat(14, (index) =>
      round(x + 8 + index * ((w - 30) / 13), ground - h - 24, 20, 14, 7, c.random.pick(c.palette.leaf)),
    ) +
    (lit ? glow(c, x + w / 2, ground - 20, 260, 0.35) : "")
  );
}

function ground(c: Canvas, y: number, x: number): string {
  const stone = "#cfc6ba";
  const floor = rect(
    0,
    y,
    width,
    height - y,
    c.gradient([
      [0, c.lit(stone)],
      [1, c.shade(stone, 0.35)],
    ]),
  );
  const tiles =
    repeat(17, (index) =>
      line(
        [x + (index - 8) * 70, y],
        [x + (index - 8) * 170, height],
        c.shade(stone, 0.25),
        1.6,
        'opacity="0.45"',
      ),
    ) +
    repeat(4, (index) =>
      line(
        [0, y + 14 + index * index * 12],
        [width, y + 14 + index * index * 12],
        c.shade(stone, 0.25),
        1.6,
        'opacity="0.45"',
      ),
    );
  const snow = c.palette.snow ? rect(0, y, width, 160, "#f5f9ff", 'opacity="0.7"') : "";
  const rim =
    ellipse(x, y + 92, 232, 42, c.lit("#f5efe4")) +
    ellipse(x, y + 88, 212, 34, c.lit("#3f9fc0")) +
    ellipse(
      x,
      y + 86,
      190,
      26,
      c.gradient([
        [0, c.palette.sky[3]],
        [1, c.lit("#4fb0cd")],
      ]),
    );
  const jets = repeat(7, (index) => {
    const jx = x - 150 + index * 50;
    const tall = 60 + (3 - Math.abs(index - 3)) * 22;
    return (
      path(
        `M${n(jx)},${n(y + 90)} Q${n(jx + 3)},${n(y + 90 - tall)} ${n(jx + 16)},${n(y + 92)}`,
        "none",
        'stroke="#ffffff" stroke-width="4" opacity="0.65" stroke-linecap="round"',
      ) +
      path(
        `M${n(jx)},${n(y + 90)} Q${n(jx - 3)},${n(y + 90 - tall * 0.9)} ${n(jx - 15)},${n(y + 92)}`,
        "none",
        'stroke="#ffffff" stroke-width="3" opacity="0.5" stroke-linecap="round"',
      )
    );
  });
  return floor + tiles + snow + groundShadow(c, x, y + 104, 260, 0.28) + rim + jets;
}
