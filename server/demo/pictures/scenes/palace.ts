import { type Canvas, height, lighten, n, width } from "../canvas.ts";
import { eaveShadow, lantern, wall } from "../parts/building.ts";
import { hills, meadow } from "../parts/land.ts";
import { bush, flowers, groundShadow, palm } from "../parts/plants.ts";
import { circle, line, path, polygon, rect, repeat } from "../parts/shapes.ts";
import { birds, finish, glow, sky } from "../parts/sky.ts";

const stones = ["#e2b58a", "#e9cfa6", "#d99a78", "#f0e4cf", "#d7a890"];

/** A heritage house of arches and domes behind a long pool. */
export function palace(c: Canvas): string {
  const ground = 570;
  const stone = c.random.pick(stones);
  return c.svg(
    sky(c, 540),
    birds(c, 900, 150),
    hills(c, 530, 110, "#b39a86", 0.7),
    hills(c, 556, 60, "#93a878", 0.45),
    ...[60, 150, 1050, 1140].map((x, index) => palm(c, x, 580, 270 + (index % 2) * 60, 0.18)),
    meadow(c, ground - 14, "#98b365"),
    wing(c, 210, ground, 230, stone),
    wing(c, 760, ground, 230, stone),
    centre(c, 430, ground, 340, stone),
    pool(c, ground + 20),
    lantern(c, 330, ground - 8, 22, 46),
    lantern(c, 870, ground - 8, 22, 46),
    bush(c, 150, 690, 60),
    bush(c, 1050, 690, 60),
    flowers(c, 0, 740, 250, 70, ["#f28c38", "#f4c542", "#e8506a"]),
    flowers(c, 950, 740, 250, 70, ["#f28c38", "#f4c542", "#e8506a"]),
    palm(c, 60, 790, 420),
    palm(c, 1150, 796, 440),
    finish(c),
  );
}

function arch(c: Canvas, x: number, y: number, w: number, h: number, stone: string): string {
  const lit = c.palette.lamps > 0.2;
  const shape = (inset: number): string => {
    const left = x + inset;
    const right = x + w - inset;
    const middle = x + w / 2;
    const spring = y + h * 0.42;
    return `M${n(left)},${n(y + h)} V${n(spring)} Q${n(left)},${n(y + h * 0.2)} ${n(middle - w * 0.16)},${n(y + h * 0.13)} Q${n(middle - w * 0.04)},${n(y + h * 0.09)} ${n(middle)},${n(y + inset)} Q${n(middle + w * 0.04)},${n(y + h * 0.09)} ${n(middle + w * 0.16)},${n(y + h * 0.13)} Q${n(right)},${n(y + h * 0.2)} ${n(right)},${n(spring)} V${n(y + h)} Z`;
  };
  const inside = lit
    ? c.gradient([
        [0, "#ffd894"],
        [1, "#d97f43"],
      ])
    : c.gradient([
        [0, c.shade(stone, 0.62)],
        [1, c.shade(stone, 0.4)],
      ]);
  return (
    path(shape(0), lighten(c.lit(stone), 0.28)) +
    path(shape(w * 0.07), inside) +
    (lit ? glow(c, x + w / 2, y + h * 0.6, w, 0.35) : "")
  );
}

function dome(c: Canvas, x: number, y: number, r: number, colour: string): string {
  const shape = `M${n(x - r)},${n(y)} C${n(x - r * 1.25)},${n(y - r * 0.7)} ${n(x - r * 0.5)},${n(y - r * 1.15)} ${n(x)},${n(y - r * 1.5)} C${n(x + r * 0.5)},${n(y - r * 1.15)} ${n(x + r * 1.25)},${n(y - r * 0.7)} ${n(x + r)},${n(y)} Z`;
  const fill = c.gradient(
    [
      [0, lighten(c.lit(colour), 0.3)],
      [0.5, c.lit(colour)],
      [1, c.shade(colour, 0.35)],
    ],
    80,
  );
  return (
    path(shape, fill) +
    rect(x - r * 1.05, y - 2, r * 2.1, 8, lighten(c.lit(colour), 0.2)) +
    line([x, y - r * 1.5], [x, y - r * 1.9], c.lit("#d9a93f"), 3) +
    circle(x, y - r * 1.6, 4.5, c.lit("#e9bf5c")) +
    circle(x, y - r * 1.76, 3, c.lit("#e9bf5c"))
  );
}

function kiosk(c: Canvas, x: number, y: number, s: number, stone: string): string {
  return (
    repeat(4, (index) => rect(x - s + index * ((2 * s - 6) / 3), y - s * 1.2, 6, s * 1.2, c.lit(stone))) +
    rect(x - s * 1.15, y - s * 1.3, s * 2.3, 7, lighten(c.lit(stone), 0.2)) +
    dome(c, x, y - s * 1.3, s * 0.82, stone)
  );
}

function parapet(c: Canvas, x: number, y: number, w: number, stone: string): string {
  const count = Math.floor(w / 18);
  return repeat(count, (index) =>
    path(`M${n(x + index * 18 + 2)},${n(y)} v-9 q6,-12 7,-12 q1,0 7,12 v9 Z`, lighten(c.lit(stone), 0.15)),
  );
}

function wing(c: Canvas, x: number, ground: number, w: number, stone: string): string {
  const top = ground - 190;
  return (
    groundShadow(c, x + w / 2, ground + 4, w * 0.6, 0.3) +
    wall(c, x, top, w, 190, stone) +
    parapet(c, x, top - 8, w, stone) +
    rect(x - 6, top - 10, w + 12, 12, lighten(c.lit(stone), 0.25)) +
    eaveShadow(c, x, top + 2, w, 18) +
    repeat(4, (index) => arch(c, x + 14 + index * 54, top + 20, 40, 66, stone)) +
    rect(x, top + 96, w, 6, lighten(c.lit(stone), 0.25)) +
    repeat(3, (index) => arch(c, x + 16 + index * 70, top + 108, 58, 82, stone)) +
    kiosk(c, x + 40, top - 8, 26, stone) +
    kiosk(c, x + w - 40, top - 8, 26, stone)
  );
}

function centre(c: Canvas, x: number, ground: number, w: number, stone: string): string {
  const top = ground - 262;
  return (
    groundShadow(c, x + w / 2, ground + 6, w * 0.62, 0.35) +
    dome(c, x + w / 2, top - 26, 74, lighten(stone, 0.3)) +
    kiosk(c, x + 34, top - 8, 32, stone) +
    kiosk(c, x + w - 34, top - 8, 32, stone) +
    wall(c, x, top, w, 262, stone) +
    parapet(c, x, top - 8, w, stone) +
    rect(x - 8, top - 12, w + 16, 14, lighten(c.lit(stone), 0.25)) +
    eaveShadow(c, x, top + 2, w, 22) +
    repeat(5, (index) => arch(c, x + 18 + index * 62, top + 24, 52, 78, stone)) +
    rect(x - 6, top + 112, w + 12, 8, lighten(c.lit(stone), 0.25)) +
    arch(c, x + w / 2 - 62, top + 128, 124, 134, stone) +
    [20, 84, 206, 270].map((px) => arch(c, x + px, top + 146, 50, 116, stone)).join("") +
    polygon(
      [
        [x + w / 2 - 90, ground],
        [x + w / 2 + 90, ground],
        [x + w / 2 + 116, ground + 18],
        [x + w / 2 - 116, ground + 18],
      ],
      lighten(c.lit(stone), 0.3),
    )
  );
}

function pool(c: Canvas, top: number): string {
  const terrace = polygon(
    [
      [220, top - 12],
      [980, top - 12],
      [1320, height],
      [-120, height],
    ],
    c.gradient([
      [0, c.lit("#ead9bd")],
      [1, c.shade("#d4bd98", 0.2)],
    ]),
  );
  const basin = `440,${top + 14} 760,${top + 14} 900,${height - 20} 300,${height - 20}`;
  const clip = c.clip(`<polygon points="${basin}"/>`);
  const lit = c.palette.lamps > 0.2;
  const reflection = repeat(5, (index) =>
    rect(
      470 + index * 58,
      top + 14,
      30,
      140,
      c.gradient([
        [0, lit ? "#ffd08a" : lighten(c.palette.sky[3], 0.3), 0.5],
        [1, c.palette.sky[2], 0],
      ]),
    ),
  );
  const ripples = repeat(30, () => {
    const y = top + 24 + c.random.next() * (height - top - 50);
    const w = c.random.between(30, 110);
    return line(
      [c.random.between(320, 800), y],
      [c.random.between(320, 800) * 0 + 320 + c.random.next() * 480 + w * 0, y],
      "#ffffff",
      1.6,
      'opacity="0.12"',
    );
  });
  return `${terrace}<polygon points="428,${top + 8} 772,${top + 8} 922,${height - 8} 278,${height - 8}" fill="${c.lit("#f6ecd9")}"/><g clip-path="${clip}">${rect(
    0,
    top,
    width,
    height,
    c.gradient([
      [0, c.palette.sky[2]],
      [0.35, c.lit("#4aa7b8")],
      [1, c.shade("#1f6f8a", 0.25)],
    ]),
  )}${reflection}${ripples}</g>`;
}
