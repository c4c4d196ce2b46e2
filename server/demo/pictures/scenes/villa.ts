import { type Canvas, height, lighten, mix, n, width } from "../canvas.ts";
import { eaveShadow, wall } from "../parts/building.ts";
import { hills, meadow, water } from "../parts/land.ts";
import { lounger, parasol } from "../parts/outdoor.ts";
import { bush, cypress, flowers, groundShadow, palm } from "../parts/plants.ts";
import { ellipse, line, path, polygon, rect, repeat, round } from "../parts/shapes.ts";
import { birds, finish, glow, sky } from "../parts/sky.ts";
import { windowPane } from "../parts/window.ts";

/** A white villa above its pool. */
export function villa(c: Canvas): string {
  const ground = 560;
  const coast = c.random.chance(0.6);
  const x = c.random.between(300, 420);
  return c.svg(
    sky(c, 470),
    birds(c, 200, 140),
    coast ? water(c, 430, 150, "#2f8fb5") : hills(c, 470, 130, "#6f8f72", 0.6),
    hills(c, 520, 90, "#6b9a5c", 0.32),
    repeat(7, (index) =>
      cypress(c, 40 + index * 190 + c.random.between(-40, 40), 540, c.random.between(110, 170), 0.25),
    ),
    meadow(c, ground - 34, "#8fb861"),
    palm(c, x - 90, ground, 330, 0.04),
    cypress(c, x + 600, ground - 6, 260),
    cypress(c, x + 660, ground, 210),
    house(c, x, ground),
    pool(c, ground + 8),
    bush(c, 70, ground + 44, 58),
    bush(c, 1140, ground + 50, 66),
    palm(c, 1080, ground + 60, 380),
    flowers(c, 0, ground + 62, 190, 34, ["#e86aa0", "#f2a7c3", "#ffffff", "#c04f9a"]),
    flowers(c, 1010, ground + 70, 190, 34, ["#e86aa0", "#f2a7c3", "#ffffff", "#c04f9a"]),
    finish(c),
  );
}

function house(c: Canvas, x: number, ground: number): string {
  const white = "#f6f1e8";
  const stone = c.random.pick(["#c9b597", "#b7a48c", "#d0bda2"]);
  const wood = "#a8764a";
  const lit = c.palette.lamps > 0.2;
  const low = ground - 150;
  const high = low - 136;
  return (
    groundShadow(c, x + 270, ground + 6, 380, 0.35) +
    wall(c, x + 130, high, 300, 136, white) +
    rect(x + 112, high - 16, 338, 18, c.lit("#ffffff")) +
    eaveShadow(c, x + 130, high + 2, 300, 22) +
    windowPane(c, x + 158, high + 32, 150, 92, { frame: "#3d3a38", bars: [2, 0], lit }) +
    windowPane(c, x + 336, high + 32, 66, 92, { frame: "#3d3a38", bars: [0, 0], lit }) +
    glassRail(c, x + 140, low, 290) +
    wall(c, x, low, 540, 150, white) +
    wall(c, x + 400, low, 140, 150, stone) +
    stones(c, x + 400, low, 140, 150, stone) +
    rect(x - 34, low - 18, 600, 20, c.lit("#ffffff")) +
    rect(x - 34, low, 600, 5, c.shade(wood, 0.1)) +
    eaveShadow(c, x, low + 4, 540, 34) +
    windowPane(c, x + 40, low + 26, 220, 124, { frame: "#3d3a38", bars: [3, 0], lit }) +
    windowPane(c, x + 286, low + 26, 92, 124, { frame: "#3d3a38", bars: [1, 0], lit }) +
    (lit ? glow(c, x + 200, low + 100, 260, 0.35) : "") +
    rect(x - 26, low + 2, 9, 150, c.lit(wood)) +
    rect(x + 548, low + 2, 9, 150, c.lit(wood)) +
    pergola(c, x - 150, low, ground, wood)
  );
}

function stones(c: Canvas, x: number, y: number, w: number, h: number, colour: string): string {
  return repeat(44, () => {
    const sw = c.random.between(16, 34);
    return round(
      x + c.random.next() * (w - sw),
      y + Math.floor(c.random.next() * (h / 14)) * 14,
      sw,
      11,
      3,
      c.random.chance(0.5) ? lighten(c.lit(colour), 0.2) : c.shade(colour, 0.3),
      'opacity="0.55"',
    );
  });
}

function glassRail(c: Canvas, x: number, y: number, w: number): string {
  return (
    rect(x, y - 40, w, 36, mix(c.palette.sky[2], "#ffffff", 0.3), 'opacity="0.35"') +
    rect(x, y - 42, w, 3, c.lit("#e6e6e6")) +
    repeat(6, (index) => rect(x + (index * w) / 5 - 1, y - 42, 2, 40, c.lit("#e6e6e6"), 'opacity="0.7"'))
  );
}

function pergola(c: Canvas, x: number, top: number, ground: number, wood: string): string {
  const leaves = c.palette.snow
    ? ""
    : repeat(26, () =>
        ellipse(
          x + c.random.next() * 130,
          top + 2 + c.random.between(-8, 12),
          c.random.between(6, 13),
          c.random.between(4, 8),
          c.random.pick(c.palette.leaf),
        ),
      );
  return (
    rect(x + 6, top + 10, 8, ground - top - 10, c.lit(wood)) +
    rect(x, top + 2, 136, 10, c.lit(wood)) +
    repeat(8, (index) => rect(x + index * 17, top - 4, 6, 12, c.shade(wood, 0.2))) +
    leaves +
    round(x + 22, ground - 42, 96, 8, 4, c.lit("#efe6d6")) +
    rect(x + 64, ground - 34, 8, 34, c.shade(wood))
  );
}

function pool(c: Canvas, top: number): string {
  const deck = polygon(
    [
      [40, top + 40],
      [1160, top + 40],
      [1330, height],
      [-130, height],
    ],
    c.gradient([
      [0, c.lit("#ece0cd")],
      [1, c.shade("#d2c0a6", 0.15)],
    ]),
  );
  const joints = repeat(13, (index) =>
    line(
      [40 + index * 93, top + 40],
      [-130 + index * 121, height],
      c.shade("#cbb798", 0.2),
      1.6,
      'opacity="0.5"',
    ),
  );
  const edge = polygon(
    [
      [240, top + 78],
      [960, top + 78],
      [1090, height - 34],
      [110, height - 34],
    ],
    c.lit("#fbf6ec"),
  );
  const basin = [
    [258, top + 88],
    [942, top + 88],
    [1060, height - 48],
    [140, height - 48],
  ] as const;
  const clip = c.clip(`<polygon points="${basin.map((p) => p.map(n).join(",")).join(" ")}"/>`);
  const blue = c.lit("#36c1d6");
  const lightIn =
    c.palette.lamps > 0.5
      ? ellipse(
          600,
          top + 170,
          420,
          90,
          c.radial([
            [0, "#9ff5ff", 0.75],
            [1, "#3fd0e6", 0],
          ]),
        )
      : "";
  const fill = rect(
    0,
    top,
    width,
    height,
    c.gradient([
      [0, lighten(blue, 0.35)],
      [0.45, blue],
      [1, mix(blue, "#1b6f9c", 0.45)],
    ]),
  );
  const caustics = repeat(56, () => {
    const y = top + 92 + c.random.next() * (height - top - 140);
    const w = c.random.between(24, 84);
    const x = c.random.between(140, 1040);
    return path(
      `M${n(x)},${n(y)} q${n(w * 0.25)},-6 ${n(w * 0.5)},0 t${n(w * 0.5)},0`,
      "none",
      `stroke="#ffffff" stroke-width="2" stroke-linecap="round" opacity="${n(c.random.between(0.2, 0.6))}"`,
    );
  });
  return (
    deck +
    joints +
    edge +
    `<g clip-path="${clip}">${fill}${lightIn}${caustics}<rect x="0" y="${n(top + 86)}" width="${width}" height="12" fill="${c.palette.shadow}" opacity="0.18"/></g>` +
    parasol(c, 196, top + 92, 130) +
    lounger(c, 88, top + 104, 1) +
    lounger(c, 196, top + 88, 0.82)
  );
}
