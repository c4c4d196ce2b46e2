import { type Canvas, lighten, n } from "../canvas.ts";
import type { Decor } from "./room.ts";
import { circle, ellipse, line, path, polygon, rect, repeat } from "./shapes.ts";
import { glow } from "./sky.ts";

/** A framed picture of plain shapes. */
export function art(c: Canvas, x: number, y: number, w: number, h: number, decor: Decor): string {
  const clip = c.clip(rect(x + 9, y + 9, w - 18, h - 18, "#000"));
  const shapes = c.random.pick([
    circle(x + w * 0.55, y + h * 0.38, w * 0.2, c.lit(decor.accent)) +
      path(
        `M${n(x)},${n(y + h * 0.75)} Q${n(x + w * 0.4)},${n(y + h * 0.4)} ${n(x + w)},${n(y + h * 0.7)} V${n(y + h)} H${n(x)} Z`,
        c.lit(decor.soft),
      ) +
      path(
        `M${n(x)},${n(y + h * 0.86)} Q${n(x + w * 0.6)},${n(y + h * 0.6)} ${n(x + w)},${n(y + h * 0.9)} V${n(y + h)} H${n(x)} Z`,
        c.lit(decor.wood),
      ),
    path(
      `M${n(x + w * 0.3)},${n(y + h)} V${n(y + h * 0.45)} A${n(w * 0.2)},${n(w * 0.2)} 0 0 1 ${n(x + w * 0.7)},${n(y + h * 0.45)} V${n(y + h)} Z`,
      c.lit(decor.soft),
    ) + circle(x + w * 0.5, y + h * 0.28, w * 0.1, c.lit(decor.metal)),
    repeat(5, (index) =>
      path(
        `M${n(x + w / 2)},${n(y + h * 0.9)} Q${n(x + w * (0.1 + index * 0.2))},${n(y + h * 0.6)} ${n(x + w * (0.15 + index * 0.18))},${n(y + h * 0.24)}`,
        "none",
        `stroke="${c.lit(index % 2 ? decor.accent : "#5f7f5f")}" stroke-width="5" stroke-linecap="round"`,
      ),
    ),
  ]);
  return (
    rect(x + 6, y + 8, w, h, c.palette.shadow, 'opacity="0.22"') +
    rect(x, y, w, h, c.lit(decor.wood)) +
    rect(x + 6, y + 6, w - 12, h - 12, lighten(c.lit("#f8f3ea"), 0.2)) +
    `<g clip-path="${clip}">${shapes}</g>`
  );
}

/** A lamp with a shade on a table, floor stand or cord; its light is on in the evening. */
export function lamp(
  c: Canvas,
  x: number,
  y: number,
  size: number,
  decor: Decor,
  kind: "table" | "floor" | "pendant",
): string {
  const on = c.palette.lamps > 0.2;
  const shadeFill = on
    ? c.gradient([
        [0, "#fff3d0"],
        [1, "#ffcf8a"],
      ])
    : c.gradient([
        [0, lighten(c.lit("#f3e6cf"), 0.2)],
        [1, c.lit("#dfcbaa")],
      ]);
  const cone = polygon(
    [
      [x - size * 0.3, y],
      [x + size * 0.3, y],
      [x + size * 0.5, y + size * 0.62],
      [x - size * 0.5, y + size * 0.62],
    ],
    shadeFill,
  );
  const light = on ? glow(c, x, y + size * 0.5, size * 4.2, 0.55) : "";
  if (kind === "pendant") return light + line([x, 26], [x, y], c.shade(decor.metal, 0.3), 3) + cone;
  const foot = kind === "table" ? y + size * 1.3 : y + size * 5.4;
  return (
    light +
    rect(x - 3, y + size * 0.6, 6, foot - y - size * 0.6, c.lit(decor.metal)) +
    ellipse(x, foot, size * 0.3, 6, c.shade(decor.metal, 0.2)) +
    (kind === "table" ? ellipse(x, y + size * 0.98, size * 0.2, size * 0.3, c.lit(decor.accent)) : "") +
    cone
  );
}

/** A pot plant with broad leaves. */
export function potPlant(c: Canvas, x: number, y: number, h: number, pot = "#d8c7ae"): string {
  const leaves = repeat(12, (index) => {
    const angle = -2.9 + (index / 11) * 2.66;
    const reach = h * c.random.between(0.55, 0.85);
    const ex = x + Math.cos(angle) * reach * 0.62;
    const ey = y - h * 0.28 + Math.sin(angle) * reach * 0.9;
    const mx = (x + ex) / 2 + Math.cos(angle + 1.5) * reach * 0.12;
    const my = (y - h * 0.3 + ey) / 2 - reach * 0.06;
    const tone = c.lit(["#3c7a55", "#4f9463", "#2f6848", "#78ad6a"][index % 4] ?? "#3c7a55");
    return path(
      `M${n(x)},${n(y - h * 0.26)} Q${n(mx - reach * 0.13)},${n(my)} ${n(ex)},${n(ey)} Q${n(mx + reach * 0.14)},${n(my + reach * 0.04)} ${n(x)},${n(y - h * 0.26)} Z`,
      tone,
    );
  });
  const w = h * 0.2;
  return (
    ellipse(x, y, w * 1.3, 8, c.palette.shadow, 'opacity="0.25"') +
    leaves +
    path(
      `M${n(x - w)},${n(y - h * 0.32)} h${n(2 * w)} l${n(-w * 0.28)},${n(h * 0.32)} h${n(-w * 1.44)} Z`,
      c.gradient(
        [
          [0, lighten(c.lit(pot), 0.12)],
          [1, c.shade(pot, 0.25)],
        ],
        90,
      ),
    )
  );
}

/** A round rug on the floor, by its middle and its two radii. */
export function rug(c: Canvas, x: number, y: number, rx: number, ry: number, decor: Decor): string {
  return (
    ellipse(x, y + 5, rx + 6, ry + 4, c.palette.shadow, 'opacity="0.2"') +
    ellipse(x, y, rx, ry, c.lit(decor.soft)) +
    ellipse(
      x,
      y,
      rx * 0.9,
      ry * 0.88,
      "none",
      `stroke="${lighten(c.lit(decor.soft), 0.4)}" stroke-width="5"`,
    ) +
    ellipse(
      x,
      y,
      rx * 0.72,
      ry * 0.7,
      "none",
      `stroke="${c.lit(decor.accent)}" stroke-width="4" opacity="0.7"`,
    )
  );
}
