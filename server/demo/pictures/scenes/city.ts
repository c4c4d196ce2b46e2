import { type Canvas, height, lighten, n, width } from "../canvas.ts";
import { lantern, skyline } from "../parts/building.ts";
import { hills, water } from "../parts/land.ts";
import { bush, tree } from "../parts/plants.ts";
import { circle, ellipse, line, path, rect, repeat } from "../parts/shapes.ts";
import { birds, finish, mist, sky } from "../parts/sky.ts";
import { windowPane } from "../parts/window.ts";

/** A city across its river: towers in the haze, a bridge, old quays in front. */
export function city(c: Canvas): string {
  const bank = 560;
  return c.svg(
    sky(c, 520),
    birds(c, 800, 150),
    hills(c, 520, 120, "#8598a8", 0.75),
    skyline(c, bank, 380, 0.68),
    landmark(c, c.random.between(260, 900), bank),
    mist(c, bank - 40, 160, 0.4),
    skyline(c, bank, 230, 0.42, "#66748c"),
    quay(c, bank),
    water(c, bank + 20, height - bank - 20, "#3d7f97"),
    lightsOnWater(c, bank + 22),
    bridge(c, bank + 6),
    tree(c, 60, bank + 16, 150, 0.1),
    tree(c, 1130, bank + 16, 170, 0.08),
    ship(c, c.random.between(200, 700), 690),
    finish(c),
  );
}

function landmark(c: Canvas, x: number, base: number): string {
  const tone = c.far("#7a7f94", 0.5);
  const kind = c.random.int(0, 2);
  if (kind === 0)
    return (
      path(
        `M${n(x - 16)},${base} L${n(x - 7)},${base - 330} L${n(x)},${base - 420} L${n(x + 7)},${base - 330} L${n(x + 16)},${base} Z`,
        tone,
      ) +
      ellipse(x, base - 312, 34, 17, lighten(tone, 0.1)) +
      ellipse(x, base - 318, 26, 9, c.palette.lamps > 0.3 ? "#ffd890" : lighten(tone, 0.3))
    );
  if (kind === 1)
    return (
      rect(x - 44, base - 250, 88, 250, tone) +
      path(
        `M${n(x - 54)},${base - 250} Q${n(x - 60)},${base - 350} ${n(x)},${base - 372} Q${n(x + 60)},${base - 350} ${n(x + 54)},${base - 250} Z`,
        lighten(tone, 0.1),
      ) +
      rect(x - 3, base - 420, 6, 54, tone) +
      circle(x, base - 420, 6, "#f3d28a")
    );
  return (
    rect(x - 30, base - 340, 60, 340, tone) +
    path(
      `M${n(x - 36)},${base - 340} L${n(x)},${base - 440} L${n(x + 36)},${base - 340} Z`,
      lighten(tone, 0.12),
    ) +
    circle(x, base - 300, 19, lighten(c.palette.sky[3], 0.3)) +
    line([x, base - 300], [x, base - 313], c.palette.shadow, 2) +
    line([x, base - 300], [x + 9, base - 296], c.palette.shadow, 2)
  );
}

function quay(c: Canvas, y: number): string {
  const houses = repeat(17, (index) => {
    const w = 74;
    const x = index * w - 20;
    const h = c.random.between(84, 140);
    const colour = c.far(
      c.random.pick(["#d98f6c", "#e5c08a", "#c9b8a2", "#b5706a", "#dcd2c2", "#8fa7b0"]),
      0.16,
    );
    const roof = c.far(c.palette.snow ? "#f1f5fb" : c.random.pick(["#8a5240", "#5a6272", "#a0603f"]), 0.16);
    const panes = repeat(Math.floor((h - 24) / 36), (row) =>
      repeat(3, (column) =>
        windowPane(c, x + 10 + column * 21, y - h + 14 + row * 36, 12, 19, {
          frame: "#f5eee0",
          bars: [0, 0],
        }),
      ),
    );
    return (
      rect(
        x,
        y - h,
        w - 1,
        h,
        c.gradient([
          [0, lighten(colour, 0.08)],
          [1, colour],
        ]),
      ) +
      path(
        `M${n(x - 3)},${n(y - h)} L${n(x + w * 0.16)},${n(y - h - 32)} H${n(x + w * 0.84)} L${n(x + w + 2)},${n(y - h)} Z`,
        roof,
      ) +
      panes
    );
  });
  return (
    houses +
    rect(0, y - 4, width, 26, c.shade("#9a938c", 0.2)) +
    rect(0, y - 6, width, 6, lighten(c.lit("#c9c2b8"), 0.1)) +
    [180, 420, 660, 900, 1080].map((x) => lantern(c, x, y - 50, 13, 44)).join("") +
    repeat(12, (index) => bush(c, index * 108 + 40, y, 13, 0.1))
  );
}

function lightsOnWater(c: Canvas, y: number): string {
  if (c.palette.lamps < 0.2) return "";
  return repeat(44, () =>
    rect(
      c.random.between(0, width),
      y,
      c.random.between(4, 14),
      c.random.between(50, 170),
      c.gradient([
        [0, "#ffd28c", 0.42],
        [1, "#ffb45e", 0],
      ]),
    ),
  );
}

function bridge(c: Canvas, y: number): string {
  const stone = c.far("#b3a698", 0.1);
  const arches = repeat(5, (index) => {
    const x = 690 + index * 116;
    return `M${x},${y + 96} v-26 a48,42 0 0 1 96,0 v26 Z `;
  });
  return (
    path(
      `M650,${y + 96} V${y + 12} Q960,${y - 26} 1260,${y + 2} V${y + 96} Z ${arches}`,
      c.gradient([
        [0, lighten(stone, 0.15)],
        [1, c.shade("#8f8478", 0.2)],
      ]),
      'fill-rule="evenodd"',
    ) +
    path(
      `M650,${y + 12} Q960,${y - 26} 1260,${y + 2} v-9 Q960,${y - 36} 650,${y + 2} Z`,
      lighten(stone, 0.3),
    ) +
    [730, 850, 966, 1080]
      .map((x, index) => lantern(c, x, y - 44 - (index === 1 || index === 2 ? 8 : 0), 14, 36))
      .join("")
  );
}

function ship(c: Canvas, x: number, y: number): string {
  return (
    path(
      `M${n(x)},${y} h250 l-24,34 h-196 Z`,
      c.gradient([
        [0, lighten(c.lit("#2f4a63"), 0.1)],
        [1, c.shade("#22384d", 0.3)],
      ]),
    ) +
    rect(x + 26, y - 34, 180, 34, c.lit("#fbf6ec")) +
    rect(x + 20, y - 42, 192, 9, c.lit("#d9dde0")) +
    repeat(8, (index) =>
      windowPane(c, x + 36 + index * 21, y - 26, 14, 16, { frame: "#e9e2d4", bars: [0, 0] }),
    ) +
    rect(x - 6, y + 34, 230, 5, c.palette.shadow, 'opacity="0.3"')
  );
}
