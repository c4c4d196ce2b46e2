import { type Canvas, lighten, mix, n } from "../canvas.ts";
import { path, polygon, rect } from "./shapes.ts";
import { glow } from "./sky.ts";

export interface WindowStyle {
  readonly frame: string;
  /** Vertical and horizontal bars. */
  readonly bars: readonly [number, number];
  readonly arch?: boolean;
  readonly shutters?: string;
  readonly sill?: string;
  /** Overrides the chance given by the hour. */
  readonly lit?: boolean;
}

/** A window in a wall: recess, glass with the sky or a warm room in it, bars, sill and shutters. */
export function windowPane(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  style: WindowStyle,
): string {
  const isLit = style.lit ?? c.random.chance(c.palette.lamps);
  const outline = style.arch
    ? `M${n(x)},${n(y + h)} V${n(y + w / 2)} A${n(w / 2)},${n(w / 2)} 0 0 1 ${n(x + w)},${n(y + w / 2)} V${n(y + h)} Z`
    : `M${n(x)},${n(y)} H${n(x + w)} V${n(y + h)} H${n(x)} Z`;
  const clip = c.clip(`<path d="${outline}"/>`);
  const frame = c.lit(style.frame);
  const inside = isLit ? litRoom(c, x, y, w, h) : glass(c, x, y, w, h);
  const thickness = Math.max(1.6, Math.min(w, h) * 0.045);
  let bars = "";
  for (let index = 1; index <= style.bars[0]; index += 1)
    bars += rect(x + (w * index) / (style.bars[0] + 1) - thickness / 2, y, thickness, h, frame);
  for (let index = 1; index <= style.bars[1]; index += 1)
    bars += rect(x, y + (h * index) / (style.bars[1] + 1) - thickness / 2, w, thickness, frame);
  const recess = path(
    outline,
    "none",
    `stroke="${mix(frame, c.palette.shadow, 0.35)}" stroke-width="${n(thickness * 3.2)}"`,
  );
  const rim = path(outline, "none", `stroke="${frame}" stroke-width="${n(thickness * 1.8)}"`);
  const sill = style.sill
    ? rect(x - w * 0.1, y + h, w * 1.2, Math.max(3, h * 0.055), lighten(c.lit(style.sill), 0.12)) +
      rect(
        x - w * 0.06,
        y + h + Math.max(3, h * 0.055),
        w * 1.12,
        Math.max(2, h * 0.05),
        c.palette.shadow,
        'opacity="0.22"',
      )
    : "";
  const shutters = style.shutters
    ? shutter(c, x - w * 0.52, y, w * 0.44, h, style.shutters) +
      shutter(c, x + w * 1.08, y, w * 0.44, h, style.shutters)
    : "";
  const halo =
    isLit && c.palette.lamps > 0.5 ? glow(c, x + w / 2, y + h / 2, Math.max(w, h) * 1.15, 0.28) : "";
  return `${shutters}${recess}<g clip-path="${clip}">${inside}${bars}</g>${rim}${sill}${halo}`;
}

function litRoom(c: Canvas, x: number, y: number, w: number, h: number): string {
  const warm = c.gradient([
    [0, "#fff0c2"],
    [0.55, "#ffd083"],
    [1, "#f5a04f"],
  ]);
  const curtain = "#c9763f";
  const left = `M${n(x)},${n(y)} H${n(x + w * 0.28)} Q${n(x + w * 0.2)},${n(y + h * 0.6)} ${n(x + w * 0.12)},${n(y + h)} H${n(x)} Z`;
  const right = `M${n(x + w)},${n(y)} H${n(x + w * 0.72)} Q${n(x + w * 0.8)},${n(y + h * 0.6)} ${n(x + w * 0.88)},${n(y + h)} H${n(x + w)} Z`;
  const drawn = c.random.chance(0.6)
    ? path(left, curtain, 'opacity="0.4"') + path(right, curtain, 'opacity="0.4"')
    : "";
  return rect(x, y, w, h, warm) + drawn;
}

function glass(c: Canvas, x: number, y: number, w: number, h: number): string {
  const cool = mix(c.lit("#5f7f98"), c.palette.shadow, 0.3);
  const fill = c.gradient([
    [0, mix(c.palette.sky[1], cool, 0.35)],
    [0.55, mix(c.palette.sky[2], cool, 0.55)],
    [1, cool],
  ]);
  const shine = polygon(
    [
      [x + w * 0.1, y + h],
      [x + w * 0.5, y],
      [x + w * 0.78, y],
      [x + w * 0.38, y + h],
    ],
    "#ffffff",
    'opacity="0.16"',
  );
  return rect(x, y, w, h, fill) + shine + rect(x, y, w, h * 0.1, c.palette.shadow, 'opacity="0.25"');
}

function shutter(c: Canvas, x: number, y: number, w: number, h: number, colour: string): string {
  let slats = "";
  for (let at = 0.06; at < 0.96; at += 0.075)
    slats += rect(x + w * 0.14, y + h * at, w * 0.72, h * 0.03, c.shade(colour, 0.4));
  return (
    rect(x, y - h * 0.01, w, h * 1.02, c.lit(colour)) +
    slats +
    rect(x + w, y, 2.5, h, c.palette.shadow, 'opacity="0.25"')
  );
}
