import { type Canvas, height, lighten, mix, n, width } from "../canvas.ts";
import { curve, line, type Point, path, polygon, rect, repeat } from "./shapes.ts";

/** One rolling layer of land from edge to edge; `distance` fades it. */
export function hills(c: Canvas, y: number, rise: number, colour: string, distance: number): string {
  const phase = c.random.between(0, 6.28);
  const wave = c.random.between(1.2, 2.4);
  const points: Point[] = [];
  for (let index = 0; index <= 10; index += 1) {
    const t = index / 10;
    const lift = Math.sin(phase + t * 6.28 * wave) * 0.5 + Math.sin(phase * 2 + t * 14) * 0.22;
    points.push([t * width, y - rise * (0.5 + lift * 0.75)]);
  }
  const tone = c.palette.snow ? mix(colour, "#f4f8ff", 0.8) : colour;
  const fill = c.gradient([
    [0, lighten(c.far(tone, distance), 0.1)],
    [0.6, c.far(tone, Math.max(0, distance - 0.08))],
  ]);
  return path(`${curve(points)} L${width},${height} L0,${height} Z`, fill);
}

/** A chain of peaks with a lit and a shaded face and snow on top. */
export function mountains(c: Canvas, base: number, tall: number, distance: number, count = 5): string {
  const rock = c.palette.snow ? "#8fa3bf" : "#7d8ba3";
  const peaks = [...Array(count).keys()]
    .map((index) => ({
      x: ((index + c.random.between(0.2, 0.8)) * width) / count,
      h: tall * c.random.between(0.6, 1),
    }))
    .sort((a, b) => a.h - b.h);
  return (
    peaks.map(({ x, h }) => peak(c, x, base, h, rock, distance)).join("") +
    rect(0, base - 1, width, height - base, c.far(rock, distance))
  );
}

function peak(c: Canvas, x: number, base: number, h: number, rock: string, distance: number): string {
  const spread = h * c.random.between(0.95, 1.3);
  const top: Point = [x, base - h];
  const jag = (t: number, side: number): Point => [
    x + side * spread * t + c.random.between(-0.035, 0.035) * spread,
    base - h * (1 - t) + c.random.between(-0.03, 0.02) * h,
  ];
  const left = [0.15, 0.32, 0.5, 0.72].map((t) => jag(t, -1));
  const right = [0.15, 0.32, 0.5, 0.72].map((t) => jag(t, 1));
  const spine: Point[] = [0.12, 0.26, 0.4, 0.6, 0.8].map((t, index) => [
    x + (index % 2 === 0 ? 1 : -0.4) * h * 0.07 * (1 + t),
    base - h * (1 - t),
  ]);
  const light = c.gradient([
    [0, lighten(c.far(rock, distance), 0.16)],
    [1, c.far(rock, Math.min(1, distance + 0.25))],
  ]);
  const dark = c.gradient([
    [0, mix(c.far(rock, distance), c.palette.shadow, 0.3 * (1 - distance))],
    [1, c.far(rock, Math.min(1, distance + 0.22))],
  ]);
  const snowLine = h * c.random.between(0.3, 0.42);
  const snowLight = c.far("#ffffff", distance * 0.6);
  const snowDark = mix(c.far("#dfe8f6", distance * 0.6), c.palette.shadow, 0.18 * (1 - distance));
  const tooth = (t: number, side: number, depth: number): Point => [x + side * spread * t, base - h + depth];
  const t = snowLine / h;
  const capLeft: Point[] = [
    top,
    ...left.slice(0, 1),
    tooth(t * 0.9, -1, snowLine),
    tooth(t * 0.6, -1, snowLine * 0.72),
    tooth(t * 0.45, -1, snowLine * 1.12),
    tooth(t * 0.2, -1, snowLine * 0.78),
    [x + h * 0.03, base - h + snowLine * 1.05],
  ];
  const capRight: Point[] = [
    top,
    ...right.slice(0, 1),
    tooth(t * 0.9, 1, snowLine * 0.95),
    tooth(t * 0.62, 1, snowLine * 0.7),
    tooth(t * 0.42, 1, snowLine),
    tooth(t * 0.2, 1, snowLine * 0.74),
    [x + h * 0.03, base - h + snowLine * 1.05],
  ];
  return (
    polygon([top, ...right, [x + spread, base], [x + h * 0.1, base], ...[...spine].reverse()], dark) +
    polygon([top, ...spine, [x + h * 0.1, base], [x - spread, base], ...[...left].reverse()], light) +
    polygon(capRight, snowDark) +
    polygon(capLeft, snowLight)
  );
}

/** Flat ground with a few lighter strokes; snow in winter. */
export function meadow(c: Canvas, y: number, colour = "#7fb25c"): string {
  const base = c.palette.snow ? "#eef4fb" : mix(colour, c.palette.leaf[2], 0.45);
  const fill = c.gradient([
    [0, lighten(c.far(base, 0.22), 0.08)],
    [1, c.shade(base, 0.22)],
  ]);
  const strokes = repeat(40, () => {
    const sy = c.random.between(y + 14, height);
    const w = c.random.between(20, 90) * (0.4 + (sy - y) / (height - y));
    const sx = c.random.between(-20, width);
    const tone = c.random.chance(0.5) ? lighten(c.lit(base), 0.18) : c.shade(base, 0.25);
    return path(
      `M${n(sx)},${n(sy)} q${n(w / 2)},-7 ${n(w)},0`,
      "none",
      `stroke="${tone}" stroke-width="3" stroke-linecap="round" opacity="0.4"`,
    );
  });
  return rect(0, y, width, height - y, fill) + strokes;
}

/** Still or running water with the sky in it and broken light on top. */
export function water(
  c: Canvas,
  y: number,
  depth: number,
  tone = "#3f8fae",
  x = 0,
  w: number = width,
): string {
  const near = mix(c.lit(tone), c.palette.shadow, 0.2);
  const fill = c.gradient([
    [0, mix(c.palette.sky[3], c.lit(tone), 0.45)],
    [0.35, mix(c.palette.sky[2], c.lit(tone), 0.65)],
    [1, near],
  ]);
  const glints = repeat(46, () => {
    const t = c.random.next() ** 1.5;
    const gy = y + 5 + t * (depth - 10);
    const gw = c.random.between(14, 70) * (0.35 + t);
    const gx = c.random.between(x, x + w - gw);
    const opacity = n(c.random.between(0.15, 0.5));
    return line(
      [gx, gy],
      [gx + gw, gy],
      c.palette.sun,
      1.4 + t * 2,
      `stroke-linecap="round" opacity="${opacity}"`,
    );
  });
  return rect(x, y, w, depth, fill) + glints;
}
