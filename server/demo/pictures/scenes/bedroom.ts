import { type Canvas, lighten, n } from "../canvas.ts";
import { bigWindow, lightShaft, outlooks } from "../parts/big-window.ts";
import { art, lamp, potPlant, rug } from "../parts/furnishings.ts";
import { type Decor, decors, indoors, roomFinish, shell } from "../parts/room.ts";
import { ellipse, path, rect, repeat, round } from "../parts/shapes.ts";

/** A bedroom with one wide bed, or two, and a window with a view. */
export function bedroom(outside: Canvas): string {
  const c = indoors(outside);
  const decor = c.random.pick(decors);
  const floor = 560;
  const twin = c.random.chance(0.28);
  const outlook = c.random.pick(outlooks);
  const beds = twin
    ? bed(c, 130, 272, floor, decor) + bed(c, 528, 272, floor, decor)
    : bed(c, 236, 480, floor, decor);
  return c.svg(
    shell(c, decor, floor, c.random.chance(0.4)),
    panels(c, decor, floor),
    bigWindow(c, 880, 110, 230, 330, outlook, decor),
    lightShaft(c, 880, 440, 230, floor, -260),
    twin
      ? art(c, 211, 130, 110, 130, decor) + art(c, 609, 130, 110, 130, decor)
      : art(c, 330, 110, 130, 160, decor) + art(c, 490, 110, 130, 160, decor),
    rug(c, twin ? 465 : 476, 742, 430, 56, decor),
    nightstand(c, twin ? 465 : 150, floor, decor),
    twin ? "" : nightstand(c, 740, floor, decor),
    beds,
    lamp(c, twin ? 465 : 150, floor - 166, 66, decor, "table"),
    twin ? "" : lamp(c, 740, floor - 166, 66, decor, "table"),
    potPlant(c, 1120, 690, 260),
    armchair(c, 930, 690, decor),
    roomFinish(c),
  );
}

function panels(c: Canvas, decor: Decor, floor: number): string {
  if (c.random.chance(0.5)) return "";
  return (
    repeat(24, (index) => rect(index * 34, floor - 190, 3, 168, c.shade(decor.wall, 0.2), 'opacity="0.5"')) +
    rect(0, floor - 196, 816, 8, lighten(c.lit(decor.wall), 0.35))
  );
}

function bed(c: Canvas, x: number, w: number, floor: number, decor: Decor): string {
  const linen = "#fdfaf4";
  const head = floor - 190;
  const mattress = floor - 74;
  const foot = floor + 96;
  const spread = w * 0.09;
  const tufts = repeat(Math.round(w / 70), (column) =>
    repeat(2, (row) =>
      ellipse(x + 35 + column * 70, head + 34 + row * 44, 4, 4, c.shade(decor.accent, 0.35)),
    ),
  );
  const headboard =
    round(
      x - 18,
      head,
      w + 36,
      200,
      22,
      c.gradient([
        [0, lighten(c.lit(decor.accent), 0.16)],
        [1, c.shade(decor.accent, 0.25)],
      ]),
    ) + tufts;
  const top = `M${n(x)},${n(mattress)} H${n(x + w)} L${n(x + w + spread)},${n(foot - 60)} H${n(x - spread)} Z`;
  const front = `M${n(x - spread)},${n(foot - 62)} H${n(x + w + spread)} V${n(foot + 16)} Q${n(x + w + spread)},${n(foot + 30)} ${n(x + w + spread - 16)},${n(foot + 30)} H${n(x - spread + 16)} Q${n(x - spread)},${n(foot + 30)} ${n(x - spread)},${n(foot + 16)} Z`;
  const duvet =
    path(
      top,
      c.gradient([
        [0, lighten(c.lit(linen), 0.2)],
        [1, c.shade(linen, 0.08)],
      ]),
    ) +
    path(
      front,
      c.gradient([
        [0, c.shade(linen, 0.1)],
        [1, c.shade(linen, 0.24)],
      ]),
    );
  const folds = [0.22, 0.47, 0.74]
    .map((t) =>
      path(
        `M${n(x + w * t)},${n(mattress + 30)} Q${n(x + w * t + 14)},${n(foot - 90)} ${n(x + w * t - 8)},${n(foot + 20)}`,
        "none",
        `stroke="${c.shade(linen, 0.3)}" stroke-width="3" opacity="0.35" stroke-linecap="round"`,
      ),
    )
    .join("");
  const throwTop = foot - 108;
  const throwIn = spread * ((throwTop - mattress) / (foot - 60 - mattress));
  const cover =
    path(
      `M${n(x - throwIn - 3)},${n(throwTop)} Q${n(x + w / 2)},${n(throwTop - 12)} ${n(x + w + throwIn + 3)},${n(throwTop)} L${n(x + w + spread + 4)},${n(foot - 60)} V${n(foot - 6)} Q${n(x + w / 2)},${n(foot + 8)} ${n(x - spread - 4)},${n(foot - 6)} V${n(foot - 60)} Z`,
      c.gradient([
        [0, lighten(c.lit(decor.soft), 0.1)],
        [0.5, c.lit(decor.soft)],
        [1, c.shade(decor.soft, 0.28)],
      ]),
    ) +
    repeat(7, (index) =>
      path(
        `M${n(x - spread + 12 + (index * (w + spread * 2 - 24)) / 6)},${n(foot - 58)} v52`,
        "none",
        `stroke="${c.shade(decor.soft, 0.3)}" stroke-width="2.4" opacity="0.35"`,
      ),
    );
  const pillowWidth = w > 380 ? w * 0.4 : w * 0.72;
  const starts = w > 380 ? [x + w * 0.07, x + w * 0.53] : [x + w * 0.14];
  const pillows =
    starts
      .map(
        (px) =>
          pillow(c, px, mattress - 72, pillowWidth, 84, linen) +
          pillow(c, px + pillowWidth * 0.12, mattress - 44, pillowWidth * 0.76, 66, decor.soft),
      )
      .join("") + (w > 380 ? pillow(c, x + w * 0.34, mattress - 26, w * 0.32, 56, decor.accent) : "");
  return (
    ellipse(x + w / 2, foot + 30, w * 0.68, 20, c.palette.shadow, 'opacity="0.3"') +
    headboard +
    rect(x - 4, mattress - 8, w + 8, 30, c.shade(linen, 0.12)) +
    pillows +
    duvet +
    folds +
    cover
  );
}

function pillow(c: Canvas, x: number, y: number, w: number, h: number, colour: string): string {
  const d = `M${n(x + 10)},${n(y + 6)} Q${n(x + w / 2)},${n(y - 8)} ${n(x + w - 10)},${n(y + 6)} Q${n(x + w + 4)},${n(y + h / 2)} ${n(x + w - 4)},${n(y + h - 4)} Q${n(x + w / 2)},${n(y + h + 6)} ${n(x + 4)},${n(y + h - 4)} Q${n(x - 4)},${n(y + h / 2)} ${n(x + 10)},${n(y + 6)} Z`;
  return (
    path(d, c.palette.shadow, 'opacity="0.16" transform="translate(0 5)"') +
    path(
      d,
      c.gradient([
        [0, lighten(c.lit(colour), 0.25)],
        [0.6, c.lit(colour)],
        [1, c.shade(colour, 0.2)],
      ]),
    ) +
    path(
      `M${n(x + w * 0.3)},${n(y + h * 0.3)} Q${n(x + w * 0.5)},${n(y + h * 0.45)} ${n(x + w * 0.72)},${n(y + h * 0.28)}`,
      "none",
      `stroke="${c.shade(colour, 0.25)}" stroke-width="2.4" opacity="0.3" stroke-linecap="round"`,
    )
  );
}

function nightstand(c: Canvas, x: number, floor: number, decor: Decor): string {
  const y = floor - 82;
  return (
    rect(x - 46, y + 86, 8, 26, c.shade(decor.wood, 0.3)) +
    rect(x + 38, y + 86, 8, 26, c.shade(decor.wood, 0.3)) +
    ellipse(x, floor + 30, 62, 8, c.palette.shadow, 'opacity="0.25"') +
    round(
      x - 54,
      y,
      108,
      92,
      6,
      c.gradient([
        [0, lighten(c.lit(decor.wood), 0.12)],
        [1, c.shade(decor.wood, 0.2)],
      ]),
    ) +
    round(x - 44, y + 12, 88, 30, 3, c.shade(decor.wood, 0.14)) +
    round(x - 44, y + 50, 88, 30, 3, c.shade(decor.wood, 0.14)) +
    round(x - 9, y + 25, 18, 4, 2, c.lit(decor.metal)) +
    round(x - 9, y + 63, 18, 4, 2, c.lit(decor.metal)) +
    round(x + 14, y - 10, 34, 6, 1, c.lit(decor.accent)) +
    round(x + 18, y - 16, 28, 6, 1, c.lit("#f4ead8"))
  );
}

function armchair(c: Canvas, x: number, y: number, decor: Decor): string {
  const cloth = decor.soft;
  return (
    ellipse(x + 70, y + 4, 110, 12, c.palette.shadow, 'opacity="0.28"') +
    rect(x + 4, y - 26, 9, 28, c.lit(decor.wood)) +
    rect(x + 124, y - 26, 9, 28, c.lit(decor.wood)) +
    round(
      x,
      y - 176,
      138,
      120,
      34,
      c.gradient([
        [0, lighten(c.lit(cloth), 0.12)],
        [1, c.shade(cloth, 0.2)],
      ]),
    ) +
    round(x - 20, y - 112, 44, 90, 20, c.shade(cloth, 0.1)) +
    round(x + 114, y - 112, 44, 90, 20, c.shade(cloth, 0.22)) +
    round(x + 8, y - 82, 122, 58, 18, lighten(c.lit(cloth), 0.1)) +
    round(x + 40, y - 136, 60, 56, 12, c.lit(decor.accent))
  );
}
