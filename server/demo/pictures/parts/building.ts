import { type Canvas, lighten, mix, n } from "../canvas.ts";
import { circle, ellipse, line, type Point, path, polygon, rect, repeat, round } from "./shapes.ts";
import { glow } from "./sky.ts";

/** A wall with light from the left, a faint texture and shade at its foot. */
export function wall(c: Canvas, x: number, y: number, w: number, h: number, colour: string): string {
  const across = c.gradient(
    [
      [0, lighten(c.lit(colour), 0.1)],
      [0.5, c.lit(colour)],
      [1, c.shade(colour, 0.2)],
    ],
    90,
  );
  const foot = c.gradient([
    [0, c.palette.shadow, 0],
    [0.7, c.palette.shadow, 0],
    [1, c.palette.shadow, 0.22],
  ]);
  return rect(x, y, w, h, across) + rect(x, y, w, h, foot);
}

/** Brick or stone courses drawn thinly over a wall. */
export function courses(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  size = 12,
): string {
  const dark = c.shade(colour, 0.35);
  const pale = lighten(c.lit(colour), 0.22);
  return repeat(Math.floor((w * h) / (size * size * 9)), () => {
    const bx = x + c.random.next() * (w - size * 1.6);
    const by = y + Math.floor(c.random.next() * (h / (size * 0.5) - 1)) * size * 0.5;
    return rect(
      bx,
      by,
      size * c.random.between(0.8, 1.6),
      size * 0.36,
      c.random.chance(0.55) ? dark : pale,
      'opacity="0.3"',
    );
  });
}

/** A pitched roof seen from the eaves side, with rows of tiles; a snow cover in winter. */
export function roof(c: Canvas, points: readonly Point[], colour: string, rows = 7): string {
  const ys = points.map((point) => point[1]);
  const xs = points.map((point) => point[0]);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const tone = c.palette.snow ? "#f3f7fd" : colour;
  const fill = c.gradient([
    [0, lighten(c.lit(tone), 0.12)],
    [1, c.shade(tone, c.palette.snow ? 0.12 : 0.25)],
  ]);
  const clip = c.clip(`<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ")}"/>`);
  const tiles = c.palette.snow
    ? ""
    : repeat(rows, (index) => {
        const y = top + ((index + 1) * (bottom - top)) / rows;
        return line([left, y], [right, y], c.shade(colour, 0.5), 2, 'opacity="0.35"');
      }) +
      repeat(36, () => {
        const y = top + c.random.int(0, rows - 1) * ((bottom - top) / rows);
        return rect(
          left + c.random.next() * (right - left),
          y,
          c.random.between(14, 36),
          (bottom - top) / rows,
          c.random.chance(0.5) ? lighten(c.lit(colour), 0.18) : c.shade(colour, 0.4),
          'opacity="0.25"',
        );
      });
  return `<g clip-path="${clip}">${polygon(points, fill)}${tiles}</g>`;
}

/** The strip of shadow under eaves or a cornice. */
export function eaveShadow(c: Canvas, x: number, y: number, w: number, depth: number): string {
  return rect(
    x,
    y,
    w,
    depth,
    c.gradient([
      [0, c.palette.shadow, 0.42],
      [1, c.palette.shadow, 0],
    ]),
  );
}

/** A chimney by its upper left corner, which smokes where lamps are lit. */
export function chimney(c: Canvas, x: number, y: number, w: number, h: number, colour: string): string {
  const smoke =
    c.palette.lamps > 0.2
      ? repeat(5, (index) =>
          circle(
            x + w / 2 + index * 9 + c.random.between(-5, 5),
            y - 16 - index * 22,
            8 + index * 5,
            lighten(c.palette.haze, 0.4),
            `opacity="${n(0.34 - index * 0.055)}"`,
          ),
        )
      : "";
  const cap = c.palette.snow
    ? round(x - 5, y - 9, w + 10, 12, 5, "#ffffff")
    : rect(x - 4, y - 4, w + 8, 9, c.shade(colour, 0.2));
  return smoke + wall(c, x, y, w, h, colour) + cap;
}

/** A panelled door with steps and a lamp. */
export function door(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  arched = false,
): string {
  const outline = arched
    ? `M${n(x)},${n(y + h)} V${n(y + w / 2)} A${n(w / 2)},${n(w / 2)} 0 0 1 ${n(x + w)},${n(y + w / 2)} V${n(y + h)} Z`
    : `M${n(x)},${n(y + h)} V${n(y)} H${n(x + w)} V${n(y + h)} Z`;
  const panels = [0.34, 0.66].map(
    (t) =>
      round(x + w * 0.14, y + h * t, w * 0.3, h * 0.24, 2, c.shade(colour, 0.35)) +
      round(x + w * 0.56, y + h * t, w * 0.3, h * 0.24, 2, c.shade(colour, 0.35)),
  );
  const knob = circle(x + w * 0.86, y + h * 0.62, Math.max(2, w * 0.04), "#f3cf7a");
  return (
    path(outline, c.lit(colour), `stroke="${c.lit("#f6efe2")}" stroke-width="${n(w * 0.1)}"`) +
    panels.join("") +
    knob
  );
}

/** A wall lantern with its light, or a street lamp when it has a post. */
export function lantern(c: Canvas, x: number, y: number, size: number, post = 0): string {
  const iron = mix("#20242e", c.palette.shadow, 0.4);
  const lightOn = c.palette.lamps > 0.2;
  const body =
    (post > 0
      ? rect(x - size * 0.09, y + size * 0.5, size * 0.18, post, iron) +
        ellipse(x, y + post + size * 0.5, size * 0.4, size * 0.12, iron)
      : "") +
    polygon(
      [
        [x - size * 0.26, y - size * 0.4],
        [x + size * 0.26, y - size * 0.4],
        [x + size * 0.18, y + size * 0.5],
        [x - size * 0.18, y + size * 0.5],
      ],
      lightOn ? "#ffe2a0" : mix("#dfe7ee", c.palette.haze, 0.4),
      `stroke="${iron}" stroke-width="2.4"`,
    ) +
    polygon(
      [
        [x - size * 0.36, y - size * 0.4],
        [x, y - size * 0.75],
        [x + size * 0.36, y - size * 0.4],
      ],
      iron,
    );
  return (lightOn ? glow(c, x, y, size * 5, 0.5) : "") + body;
}

/** Skyline silhouettes in the haze behind a street. */
export function skyline(c: Canvas, base: number, tall: number, distance: number, colour = "#6d7c95"): string {
  const tone = c.far(colour, distance);
  let markup = "";
  let x = -30;
  while (x < 1230) {
    const w = c.random.between(38, 95);
    const h = tall * c.random.between(0.35, 1);
    const fill = c.gradient([
      [0, lighten(tone, 0.06)],
      [1, c.far(colour, Math.min(1, distance + 0.25))],
    ]);
    markup += rect(x, base - h, w, h, fill);
    const kind = c.random.int(0, 4);
    if (kind === 0)
      markup += polygon(
        [
          [x, base - h],
          [x + w / 2, base - h - w * 0.5],
          [x + w, base - h],
        ],
        tone,
      );
    if (kind === 1) markup += rect(x + w * 0.46, base - h - 34, 4, 34, tone);
    if (kind === 2) markup += rect(x + w * 0.2, base - h - 16, w * 0.6, 16, tone);
    if (c.palette.lamps > 0.3) {
      markup += repeat(Math.floor((w * h) / 900), () =>
        rect(
          x + c.random.between(5, w - 9),
          base - h + c.random.between(8, h - 8),
          4,
          6,
          "#ffd890",
          `opacity="${n(c.random.between(0.3, 0.85) * (1 - distance * 0.5))}"`,
        ),
      );
    }
    x += w * c.random.between(0.7, 1.05);
  }
  return markup;
}
