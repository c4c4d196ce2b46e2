import { type Canvas, height, lighten, mix, n, width } from "../canvas.ts";
import { skyline } from "../parts/building.ts";
import { hills, mountains, water } from "../parts/land.ts";
import { lounger, parasol } from "../parts/outdoor.ts";
import { bush, cypress, flowers, groundShadow, palm, pine } from "../parts/plants.ts";
import { ellipse, path, rect, repeat, round } from "../parts/shapes.ts";
import { birds, finish, glow, sky } from "../parts/sky.ts";

/** A pool whose far edge meets the view. */
export function pool(c: Canvas): string {
  const horizon = 380;
  const outlook = c.random.int(0, 2);
  const beyond = [
    () => water(c, horizon, 90, "#2a88b0") + hills(c, horizon + 8, 46, "#7d9aa3", 0.6),
    () =>
      mountains(c, horizon + 40, 280, 0.45, 4) +
      hills(c, horizon + 60, 90, "#6f9a68", 0.35) +
      repeat(16, (index) => pine(c, index * 80, horizon + 66, 90, 0.35)),
    () => skyline(c, horizon + 60, 260, 0.55) + hills(c, horizon + 66, 40, "#6a8f68", 0.4),
  ][outlook];
  return c.svg(
    sky(c, horizon),
    birds(c, 300, 120),
    beyond?.() ?? "",
    outlook === 1 ? "" : palm(c, 150, 470, 360, 0.06) + palm(c, 1050, 470, 330, 0.08),
    outlook === 1 ? pine(c, 110, 480, 320) : cypress(c, 1150, 470, 220),
    hedge(c, horizon + 62),
    basin(c, horizon + 84),
    deck(c),
    parasol(c, 210, 730, 230, c.random.pick(["#f4e6cc", "#e7694f", "#3f8f92", "#f2b84b"])),
    lounger(c, 70, 744, 1.7),
    lounger(c, 280, 756, 1.7),
    tray(c, 560, 758),
    planter(c, 1070, 752),
    flowers(c, 0, height - 4, 90, 18, ["#e86aa0", "#ffffff", "#f2c14e"]),
    finish(c),
  );
}

function hedge(c: Canvas, y: number): string {
  return repeat(15, (index) =>
    bush(c, index * 88 + c.random.between(-14, 14), y + 20, c.random.between(32, 46), 0.08),
  );
}

function basin(c: Canvas, y: number): string {
  const blue = c.lit("#2fbcd3");
  const lit = c.palette.lamps > 0.5;
  const surface = rect(
    0,
    y,
    width,
    250,
    c.gradient([
      [0, mix(c.palette.sky[3], blue, 0.35)],
      [0.2, mix(c.palette.sky[2], blue, 0.6)],
      [0.6, blue],
      [1, mix(blue, "#16658f", 0.4)],
    ]),
  );
  const lamps = lit
    ? [180, 480, 780, 1060]
        .map((x) =>
          ellipse(
            x,
            y + 150,
            190,
            66,
            c.radial([
              [0, "#b5fbff", 0.8],
              [1, "#3fd0e6", 0],
            ]),
          ),
        )
        .join("")
    : "";
  const caustics = repeat(90, () => {
    const t = c.random.next();
    const cy = y + 16 + t * 220;
    const w = (30 + 100 * t) * c.random.between(0.5, 1);
    const x = c.random.between(-40, width);
    return path(
      `M${n(x)},${n(cy)} q${n(w * 0.25)},${n(-4 - 6 * t)} ${n(w * 0.5)},0 t${n(w * 0.5)},0`,
      "none",
      `stroke="${lighten(blue, 0.75)}" stroke-width="${n(1.4 + 2 * t)}" stroke-linecap="round" opacity="${n(c.random.between(0.25, 0.7))}"`,
    );
  });
  const shine = c.random.chance(0.5)
    ? ellipse(width * 0.5, y + 26, 260, 10, c.palette.sun, 'opacity="0.4"')
    : "";
  return (
    rect(0, y - 10, width, 12, lighten(c.lit("#f2e9da"), 0.2)) +
    surface +
    lamps +
    caustics +
    shine +
    float(c, c.random.between(640, 900), y + 120)
  );
}

function float(c: Canvas, x: number, y: number): string {
  const ring = (r: number, colour: string): string =>
    ellipse(x, y, r, r * 0.36, "none", `stroke="${colour}" stroke-width="26"`);
  return (
    ellipse(x + 8, y + 20, 92, 28, c.palette.shadow, 'opacity="0.18"') +
    ring(72, c.lit("#fdf6ea")) +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="72" ry="25.9" fill="none" stroke="${c.lit("#e7694f")}" stroke-width="26" stroke-dasharray="46 46"/>`
  );
}

function deck(c: Canvas): string {
  const wood = "#c79c6c";
  const y = 690;
  return (
    rect(0, y - 12, width, 16, lighten(c.lit("#efe4d2"), 0.25)) +
    rect(
      0,
      y + 4,
      width,
      height - y,
      c.gradient([
        [0, lighten(c.lit(wood), 0.12)],
        [1, c.shade(wood, 0.28)],
      ]),
    ) +
    repeat(7, (index) => rect(0, y + 8 + index * 17, width, 2, c.shade(wood, 0.4), 'opacity="0.5"')) +
    repeat(30, () =>
      rect(
        c.random.between(0, width),
        y + 8 + c.random.int(0, 6) * 17,
        2,
        17,
        c.shade(wood, 0.4),
        'opacity="0.4"',
      ),
    )
  );
}

function tray(c: Canvas, x: number, y: number): string {
  return (
    groundShadow(c, x + 40, y + 6, 84, 0.3) +
    rect(x - 4, y - 46, 8, 48, c.lit("#8a6242")) +
    rect(x + 76, y - 46, 8, 48, c.lit("#8a6242")) +
    round(x - 22, y - 56, 124, 14, 6, c.lit("#a8794f")) +
    path(`M${n(x)},${n(y - 100)} h34 l-7,44 h-20 Z`, "#ffb347", 'opacity="0.9"') +
    rect(x + 22, y - 122, 3, 40, c.lit("#e7694f"), `transform="rotate(16 ${n(x + 22)} ${n(y - 100)})"`) +
    path(`M${n(x + 48)},${n(y - 92)} h32 l-7,36 h-18 Z`, "#8fd3c8", 'opacity="0.9"') +
    (c.palette.lamps > 0.3 ? glow(c, x + 40, y - 70, 90, 0.4) : "")
  );
}

function planter(c: Canvas, x: number, y: number): string {
  return (
    bush(c, x, y - 66, 62) +
    path(
      `M${n(x - 56)},${n(y - 66)} h112 l-16,74 h-80 Z`,
      c.gradient(
        [
          [0, lighten(c.lit("#d07a56"), 0.15)],
          [1, c.shade("#b05f40", 0.25)],
        ],
        90,
      ),
    ) +
    rect(x - 60, y - 74, 120, 14, c.lit("#d98a66"))
  );
}
