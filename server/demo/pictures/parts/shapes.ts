import { n } from "../canvas.ts";

/** Points as [x, y] pairs in canvas units. */
export type Point = readonly [x: number, y: number];

/** A rectangle by its upper left corner; `more` are further attributes, here and below. */
export function rect(x: number, y: number, w: number, h: number, fill: string, more = ""): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" fill="${fill}" ${more}/>`;
}

/** A rectangle whose corners are rounded by `r`. */
export function round(
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more = "",
): string {
  return rect(x, y, w, h, fill, `rx="${n(r)}" ${more}`);
}

/** A circle by its middle and radius. */
export function circle(x: number, y: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
}

/** An ellipse by its middle and its two radii. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
}

/** A polygon through points, closed by itself. */
export function polygon(points: readonly Point[], fill: string, more = ""): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ")}" fill="${fill}" ${more}/>`;
}

/** A shape by the data of an SVG path. */
export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A line between two points. */
export function line(from: Point, to: Point, stroke: string, thickness: number, more = ""): string {
  return `<line x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}" stroke="${stroke}" stroke-width="${n(thickness)}" ${more}/>`;
}

/** An open stroke through a path. */
export function stroke(d: string, colour: string, thickness: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(thickness)}" stroke-linecap="round" ${more}/>`;
}

/** Drawings that share attributes. */
export function group(body: string, more: string): string {
  return `<g ${more}>${body}</g>`;
}

/** A smooth curve through points, as path data starting with `M`. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  let d = `M${n(first[0])},${n(first[1])}`;
  let previous = first;
  for (const point of rest) {
    const middle = (previous[0] + point[0]) / 2;
    d += ` C${n(middle)},${n(previous[1])} ${n(middle)},${n(point[1])} ${n(point[0])},${n(point[1])}`;
    previous = point;
  }
  return d;
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Many discs as one outline, so that overlaps don't show and one gradient runs through all. */
export function discs(list: readonly Disc[], fill: string, more = ""): string {
  const d = list.map(
    ({ x, y, r }) =>
      `M${n(x - r)},${n(y)} a${n(r)},${n(r)} 0 1 0 ${n(2 * r)},0 a${n(r)},${n(r)} 0 1 0 ${n(-2 * r)},0`,
  );
  return path(d.join(""), fill, more);
}

/** Numbers 0..count-1, mapped and joined. */
export function repeat(count: number, build: (index: number) => string): string {
  let markup = "";
  for (let index = 0; index < count; index += 1) markup += build(index);
  return markup;
}
