import { type Canvas, height, lighten, n, width } from "../canvas.ts";
import { lantern, skyline } from "../parts/building.ts";
import { hills, mountains, water } from "../parts/land.ts";
import { stringLights, tableForTwo } from "../parts/outdoor.ts";
import { bush, cypress, flowers, foliage, pine, tree } from "../parts/plants.ts";
import { ellipse, line, path, rect, repeat, round } from "../parts/shapes.ts";
import { birds, finish, sky } from "../parts/sky.ts";

/** A terrace laid for two, with small lights and a view. */
export function terrace(c: Canvas): string {
  const horizon = 430;
  const outlook = c.random.int(0, 3);
  const beyond = [
    () => water(c, horizon, 150, "#2a88b0") + hills(c, horizon + 10, 60, "#7d9aa3", 0.6),
    () =>
      mountains(c, 500, 350, 0.45, 4) +
      hills(c, 540, 100, "#6f9a68", 0.3) +
      repeat(14, (index) => pine(c, index * 92, 570, 120, 0.3)),
    () => skyline(c, 580, 330, 0.55) + skyline(c, 600, 210, 0.32, "#5d6b86"),
    () =>
      hills(c, 480, 120, "#8fa878", 0.6) +
      hills(c, 540, 110, "#7ca05e", 0.35) +
      [200, 280, 860].map((x) => cypress(c, x, 556, 170, 0.2)).join("") +
      tree(c, 1000, 570, 240, 0.15),
  ][outlook];
  return c.svg(
    sky(c, horizon + 40),
    birds(c, 400, 150),
    beyond?.() ?? "",
    balustrade(c, outlook % 2 === 0),
    floor(c),
    pergola(c),
    stringLights(c, 90, 92, 640, 96, 74),
    stringLights(c, 560, 92, 1110, 92, 70),
    tableForTwo(c, 600, 742, 1.32),
    lantern(c, 300, 726, 40),
    pot(c, 130, 752, 88),
    pot(c, 1070, 756, 96),
    pot(c, 960, 736, 54),
    flowers(c, 60, 640, 140, 26, ["#e86aa0", "#ffffff", "#f2c14e"]),
    finish(c),
  );
}

function floor(c: Canvas): string {
  const tile = c.random.pick(["#d9bd98", "#cfa58a", "#c9c2b6"]);
  return (
    rect(
      0,
      632,
      width,
      height - 632,
      c.gradient([
        [0, c.shade(tile, 0.14)],
        [1, lighten(c.lit(tile), 0.06)],
      ]),
    ) +
    repeat(17, (index) =>
      line(
        [600 + (index - 8) * 84, 632],
        [600 + (index - 8) * 190, height],
        c.shade(tile, 0.3),
        2,
        'opacity="0.45"',
      ),
    ) +
    [660, 702, 758].map((y) => line([0, y], [width, y], c.shade(tile, 0.3), 2, 'opacity="0.45"')).join("")
  );
}

function balustrade(c: Canvas, glass: boolean): string {
  if (glass) {
    const steel = c.lit("#c9ced2");
    return (
      rect(0, 520, width, 112, lighten(c.palette.sky[2], 0.3), 'opacity="0.22"') +
      rect(0, 512, width, 9, steel) +
      repeat(6, (index) => rect(index * 230 + 20, 512, 7, 122, steel))
    );
  }
  const white = lighten(c.lit("#f3ebdd"), 0.15);
  return (
    rect(0, 502, width, 18, white) +
    rect(0, 520, width, 6, c.palette.shadow, 'opacity="0.2"') +
    repeat(34, (index) =>
      path(
        `M${n(index * 36 + 8)},526 h20 q4,34 -4,48 q-8,14 -4,48 h-8 q4,-34 -4,-48 q-8,-14 0,-48 Z`,
        index % 2 ? white : c.shade("#f3ebdd", 0.08),
      ),
    ) +
    rect(0, 616, width, 18, white)
  );
}

function pergola(c: Canvas): string {
  const wood = c.lit("#8a6242");
  const dark = c.shade("#8a6242", 0.25);
  const vines =
    repeat(30, () =>
      foliage(c, c.random.between(-10, 260), c.random.between(20, 110), c.random.between(16, 32)),
    ) +
    repeat(26, () =>
      foliage(c, c.random.between(950, 1210), c.random.between(20, 110), c.random.between(16, 32)),
    );
  const blooms = c.palette.snow
    ? ""
    : repeat(46, () => {
        const left = c.random.chance(0.5);
        return ellipse(
          left ? c.random.between(0, 270) : c.random.between(940, 1200),
          c.random.between(24, 130),
          5,
          8,
          c.lit(c.random.pick(["#a888e0", "#c7a8f0", "#f29fb8"])),
        );
      });
  return (
    rect(52, 60, 26, 600, dark) +
    rect(58, 60, 10, 600, wood) +
    rect(1122, 60, 26, 600, dark) +
    rect(1128, 60, 10, 600, wood) +
    rect(0, 62, width, 24, wood) +
    rect(0, 86, width, 6, c.palette.shadow, 'opacity="0.25"') +
    repeat(17, (index) => rect(index * 74 + 4, 34, 18, 40, dark)) +
    vines +
    blooms
  );
}

function pot(c: Canvas, x: number, y: number, r: number): string {
  return (
    ellipse(x, y + 4, r, 10, c.palette.shadow, 'opacity="0.25"') +
    bush(c, x, y - r * 0.9, r) +
    path(
      `M${n(x - r * 0.62)},${n(y - r * 0.9)} h${n(r * 1.24)} l${n(-r * 0.2)},${n(r * 0.92)} h${n(-r * 0.84)} Z`,
      c.gradient(
        [
          [0, lighten(c.lit("#cf7d5a"), 0.15)],
          [1, c.shade("#a9583c", 0.25)],
        ],
        90,
      ),
    ) +
    round(x - r * 0.68, y - r * 1.0, r * 1.36, r * 0.2, 5, c.lit("#d98f6f"))
  );
}
