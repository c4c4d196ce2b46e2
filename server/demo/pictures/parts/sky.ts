import { type Canvas, height, lighten, mix, n, width } from "../canvas.ts";
import { circle, type Disc, discs, ellipse, group, path, rect, repeat, round } from "./shapes.ts";

/** The whole sky down to the horizon, with sun or moon, stars and clouds. */
export function sky(c: Canvas, horizon: number, sunAt: number = c.random.between(0.15, 0.85)): string {
  const [top, upper, lower, bottom] = c.palette.sky;
  const base = rect(
    0,
    0,
    width,
    height,
    c.gradient([
      [0, top],
      [(horizon / height) * 0.45, upper],
      [(horizon / height) * 0.8, lower],
      [horizon / height, bottom],
    ]),
  );
  const stars = c.palette.stars
    ? repeat(70, () => {
        const r = c.random.between(0.6, 1.9);
        const opacity = n(c.random.between(0.35, 0.95));
        return circle(
          c.random.between(0, width),
          c.random.between(0, horizon * 0.8),
          r,
          "#ffffff",
          `opacity="${opacity}"`,
        );
      })
    : "";
  return base + stars + sun(c, sunAt * width, horizon) + clouds(c, horizon);
}

function sun(c: Canvas, x: number, horizon: number): string {
  const high = c.palette.lamps < 0.2;
  const y = horizon * (c.palette.stars ? 0.26 : high ? 0.24 : 0.72);
  const r = c.palette.stars ? 34 : 46;
  const glow = c.radial([
    [0, c.palette.sun, 0.85],
    [0.25, c.palette.sun, 0.35],
    [1, c.palette.sun, 0],
  ]);
  const disc = circle(x, y, r, c.palette.sun, 'opacity="0.95"');
  const craters = c.palette.stars
    ? circle(x + 12, y - 8, r * 0.86, mix(c.palette.sun, "#c9d6ef", 0.5), 'opacity="0.35"')
    : "";
  return circle(x, y, r * 7, glow) + disc + craters;
}

function clouds(c: Canvas, horizon: number): string {
  const count = c.random.int(3, 5);
  return repeat(count, (index) => {
    const x = (index + c.random.between(0.1, 0.9)) * (width / count);
    const y = horizon * c.random.between(0.12, 0.62);
    return cloud(c, x, y, c.random.between(0.5, 1.25));
  });
}

function cloud(c: Canvas, x: number, y: number, scale: number): string {
  const top = c.palette.stars
    ? mix(c.palette.sky[2], "#ffffff", 0.18)
    : lighten(mix(c.palette.sun, c.palette.sky[2], 0.25), 0.35);
  const strength = c.palette.stars ? 0.4 : 0.85;
  const fill = c.gradient([
    [0, top, strength],
    [0.55, mix(top, c.palette.sky[2], 0.4), strength * 0.75],
    [1, c.palette.sky[2], 0.02],
  ]);
  const puffs: Disc[] = [];
  const count = c.random.int(6, 8);
  for (let index = 0; index < count; index += 1) {
    const t = index / (count - 1) - 0.5;
    const r = (46 - Math.abs(t) * 52) * scale * c.random.between(0.75, 1.15);
    puffs.push({ x: x + t * 230 * scale, y: y - r * 0.55 - c.random.between(0, 8) * scale, r });
  }
  const clip = c.clip(rect(x - 200 * scale, y - 130 * scale, 400 * scale, 138 * scale, "#000"));
  return `<g clip-path="${clip}">${discs(puffs, fill)}</g>${round(x - 120 * scale, y - 3 * scale, 240 * scale, 16 * scale, 8 * scale, top, `opacity="${strength * 0.3}"`)}`;
}

/** A few birds far away. */
export function birds(c: Canvas, x: number, y: number): string {
  return repeat(c.random.int(3, 5), () => {
    const bx = x + c.random.between(-70, 70);
    const by = y + c.random.between(-32, 32);
    const s = c.random.between(5, 10);
    const d = `M${n(bx - s)},${n(by - s * 0.5)} Q${n(bx - s * 0.4)},${n(by - s * 0.7)} ${n(bx)},${n(by)} Q${n(bx + s * 0.4)},${n(by - s * 0.7)} ${n(bx + s)},${n(by - s * 0.5)}`;
    return path(
      d,
      "none",
      `stroke="${mix(c.palette.shadow, c.palette.haze, 0.3)}" stroke-width="1.8" stroke-linecap="round"`,
    );
  });
}

/** A soft band of mist lying over the land. */
export function mist(c: Canvas, y: number, depth: number, opacity = 0.6): string {
  const fill = c.gradient([
    [0, c.palette.haze, 0],
    [0.5, c.palette.haze, opacity],
    [1, c.palette.haze, 0],
  ]);
  return rect(0, y - depth / 2, width, depth, fill);
}

/** Warm light around a lamp or a lit window. */
export function glow(c: Canvas, x: number, y: number, r: number, opacity = 0.5, colour = "#ffcf87"): string {
  const fill = c.radial([
    [0, colour, opacity],
    [0.35, colour, opacity * 0.4],
    [1, colour, 0],
  ]);
  return circle(x, y, r, fill);
}

/** Sunlight from one corner and a darker rim: what ties a picture together. */
export function finish(c: Canvas): string {
  const light = c.radial([
    [0, c.palette.sun, 0.22],
    [1, c.palette.sun, 0],
  ]);
  const rim = c.gradient([
    [0, c.palette.shadow, 0.1],
    [0.3, c.palette.shadow, 0],
    [0.75, c.palette.shadow, 0],
    [1, c.palette.shadow, 0.28],
  ]);
  return group(ellipse(width * 0.2, 40, 900, 620, light) + rect(0, 0, width, height, rim), "");
}
