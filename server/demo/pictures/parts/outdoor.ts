import { type Canvas, lighten, n } from "../canvas.ts";
import { groundShadow } from "./plants.ts";
import { circle, line, path, polygon, rect, repeat, round } from "./shapes.ts";
import { glow } from "./sky.ts";

/** A sun bed seen from the side; `y` is the ground. */
export function lounger(c: Canvas, x: number, y: number, scale: number): string {
  const s = (value: number): number => value * scale;
  const wood = c.lit("#b98556");
  const cloth = c.lit("#fdf8ee");
  return (
    groundShadow(c, x + s(52), y + s(3), s(76), 0.3) +
    rect(x + s(8), y - s(16), s(5), s(16), wood) +
    rect(x + s(92), y - s(16), s(5), s(16), wood) +
    round(x, y - s(22), s(112), s(7), s(3), wood) +
    round(x + s(2), y - s(31), s(78), s(11), s(5), cloth) +
    path(
      `M${n(x + s(74))},${n(y - s(22))} L${n(x + s(112))},${n(y - s(62))} q${n(s(8))},${n(s(2))} ${n(s(6))},${n(s(10))} L${n(x + s(86))},${n(y - s(20))} Z`,
      cloth,
    ) +
    round(x + s(4), y - s(34), s(34), s(9), s(4), c.lit("#e38b6c"))
  );
}

/** A parasol standing at (x, y). */
export function parasol(c: Canvas, x: number, y: number, h: number, colour = "#f4e6cc"): string {
  const top = y - h;
  const w = h * 0.72;
  const panels = [-1, -0.5, 0, 0.5].map((t, index) => {
    const tone = index % 2 === 0 ? lighten(c.lit(colour), 0.15) : c.shade(colour, 0.1);
    return polygon(
      [
        [x, top - h * 0.16],
        [x + w * t, top + h * 0.14],
        [x + w * (t + 0.5), top + h * 0.14],
      ],
      tone,
    );
  });
  const fringe = repeat(8, (index) =>
    path(
      `M${n(x - w + (index * w) / 4)},${n(top + h * 0.14)} q${n(w / 8)},${n(h * 0.07)} ${n(w / 4)},0 Z`,
      index % 2 === 0 ? c.shade(colour, 0.14) : c.lit(colour),
    ),
  );
  return (
    groundShadow(c, x, y, w, 0.26) +
    rect(x - 2.5, top, 5, h, c.lit("#9a7350")) +
    panels.join("") +
    fringe +
    circle(x, top - h * 0.17, 4, c.lit("#9a7350"))
  );
}

/** A swag of small lights between two points. */
export function stringLights(
  c: Canvas,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count = 13,
): string {
  const at = (t: number): readonly [number, number] => [
    x1 + (x2 - x1) * t,
    y1 + (y2 - y1) * t + Math.sin(Math.PI * t) * sag,
  ];
  const cord = [...Array(24).keys()]
    .map((index) =>
      at(index / 23)
        .map(n)
        .join(","),
    )
    .join(" ");
  const bulbs = repeat(count, (index) => {
    const [x, y] = at((index + 0.5) / count);
    return (
      (c.palette.lamps > 0.2 ? glow(c, x, y + 8, 34, 0.55) : "") +
      circle(x, y + 8, 5, c.palette.lamps > 0.2 ? "#fff1c4" : "#f7ecd2") +
      rect(x - 2, y, 4, 5, c.shade("#3a3a3a"))
    );
  });
  return `<polyline points="${cord}" fill="none" stroke="${c.shade("#33343c")}" stroke-width="2"/>${bulbs}`;
}

/** A round café table with two chairs, seen from the front. */
export function tableForTwo(c: Canvas, x: number, y: number, scale = 1): string {
  const s = (value: number): number => value * scale;
  const iron = c.shade("#2f343d", 0.15);
  const chair = (side: number): string => {
    const cx = x + side * s(112);
    return (
      round(cx - s(30), y - s(74), s(60), s(10), s(4), c.lit("#c9986a")) +
      line([cx - s(24), y - s(64)], [cx - s(28), y], iron, s(5)) +
      line([cx + s(24), y - s(64)], [cx + s(28), y], iron, s(5)) +
      path(
        `M${n(cx + side * s(24))},${n(y - s(70))} Q${n(cx + side * s(40))},${n(y - s(110))} ${n(cx + side * s(36))},${n(y - s(150))}`,
        "none",
        `stroke="${iron}" stroke-width="${n(s(6))}"`,
      ) +
      round(cx + side * s(30) - s(9), y - s(152), s(18), s(54), s(7), c.lit("#c9986a")) +
      round(cx - s(28), y - s(84), s(56), s(12), s(6), c.lit("#f2e4cf"))
    );
  };
  return (
    groundShadow(c, x, y + s(4), s(190), 0.32) +
    chair(-1) +
    chair(1) +
    rect(x - s(5), y - s(100), s(10), s(96), iron) +
    path(`M${n(x - s(46))},${n(y)} Q${n(x)},${n(y - s(22))} ${n(x + s(46))},${n(y)} Z`, iron) +
    `<ellipse cx="${n(x)}" cy="${n(y - s(102))}" rx="${n(s(88))}" ry="${n(s(15))}" fill="${c.shade("#d9b78c", 0.2)}"/><ellipse cx="${n(x)}" cy="${n(y - s(108))}" rx="${n(s(88))}" ry="${n(s(15))}" fill="${lighten(c.lit("#e3c59c"), 0.1)}"/>` +
    cup(c, x - s(42), y - s(110), s(1)) +
    cup(c, x + s(40), y - s(110), s(1)) +
    round(x - s(9), y - s(140), s(18), s(32), s(5), c.lit("#7fb0b5")) +
    circle(x - s(8), y - s(148), s(11), c.lit("#f29fb0")) +
    circle(x + s(8), y - s(150), s(11), c.lit("#fbd0d8")) +
    circle(x, y - s(160), s(11), c.lit("#e5728a"))
  );
}

function cup(c: Canvas, x: number, y: number, s: number): string {
  return (
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(20 * s)}" ry="${n(5 * s)}" fill="${c.lit("#ffffff")}"/>` +
    path(
      `M${n(x - 11 * s)},${n(y - 18 * s)} h${n(22 * s)} q${n(-1 * s)},${n(18 * s)} ${n(-8 * s)},${n(18 * s)} h${n(-6 * s)} q${n(-7 * s)},0 ${n(-8 * s)},${n(-18 * s)} Z`,
      c.lit("#fdfbf6"),
    )
  );
}
