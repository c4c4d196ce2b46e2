import { type Canvas, lighten, mix, n } from "../canvas.ts";
import { circle, type Disc, discs, ellipse, path, rect, repeat, stroke } from "./shapes.ts";

/** Three leaf colours in this light, faded by distance. */
function leaves(c: Canvas, distance: number): readonly [string, string, string] {
  const [dark, middle, light] = c.palette.leaf;
  return [
    mix(dark, c.palette.haze, distance),
    mix(middle, c.palette.haze, distance),
    mix(light, c.palette.haze, distance),
  ];
}

/** Shadow that stands something on the ground. */
export function groundShadow(c: Canvas, x: number, y: number, w: number, opacity = 0.3): string {
  return ellipse(
    x,
    y,
    w,
    Math.max(4, w * 0.1),
    c.radial([
      [0, c.palette.shadow, opacity],
      [0.6, c.palette.shadow, opacity * 0.6],
      [1, c.palette.shadow, 0],
    ]),
  );
}

/** A rounded mass of leaves, lit from the upper left. */
export function foliage(c: Canvas, x: number, y: number, r: number, distance = 0): string {
  const [dark, middle, light] = leaves(c, distance);
  const ring = (count: number, reach: number, size: number): Disc[] =>
    [...Array(count).keys()].map((index) => {
      const angle = (index / count) * 6.283 + c.random.between(-0.25, 0.25);
      const far = r * reach * c.random.between(0.85, 1.1);
      return {
        x: x + Math.cos(angle) * far,
        y: y + Math.sin(angle) * far * 0.8,
        r: r * size * c.random.between(0.8, 1.2),
      };
    });
  const mass = [...ring(11, 0.66, 0.34), ...ring(5, 0.3, 0.44), { x, y, r: r * 0.6 }];
  const lights = mass.filter((disc) => disc.x + disc.y < x + y + r * 0.25);
  const shifted = (list: readonly Disc[], by: number, size: number): Disc[] =>
    list.map((disc) => ({ x: disc.x - r * by, y: disc.y - r * by, r: disc.r * size }));
  const fill = c.gradient(
    [
      [0, mix(middle, light, 0.35)],
      [1, mix(middle, dark, 0.45)],
    ],
    35,
  );
  const glints = ring(14, 0.62, 0.11).filter((disc) => disc.y < y + r * 0.15);
  const snow = c.palette.snow
    ? discs(
        shifted(
          mass.filter((disc) => disc.y < y - r * 0.2),
          0.05,
          0.72,
        ),
        "#ffffff",
        'opacity="0.92"',
      )
    : "";
  return (
    discs(mass, dark) +
    discs(shifted(mass, 0.06, 0.9), fill) +
    discs(shifted(lights, 0.13, 0.6), mix(middle, light, 0.6), 'opacity="0.7"') +
    discs(glints, light, 'opacity="0.8"') +
    snow
  );
}

/** A broad tree; `y` is where the trunk meets the ground. */
export function tree(c: Canvas, x: number, y: number, h: number, distance = 0): string {
  const bark = mix(c.lit("#6b4a36"), c.palette.haze, distance);
  const w = h * 0.055;
  const trunk = path(
    `M${n(x - w)},${n(y)} Q${n(x - w * 0.4)},${n(y - h * 0.3)} ${n(x - w * 0.5)},${n(y - h * 0.55)} L${n(x + w * 0.5)},${n(y - h * 0.55)} Q${n(x + w * 0.4)},${n(y - h * 0.3)} ${n(x + w)},${n(y)} Z`,
    bark,
  );
  const limb = stroke(
    `M${n(x)},${n(y - h * 0.4)} Q${n(x + h * 0.08)},${n(y - h * 0.5)} ${n(x + h * 0.14)},${n(y - h * 0.58)}`,
    bark,
    w * 0.8,
  );
  return (
    groundShadow(c, x, y, h * 0.32, 0.28 * (1 - distance)) +
    trunk +
    limb +
    foliage(c, x, y - h * 0.66, h * 0.36, distance)
  );
}

/** A bush around a point on the ground, paler the farther away (`distance` from 0 to 1). */
export function bush(c: Canvas, x: number, y: number, r: number, distance = 0): string {
  return (
    groundShadow(c, x, y, r * 1.3, 0.25 * (1 - distance)) + foliage(c, x, y - r * 0.55, r * 0.9, distance)
  );
}

/** A conifer of stacked skirts, with snow in winter. */
export function pine(c: Canvas, x: number, y: number, h: number, distance = 0): string {
  const [dark, middle, light] = leaves(c, distance);
  const deep = mix(
    dark,
    mix("#1f4a43", c.palette.haze, distance),
    c.palette.leaf[0] === "#8d4226" ? 0.85 : 0.35,
  );
  const side = mix(
    middle,
    mix("#3a7361", c.palette.haze, distance),
    c.palette.leaf[0] === "#8d4226" ? 0.85 : 0.25,
  );
  const skirts = 5;
  let markup =
    groundShadow(c, x, y, h * 0.22, 0.3 * (1 - distance)) +
    rect(x - h * 0.022, y - h * 0.12, h * 0.044, h * 0.12, mix(c.lit("#5d4231"), c.palette.haze, distance));
  for (let index = 0; index < skirts; index += 1) {
    const t = index / skirts;
    const bottom = y - h * 0.08 - t * h * 0.72;
    const tall = h * (0.36 - t * 0.12);
    const w = h * 0.26 * (1 - t * 0.72);
    const tip = bottom - tall;
    markup += path(
      `M${n(x)},${n(tip)} Q${n(x + w * 0.35)},${n(bottom - tall * 0.35)} ${n(x + w)},${n(bottom)} Q${n(x + w * 0.5)},${n(bottom + tall * 0.1)} ${n(x)},${n(bottom + tall * 0.05)} Q${n(x - w * 0.5)},${n(bottom + tall * 0.1)} ${n(x - w)},${n(bottom)} Q${n(x - w * 0.35)},${n(bottom - tall * 0.35)} ${n(x)},${n(tip)} Z`,
      deep,
    );
    markup += path(
      `M${n(x)},${n(tip)} Q${n(x - w * 0.35)},${n(bottom - tall * 0.35)} ${n(x - w)},${n(bottom)} Q${n(x - w * 0.5)},${n(bottom + tall * 0.06)} ${n(x - w * 0.12)},${n(bottom)} Q${n(x - w * 0.1)},${n(bottom - tall * 0.5)} ${n(x)},${n(tip)} Z`,
      side,
      'opacity="0.9"',
    );
    if (c.palette.snow) {
      markup += path(
        `M${n(x)},${n(tip)} Q${n(x - w * 0.3)},${n(bottom - tall * 0.4)} ${n(x - w * 0.8)},${n(bottom - tall * 0.08)} Q${n(x - w * 0.4)},${n(bottom - tall * 0.28)} ${n(x)},${n(bottom - tall * 0.36)} Q${n(x + w * 0.3)},${n(bottom - tall * 0.32)} ${n(x + w * 0.55)},${n(bottom - tall * 0.2)} Q${n(x + w * 0.25)},${n(bottom - tall * 0.5)} ${n(x)},${n(tip)} Z`,
        "#f7fbff",
        'opacity="0.92"',
      );
    } else if (index === skirts - 1) {
      markup += circle(x - w * 0.2, tip + tall * 0.4, 1, light);
    }
  }
  return markup;
}

/** A slim southern cypress. */
export function cypress(c: Canvas, x: number, y: number, h: number, distance = 0): string {
  const [dark, middle] = leaves(c, distance);
  const green = mix(dark, mix("#27513c", c.palette.haze, distance), 0.5);
  const w = h * 0.1;
  const outline = (s: number): string =>
    `M${n(x)},${n(y - h)} C${n(x + w * 1.5 * s)},${n(y - h * 0.6)} ${n(x + w * 1.3 * s)},${n(y - h * 0.1)} ${n(x + w * 0.3)},${n(y)} L${n(x - w * 0.3)},${n(y)} C${n(x - w * 1.3)},${n(y - h * 0.1)} ${n(x - w * 1.5)},${n(y - h * 0.6)} ${n(x)},${n(y - h)} Z`;
  return (
    groundShadow(c, x, y, h * 0.16, 0.28 * (1 - distance)) +
    path(outline(1), green) +
    path(outline(-0.25), mix(green, middle, 0.55), 'opacity="0.8"')
  );
}

/** A palm with arching fronds. */
export function palm(c: Canvas, x: number, y: number, h: number, distance = 0): string {
  const [dark, middle, light] = leaves(c, distance);
  const lean = c.random.between(-0.16, 0.16) * h;
  const topX = x + lean;
  const topY = y - h;
  const bark = mix(c.lit("#8a6a4c"), c.palette.haze, distance);
  const w = h * 0.028;
  const trunk = path(
    `M${n(x - w * 1.4)},${n(y)} Q${n(x + lean * 0.15 - w)},${n(y - h * 0.5)} ${n(topX - w * 0.6)},${n(topY)} L${n(topX + w * 0.6)},${n(topY)} Q${n(x + lean * 0.15 + w)},${n(y - h * 0.5)} ${n(x + w * 1.4)},${n(y)} Z`,
    c.gradient(
      [
        [0, lighten(bark, 0.12)],
        [1, mix(bark, c.palette.shadow, 0.35)],
      ],
      90,
    ),
  );
  const fronds = [...Array(11).keys()].map((index) => {
    const angle = -3.4 + (index / 10) * 3.66 + c.random.between(-0.08, 0.08);
    const reach = h * c.random.between(0.34, 0.44);
    const endX = topX + Math.cos(angle) * reach;
    const endY = topY + Math.sin(angle) * reach * 0.55 + reach * 0.34 * Math.abs(Math.cos(angle));
    const midX = topX + Math.cos(angle) * reach * 0.5;
    const midY = topY + Math.sin(angle) * reach * 0.62 - reach * 0.16;
    const tone = [dark, middle, middle, light][index % 4] ?? middle;
    return path(
      `M${n(topX)},${n(topY)} Q${n(midX)},${n(midY - reach * 0.08)} ${n(endX)},${n(endY)} Q${n(midX)},${n(midY + reach * 0.13)} ${n(topX)},${n(topY + 3)} Z`,
      tone,
    );
  });
  return (
    groundShadow(c, x, y, h * 0.18, 0.28 * (1 - distance)) +
    trunk +
    fronds.join("") +
    circle(topX, topY + 3, w * 1.5, bark)
  );
}

/** A strip of flowers and grass along the ground. */
export function flowers(
  c: Canvas,
  x: number,
  y: number,
  w: number,
  count: number,
  colours: readonly string[],
): string {
  const [dark, middle, light] = c.palette.leaf;
  return repeat(count, () => {
    const fx = x + c.random.next() * w;
    const fy = y + c.random.between(-7, 10);
    const h = c.random.between(10, 26);
    const stem = stroke(
      `M${n(fx)},${n(fy)} q${n(c.random.between(-5, 5))},${n(-h / 2)} ${n(c.random.between(-4, 4))},${n(-h)}`,
      c.random.pick([dark, middle, light]),
      2.4,
    );
    if (c.palette.snow || c.random.chance(0.35)) return stem;
    const colour = c.lit(c.random.pick(colours));
    return (
      stem +
      circle(fx, fy - h, c.random.between(3, 6), colour) +
      circle(fx - 1, fy - h - 1, 1.8, lighten(colour, 0.5))
    );
  });
}

/** Tall grass blades for foregrounds and dunes. */
export function grass(c: Canvas, x: number, y: number, w: number, count: number, tall: number): string {
  return repeat(count, () => {
    const gx = x + c.random.next() * w;
    const h = tall * c.random.between(0.5, 1.1);
    const lean = c.random.between(-0.4, 0.5) * h;
    const tone = c.palette.snow ? c.lit("#c9c3a8") : c.random.pick(c.palette.leaf);
    return stroke(
      `M${n(gx)},${n(y)} Q${n(gx + lean * 0.2)},${n(y - h * 0.6)} ${n(gx + lean)},${n(y - h)}`,
      tone,
      c.random.between(1.6, 3.2),
      'opacity="0.9"',
    );
  });
}
