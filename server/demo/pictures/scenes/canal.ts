import { type Canvas, height, lighten, mix, n, width } from "../canvas.ts";
import { courses, door, lantern, skyline } from "../parts/building.ts";
import { water } from "../parts/land.ts";
import { tree } from "../parts/plants.ts";
import { circle, line, type Point, path, polygon, rect, repeat, round } from "../parts/shapes.ts";
import { birds, finish, sky } from "../parts/sky.ts";
import { windowPane } from "../parts/window.ts";

const bricks = ["#8e4a3a", "#b26a4c", "#6d4038", "#d8c4a2", "#51576b", "#a2563f", "#c9b08b"];

/** A row of gabled houses along a canal, with their light in the water. */
export function canal(c: Canvas): string {
  const quay = 560;
  let row = "";
  let x = -24;
  while (x < width) {
    const w = c.random.between(130, 176);
    row += gableHouse(c, x, quay - 16, w, c.random.between(270, 350));
    x += w + 2;
  }
  const mirror = `<g transform="translate(0 ${2 * quay + 34}) scale(1 -1)" opacity="0.34">${row}</g>`;
  return c.svg(
    sky(c, quay),
    birds(c, 620, 110),
    skyline(c, quay, 240, 0.75),
    row,
    water(c, quay + 34, height - quay - 34, "#3e6a70"),
    `<g clip-path="${c.clip(rect(0, quay + 34, width, height, "#000"))}">${mirror}</g>`,
    ripples(c, quay + 40),
    rect(0, quay - 16, width, 20, c.lit("#a39a92")),
    rect(0, quay + 2, width, 34, c.shade("#7a4a3e", 0.25)),
    courses(c, 0, quay + 4, width, 28, "#7a4a3e", 20),
    railing(c, quay - 14),
    tree(c, 150, quay, 240),
    tree(c, 1040, quay, 260),
    bicycle(c, 470, quay - 4),
    bicycle(c, 760, quay - 4),
    lantern(c, 330, quay - 130, 24, 120),
    lantern(c, 870, quay - 130, 24, 120),
    boat(c, c.random.between(300, 620), 690),
    finish(c),
  );
}

function gableHouse(c: Canvas, x: number, ground: number, w: number, h: number): string {
  const brick = c.random.pick(bricks);
  const trim = "#f3ead9";
  const top = ground - h;
  const kind = c.random.int(0, 3);
  const middle = x + w / 2;
  const outline = gable(kind, x, top, w);
  const fill = c.gradient(
    [
      [0, lighten(c.lit(brick), 0.1)],
      [1, c.shade(brick, 0.18)],
    ],
    90,
  );
  const columns = 3;
  const bay = (w - 16) / columns;
  let panes = "";
  const rows = Math.floor((h - 96) / 74);
  for (let rowIndex = 0; rowIndex < rows; rowIndex += 1)
    for (let column = 0; column < columns; column += 1)
      panes += windowPane(c, x + 8 + column * bay + bay * 0.2, top + 16 + rowIndex * 74, bay * 0.6, 52, {
        frame: trim,
        bars: [1, 2],
        sill: trim,
      });
  const attic = windowPane(c, middle - 15, top - 54, 30, 38, { frame: trim, bars: [1, 1], arch: kind === 1 });
  const ground1 = windowPane(c, x + w * 0.42, ground - 78, w * 0.46, 60, {
    frame: trim,
    bars: [2, 1],
    sill: trim,
  });
  const hook = rect(middle - 3, top - 92, 6, 18, c.shade("#4a3a30"));
  return (
    polygon(outline, fill) +
    courses(c, x + 2, top, w - 4, h, brick, 16) +
    trimLine(c, outline, trim) +
    panes +
    attic +
    ground1 +
    hook +
    door(
      c,
      x + w * 0.12,
      ground - 86,
      w * 0.2,
      86,
      c.random.pick(["#1f3d3a", "#233659", "#6b2430", "#2c2c33"]),
    ) +
    rect(x, ground - 8, w, 8, c.shade("#8d867f", 0.2)) +
    rect(x + w - 3, top, 4, h, c.palette.shadow, 'opacity="0.3"')
  );
}

function gable(kind: number, x: number, top: number, w: number): Point[] {
  const m = x + w / 2;
  const bottom: Point[] = [
    [x + w, 900 - 356],
    [x, 900 - 356],
  ];
  const base = (points: readonly Point[]): Point[] => [[x, top], ...points, [x + w, top], ...bottom];
  if (kind === 0) {
    const steps: Point[] = [];
    for (let index = 0; index < 4; index += 1) {
      const t = index / 4.6;
      steps.push([x + (w / 2) * t, top - index * 24], [x + (w / 2) * t, top - (index + 1) * 24]);
    }
    const right = steps.map(([px, py]): Point => [2 * m - px, py]).reverse();
    return base([...steps, ...right]);
  }
  if (kind === 1)
    return base([
      [x + w * 0.04, top - 26],
      [x + w * 0.16, top - 44],
      [x + w * 0.26, top - 70],
      [x + w * 0.3, top - 92],
      [m, top - 108],
      [x + w * 0.7, top - 92],
      [x + w * 0.74, top - 70],
      [x + w * 0.84, top - 44],
      [x + w * 0.96, top - 26],
    ]);
  if (kind === 2)
    return base([
      [x + w * 0.26, top - 6],
      [x + w * 0.26, top - 78],
      [x + w * 0.34, top - 84],
      [m, top - 104],
      [x + w * 0.66, top - 84],
      [x + w * 0.74, top - 78],
      [x + w * 0.74, top - 6],
    ]);
  return base([
    [m - 14, top - 92],
    [m + 14, top - 92],
  ]);
}

function trimLine(c: Canvas, outline: readonly Point[], trim: string): string {
  const roofline = outline
    .slice(0, -2)
    .map((p) => p.map(n).join(","))
    .join(" ");
  return `<polyline points="${roofline}" fill="none" stroke="${c.lit(trim)}" stroke-width="6" stroke-linejoin="round"/>`;
}

function ripples(c: Canvas, top: number): string {
  return repeat(60, () => {
    const y = top + c.random.next() ** 1.3 * (height - top);
    const w = c.random.between(30, 120);
    const x = c.random.between(-20, width);
    return round(
      x,
      y,
      w,
      2.4,
      1.2,
      mix(c.palette.sky[3], c.palette.sun, 0.4),
      `opacity="${n(c.random.between(0.12, 0.4))}"`,
    );
  });
}

function railing(c: Canvas, y: number): string {
  const iron = c.shade("#2a2d35", 0.2);
  return (
    repeat(21, (index) => rect(index * 60, y - 26, 4, 28, iron)) +
    line([0, y - 24], [width, y - 24], iron, 3) +
    line([0, y - 12], [width, y - 12], iron, 2)
  );
}

function bicycle(c: Canvas, x: number, y: number): string {
  const ink = c.shade("#22252d", 0.2);
  const wheel = (wx: number): string =>
    circle(wx, y - 16, 15, "none", `stroke="${ink}" stroke-width="2.6"`) + circle(wx, y - 16, 2, ink);
  return (
    wheel(x) +
    wheel(x + 44) +
    path(
      `M${n(x)},${n(y - 16)} L${n(x + 14)},${n(y - 38)} L${n(x + 38)},${n(y - 38)} L${n(x + 22)},${n(y - 16)} Z M${n(x + 22)},${n(y - 16)} L${n(x + 12)},${n(y - 44)} M${n(x + 44)},${n(y - 16)} L${n(x + 36)},${n(y - 46)} L${n(x + 28)},${n(y - 48)}`,
      "none",
      `stroke="${c.lit("#c8503f")}" stroke-width="2.8" stroke-linejoin="round"`,
    ) +
    rect(x + 5, y - 47, 15, 4, ink) +
    round(x + 34, y - 44, 18, 13, 3, c.lit("#b98a57"))
  );
}

function boat(c: Canvas, x: number, y: number): string {
  const hull = c.random.pick(["#24505e", "#7c2f35", "#3b4a2f"]);
  return (
    path(`M${n(x - 10)},${n(y + 44)} h300 l-10,12 h-280 Z`, c.palette.shadow, 'opacity="0.35"') +
    path(
      `M${n(x)},${n(y)} C${n(x + 8)},${n(y + 30)} ${n(x + 20)},${n(y + 46)} ${n(x + 40)},${n(y + 46)} H${n(x + 240)} C${n(x + 262)},${n(y + 46)} ${n(x + 276)},${n(y + 24)} ${n(x + 286)},${n(y - 8)} Q${n(x + 140)},${n(y + 16)} ${n(x)},${n(y)} Z`,
      c.gradient([
        [0, lighten(c.lit(hull), 0.15)],
        [1, c.shade(hull, 0.4)],
      ]),
    ) +
    path(
      `M${n(x)},${n(y)} Q${n(x + 140)},${n(y + 16)} ${n(x + 286)},${n(y - 8)} l-2,9 Q${n(x + 140)},${n(y + 26)} ${n(x + 3)},${n(y + 10)} Z`,
      c.lit("#f3e7cf"),
    ) +
    round(x + 66, y - 34, 130, 44, 6, c.lit("#f1e6d2")) +
    round(x + 58, y - 42, 146, 12, 5, c.shade("#7a5236", 0.1)) +
    [0, 1, 2]
      .map((index) => windowPane(c, x + 80 + index * 38, y - 22, 26, 18, { frame: "#7a5236", bars: [0, 0] }))
      .join("")
  );
}
