import { type Canvas, height, lighten, n, width } from "../canvas.ts";
import { decors, indoors, roomFinish } from "../parts/room.ts";
import { circle, ellipse, path, polygon, rect, repeat, round } from "../parts/shapes.ts";

/** A laid breakfast table seen from above. */
export function breakfast(outside: Canvas): string {
  const c = indoors(outside);
  const decor = c.random.pick(decors);
  const table = c.random.pick(["#c99f6f", "#b98458", "#e9dfd0", "#8a6242"]);
  return c.svg(
    board(c, table),
    runner(c, decor.accent),
    plate(c, 330, 420, 178, croissants(c, 330, 420)),
    plate(c, 860, 430, 178, eggs(c, 860, 430)),
    cutlery(c, 116, 420),
    cutlery(c, 1076, 430),
    coffee(c, 600, 600, 1),
    coffee(c, 560, 176, 0.86),
    juice(c, 170, 170),
    juice(c, 1040, 170),
    fruit(c, 800, 150),
    jam(c, 600, 390, "#c9344a"),
    jam(c, 680, 330, "#e9a52f"),
    posy(c, 330, 130, decor.soft),
    napkin(c, 1010, 690, decor.soft),
    leavesShade(c),
    roomFinish(c),
  );
}

function board(c: Canvas, table: string): string {
  const planks = repeat(
    6,
    (index) =>
      rect(0, index * 134, width, 131, index % 2 ? c.lit(table) : lighten(c.lit(table), 0.06)) +
      repeat(7, () => {
        const y = index * 134 + c.random.between(12, 120);
        const x = c.random.between(-60, 900);
        return path(
          `M${n(x)},${n(y)} q${n(c.random.between(80, 200))},${n(c.random.between(-9, 9))} ${n(c.random.between(240, 420))},0`,
          "none",
          `stroke="${c.shade(table, 0.25)}" stroke-width="2" opacity="0.3"`,
        );
      }),
  );
  return rect(0, 0, width, height, c.shade(table, 0.35)) + planks;
}

function runner(c: Canvas, colour: string): string {
  return (
    rect(440, 0, 320, height, c.palette.shadow, 'opacity="0.14" transform="translate(6 0)"') +
    rect(
      440,
      0,
      320,
      height,
      c.gradient(
        [
          [0, lighten(c.lit(colour), 0.5)],
          [0.5, lighten(c.lit(colour), 0.58)],
          [1, lighten(c.lit(colour), 0.42)],
        ],
        90,
      ),
    ) +
    [456, 740].map((x) => rect(x, 0, 5, height, c.lit(colour), 'opacity="0.7"')).join("")
  );
}

function shadowDisc(c: Canvas, x: number, y: number, r: number): string {
  return circle(
    x + 12,
    y + 16,
    r * 1.04,
    c.radial([
      [0, c.palette.shadow, 0.45],
      [0.8, c.palette.shadow, 0.3],
      [1, c.palette.shadow, 0],
    ]),
  );
}

function plate(c: Canvas, x: number, y: number, r: number, food: string): string {
  return (
    shadowDisc(c, x, y, r) +
    circle(
      x,
      y,
      r,
      c.gradient(
        [
          [0, lighten(c.lit("#ffffff"), 0.3)],
          [1, c.shade("#ece6dc", 0.14)],
        ],
        40,
      ),
    ) +
    circle(x, y, r * 0.95, "none", `stroke="${c.lit("#c7a35c")}" stroke-width="2.4" opacity="0.8"`) +
    circle(
      x,
      y,
      r * 0.72,
      c.gradient(
        [
          [0, c.shade("#f1ece3", 0.1)],
          [1, lighten(c.lit("#ffffff"), 0.3)],
        ],
        40,
      ),
    ) +
    food
  );
}

function croissants(c: Canvas, x: number, y: number): string {
  const one = (cx: number, cy: number, turn: number): string =>
    `<g transform="rotate(${turn} ${n(cx)} ${n(cy)})">${path(
      `M${n(cx - 84)},${n(cy + 26)} Q${n(cx - 70)},${n(cy - 50)} ${n(cx)},${n(cy - 54)} Q${n(cx + 70)},${n(cy - 50)} ${n(cx + 84)},${n(cy + 26)} Q${n(cx + 58)},${n(cy + 2)} ${n(cx)},${n(cy + 14)} Q${n(cx - 58)},${n(cy + 2)} ${n(cx - 84)},${n(cy + 26)} Z`,
      c.gradient([
        [0, c.lit("#eab566")],
        [0.6, c.lit("#d08a3e")],
        [1, c.lit("#a8622a")],
      ]),
    )}${[-52, -22, 10, 40].map((dx) => path(`M${n(cx + dx)},${n(cy - 40 + Math.abs(dx) * 0.34)} q16,22 8,48`, "none", `stroke="${c.lit("#99561f")}" stroke-width="5" opacity="0.55" stroke-linecap="round"`)).join("")}${path(`M${n(cx - 46)},${n(cy - 30)} Q${n(cx)},${n(cy - 50)} ${n(cx + 34)},${n(cy - 38)}`, "none", 'stroke="#ffe2ac" stroke-width="5" opacity="0.6" stroke-linecap="round"')}</g>`;
  return (
    ellipse(x + 8, y + 20, 104, 60, c.palette.shadow, 'opacity="0.16"') +
    one(x - 12, y - 22, -18) +
    one(x + 16, y + 46, 14) +
    [
      [-70, 62],
      [64, -62],
      [84, -34],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          circle(x + dx, y + dy, 12, c.lit("#4a4f8c")) +
          circle(x + dx - 3, y + dy - 4, 3, "#ffffff", 'opacity="0.5"'),
      )
      .join("")
  );
}

function eggs(c: Canvas, x: number, y: number): string {
  const toast = `<g transform="rotate(-9 ${x} ${y})">${round(x - 92, y - 66, 184, 132, 30, c.lit("#a9692f"))}${round(
    x - 82,
    y - 57,
    164,
    114,
    24,
    c.gradient([
      [0, c.lit("#efc987")],
      [1, c.lit("#d9a55c")],
    ]),
  )}</g>`;
  const avocado = repeat(
    9,
    (index) =>
      `<g transform="rotate(${-30 + index * 7} ${n(x - 60 + index * 14)} ${n(y + 10)})">${ellipse(x - 60 + index * 14, y + 8, 9, 44, c.lit(index % 2 ? "#a9c65a" : "#bfd774"))}</g>`,
  );
  const egg =
    path(
      `M${n(x - 34)},${n(y - 34)} q30,-34 66,-8 q40,22 18,58 q-22,34 -64,22 q-48,-20 -20,-72 Z`,
      lighten(c.lit("#fffdf6"), 0.3),
    ) +
    circle(
      x + 14,
      y + 2,
      23,
      c.gradient([
        [0, "#ffc94f"],
        [1, "#f39a2b"],
      ]),
    ) +
    ellipse(x + 7, y - 6, 6, 4, "#ffffff", 'opacity="0.65"');
  const tomatoes = [
    [-96, 70],
    [-70, 92],
    [88, 76],
  ]
    .map(
      ([dx = 0, dy = 0]) =>
        circle(
          x + dx,
          y + dy,
          17,
          c.gradient([
            [0, c.lit("#f0604a")],
            [1, c.lit("#b62f2b")],
          ]),
        ) + circle(x + dx - 5, y + dy - 6, 4, "#ffffff", 'opacity="0.55"'),
    )
    .join("");
  return (
    ellipse(x + 6, y + 14, 104, 76, c.palette.shadow, 'opacity="0.16"') +
    toast +
    avocado +
    egg +
    tomatoes +
    repeat(8, () =>
      circle(x + c.random.between(-50, 60), y + c.random.between(-40, 44), 2.2, c.lit("#3f3a34")),
    )
  );
}

function cutlery(c: Canvas, x: number, y: number): string {
  const steel = c.gradient(
    [
      [0, lighten(c.lit("#d9dde0"), 0.4)],
      [1, c.shade("#aab2b8", 0.1)],
    ],
    90,
  );
  return (
    rect(x - 26, y - 130, 9, 270, c.palette.shadow, 'opacity="0.16" transform="translate(6 8)"') +
    round(x - 26, y - 30, 9, 170, 4, steel) +
    path(
      `M${n(x - 34)},${n(y - 130)} v70 q0,30 12,34 q12,-4 12,-34 v-70 h-5 v62 h-4 v-62 h-5 v62 h-4 v-62 Z`,
      steel,
    ) +
    round(x + 12, y - 30, 9, 170, 4, steel) +
    path(`M${n(x + 12)},${n(y - 20)} v-112 q18,10 18,70 q0,34 -9,42 Z`, steel)
  );
}

function coffee(c: Canvas, x: number, y: number, s: number): string {
  const cup =
    shadowDisc(c, x, y, 96 * s) +
    circle(
      x,
      y,
      96 * s,
      c.gradient(
        [
          [0, lighten(c.lit("#ffffff"), 0.3)],
          [1, c.shade("#e6dfd3", 0.16)],
        ],
        40,
      ),
    ) +
    round(x + 52 * s, y - 12 * s, 46 * s, 24 * s, 12 * s, lighten(c.lit("#ffffff"), 0.2)) +
    circle(x, y, 62 * s, lighten(c.lit("#ffffff"), 0.4)) +
    circle(
      x,
      y,
      54 * s,
      c.gradient([
        [0, c.lit("#8a5a34")],
        [1, c.lit("#b98252")],
      ]),
    );
  const heart = path(
    `M${n(x)},${n(y + 26 * s)} Q${n(x - 40 * s)},${n(y - 4 * s)} ${n(x - 18 * s)},${n(y - 24 * s)} Q${n(x - 4 * s)},${n(y - 30 * s)} ${n(x)},${n(y - 14 * s)} Q${n(x + 4 * s)},${n(y - 30 * s)} ${n(x + 18 * s)},${n(y - 24 * s)} Q${n(x + 40 * s)},${n(y - 4 * s)} ${n(x)},${n(y + 26 * s)} Z`,
    c.lit("#f3e1c4"),
  );
  return (
    cup +
    heart +
    round(
      x - 88 * s,
      y + 60 * s,
      84 * s,
      8 * s,
      4 * s,
      c.lit("#cfd4d8"),
      `transform="rotate(-24 ${n(x - 50 * s)} ${n(y + 64 * s)})"`,
    )
  );
}

function juice(c: Canvas, x: number, y: number): string {
  return (
    shadowDisc(c, x, y, 62) +
    circle(x, y, 60, "#ffffff", 'opacity="0.55"') +
    circle(
      x,
      y,
      52,
      c.gradient(
        [
          [0, "#ffc14d"],
          [1, "#f58a24"],
        ],
        40,
      ),
    ) +
    circle(x, y, 38, "none", 'stroke="#ffe0a0" stroke-width="4" opacity="0.6"') +
    polygon(
      [
        [x - 40, y - 44],
        [x + 6, y - 62],
        [x + 30, y - 24],
        [x - 12, y - 6],
      ],
      "#ffb13b",
      'opacity="0.95"',
    ) +
    ellipse(x - 18, y - 16, 12, 7, "#ffffff", 'opacity="0.4"')
  );
}

function fruit(c: Canvas, x: number, y: number): string {
  const berries = repeat(26, () => {
    const a = c.random.between(0, 6.28);
    const r = Math.sqrt(c.random.next()) * 66;
    const colour = c.lit(c.random.pick(["#c9344a", "#4a4f8c", "#7a2f5c", "#e0566a", "#8db04a"]));
    return (
      circle(x + Math.cos(a) * r, y + Math.sin(a) * r, 15, colour) +
      circle(x + Math.cos(a) * r - 4, y + Math.sin(a) * r - 5, 4, "#ffffff", 'opacity="0.4"')
    );
  });
  return (
    shadowDisc(c, x, y, 104) +
    circle(
      x,
      y,
      104,
      c.gradient(
        [
          [0, c.lit("#8fb0b5")],
          [1, c.shade("#6f9298", 0.25)],
        ],
        40,
      ),
    ) +
    circle(x, y, 88, c.shade("#6f9298", 0.35)) +
    berries
  );
}

function jam(c: Canvas, x: number, y: number, colour: string): string {
  return (
    shadowDisc(c, x, y, 42) +
    circle(x, y, 40, lighten(c.lit("#ffffff"), 0.3)) +
    circle(
      x,
      y,
      31,
      c.gradient([
        [0, lighten(c.lit(colour), 0.2)],
        [1, c.lit(colour)],
      ]),
    ) +
    ellipse(x - 9, y - 11, 9, 5, "#ffffff", 'opacity="0.5"')
  );
}

function posy(c: Canvas, x: number, y: number, soft: string): string {
  const leaves = repeat(
    10,
    (index) =>
      `<g transform="rotate(${index * 36} ${x} ${y})">${ellipse(x, y - 64, 16, 44, c.lit(index % 2 ? "#5f9468" : "#80b07a"))}</g>`,
  );
  const petals = repeat(9, (index) => {
    const a = index * 0.7;
    const r = index === 0 ? 0 : 34;
    const px = x + Math.cos(a) * r;
    const py = y + Math.sin(a) * r;
    const colour = c.lit(["#f7b8c4", soft, "#ffffff", "#f29a8a"][index % 4] ?? soft);
    return (
      circle(px, py, 26, colour) +
      circle(px, py, 16, lighten(colour, 0.25)) +
      circle(px, py, 7, c.lit("#e9b34a"))
    );
  });
  return shadowDisc(c, x, y, 96) + leaves + petals;
}

function napkin(c: Canvas, x: number, y: number, colour: string): string {
  return `<g transform="rotate(18 ${x} ${y})">${rect(x - 88, y - 70, 190, 150, c.palette.shadow, 'opacity="0.18" transform="translate(8 10)"')}${rect(
    x - 88,
    y - 70,
    190,
    150,
    c.gradient(
      [
        [0, lighten(c.lit(colour), 0.25)],
        [1, c.lit(colour)],
      ],
      30,
    ),
  )}${rect(x - 76, y - 58, 166, 126, "none", `stroke="${lighten(c.lit(colour), 0.5)}" stroke-width="3" stroke-dasharray="7 6"`)}</g>`;
}

function leavesShade(c: Canvas): string {
  return `<g opacity="0.1">${repeat(9, (index) => `<g transform="rotate(${20 + index * 9} ${1020 - index * 22} ${-40 + index * 14})">${ellipse(1020 - index * 22, 60 + index * 14, 24, 104, c.palette.shadow)}</g>`)}</g>`;
}
