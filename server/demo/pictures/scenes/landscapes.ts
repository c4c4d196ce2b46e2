import { type Canvas, height, lighten, mix, n, width } from "../canvas.ts";
import { hills, meadow, mountains, water } from "../parts/land.ts";
import { bush, cypress, flowers, foliage, grass, palm, pine, tree } from "../parts/plants.ts";
import { circle, ellipse, line, path, polygon, rect, repeat } from "../parts/shapes.ts";
import { birds, finish, mist, sky } from "../parts/sky.ts";
import { windowPane } from "../parts/window.ts";

/** Peaks above a lake with a village on the shore. */
export function mountain(c: Canvas): string {
  const shore = 560;
  return c.svg(
    sky(c, 540),
    birds(c, 760, 130),
    mountains(c, 540, 460, 0.58, 3),
    mist(c, 500, 160, 0.6),
    mountains(c, 560, 280, 0.34, 5),
    hills(c, 560, 100, "#5f8f62", 0.3),
    repeat(24, (index) =>
      pine(c, index * 52 + c.random.between(-14, 14), 556, c.random.between(56, 96), 0.3),
    ),
    village(c, 430, shore, "#f4ecdd"),
    church(c, 640, shore),
    water(c, shore, 170, "#3f8aa0"),
    `<g transform="translate(0 ${shore * 2}) scale(1 -1)" opacity="0.16">${mountainsMirror(c, shore)}</g>`,
    jetty(c, 760, 640),
    meadowEdge(c),
    pine(c, 90, height + 10, 430),
    pine(c, 220, height + 20, 330),
    pine(c, 1120, height + 10, 460),
    flowers(c, 260, height - 8, 800, 90, ["#ffffff", "#f4d35e", "#8f7ae5", "#ee6c8a"]),
    finish(c),
  );
}

function mountainsMirror(c: Canvas, base: number): string {
  return (
    polygon(
      [
        [150, base],
        [420, base - 150],
        [700, base],
      ],
      c.far("#6b7a92", 0.3),
    ) +
    polygon(
      [
        [560, base],
        [860, base - 130],
        [1180, base],
      ],
      c.far("#6b7a92", 0.3),
    )
  );
}

function meadowEdge(c: Canvas): string {
  const tone = c.palette.snow ? "#eff4fb" : mix("#7fb25c", c.palette.leaf[2], 0.4);
  return path(
    `M0,700 C220,668 420,742 640,726 S1020,676 ${width},706 V${height} H0 Z`,
    c.gradient([
      [0, lighten(c.lit(tone), 0.08)],
      [1, c.shade(tone, 0.25)],
    ]),
  );
}

function village(c: Canvas, x: number, ground: number, colour: string): string {
  return repeat(7, (index) => {
    const w = c.random.between(46, 70);
    const hx = x + index * 66 - 80;
    const h = c.random.between(34, 56);
    const roof = c.palette.snow ? "#ffffff" : c.random.pick(["#9a5a42", "#6f4a3a", "#b0694a"]);
    return (
      rect(hx, ground - h, w, h, c.far(colour, 0.12)) +
      polygon(
        [
          [hx - 9, ground - h],
          [hx + w / 2, ground - h - w * 0.5],
          [hx + w + 9, ground - h],
        ],
        c.far(roof, 0.1),
      ) +
      windowPane(c, hx + w * 0.18, ground - h + 10, 11, 15, { frame: "#fffaf0", bars: [0, 0] }) +
      windowPane(c, hx + w * 0.58, ground - h + 10, 11, 15, { frame: "#fffaf0", bars: [0, 0] })
    );
  });
}

function church(c: Canvas, x: number, ground: number): string {
  return (
    rect(x, ground - 120, 34, 120, c.far("#fbf5ea", 0.1)) +
    polygon(
      [
        [x - 5, ground - 120],
        [x + 17, ground - 196],
        [x + 39, ground - 120],
      ],
      c.far("#8a5a48", 0.1),
    ) +
    circle(x + 17, ground - 98, 8, c.far("#4a4a5a", 0.2))
  );
}

function jetty(c: Canvas, x: number, y: number): string {
  return (
    polygon(
      [
        [x, y],
        [x + 210, y + 4],
        [x + 250, y + 30],
        [x - 8, y + 18],
      ],
      c.lit("#a27a52"),
    ) +
    repeat(9, (index) =>
      line([x + index * 26, y + 1], [x + index * 29, y + 24], c.shade("#8a6542", 0.3), 2),
    ) +
    [0, 80, 170, 240].map((dx) => rect(x + dx, y - 16, 8, 58, c.shade("#7a5636", 0.2))).join("") +
    path(`M${n(x - 150)},${y + 36} q60,24 120,0 l-10,18 q-50,10 -100,0 Z`, c.lit("#b5533f"))
  );
}

/** A bay with a white village above the beach. */
export function coast(c: Canvas): string {
  const horizon = 400;
  return c.svg(
    sky(c, horizon),
    birds(c, 360, 150),
    hills(c, horizon + 6, 60, "#7d9aa3", 0.7),
    water(c, horizon, 330, "#2494b8"),
    headland(c, horizon),
    hillVillage(c, 700, 470),
    path(
      `M1240,480 C980,500 820,560 700,600 S380,640 250,700 S40,760 -40,780 L-40,${height + 20} H1240 Z`,
      c.gradient([
        [0, lighten(c.lit("#f0dcae"), 0.1)],
        [1, c.shade("#e2c48c", 0.2)],
      ]),
    ),
    path(
      "M1240,472 C980,492 820,552 700,592 S380,632 250,692 S40,752 -40,772",
      "none",
      'stroke="#ffffff" stroke-width="9" opacity="0.7" stroke-linecap="round"',
    ),
    parasols(c),
    sails(c),
    tree(c, 1080, 690, 250),
    palm(c, 110, height + 10, 480),
    palm(c, 230, height + 20, 360),
    bush(c, 1140, height + 6, 110),
    flowers(c, 900, height - 4, 300, 50, ["#e86aa0", "#f2a7c3", "#ffffff"]),
    finish(c),
  );
}

function headland(c: Canvas, y: number): string {
  return (
    path(
      `M560,${y + 80} C640,${y + 20} 700,${y - 40} 800,${y - 70} S960,${y - 150} 1060,${y - 160} S1180,${y - 190} 1240,${y - 180} V${y + 160} C1000,${y + 120} 760,${y + 130} 560,${y + 80} Z`,
      c.gradient([
        [0, c.far("#8fa36a", 0.25)],
        [1, c.far("#a9986e", 0.12)],
      ]),
    ) +
    repeat(26, () =>
      foliage(c, c.random.between(760, 1200), y + c.random.between(-40, 60), c.random.between(12, 26), 0.16),
    )
  );
}

function hillVillage(c: Canvas, x: number, ground: number): string {
  return repeat(24, (index) => {
    const row = Math.floor(index / 6);
    const hx = x + 30 + (index % 6) * 74 + row * 30 + c.random.between(-14, 14);
    const base = ground - row * 46 + c.random.between(-8, 8) - (index % 6) * 10;
    const w = c.random.between(44, 64);
    const h = c.random.between(38, 58);
    const colour = c.far(c.random.pick(["#fdf8ee", "#f6e6d0", "#f2d3b5", "#ffffff"]), 0.06);
    return (
      rect(
        hx,
        base - h,
        w,
        h,
        c.gradient(
          [
            [0, lighten(colour, 0.1)],
            [1, mix(colour, c.palette.shadow, 0.16)],
          ],
          60,
        ),
      ) +
      rect(hx - 2, base - h - 5, w + 4, 7, c.far("#c97d58", 0.08)) +
      windowPane(c, hx + w * 0.2, base - h + 12, 10, 15, { frame: "#5b7fa0", bars: [0, 0] }) +
      windowPane(c, hx + w * 0.6, base - h + 12, 10, 15, { frame: "#5b7fa0", bars: [0, 0] })
    );
  });
}

function parasols(c: Canvas): string {
  return repeat(12, (index) => {
    const x = 420 + index * 58 + c.random.between(-14, 14);
    const y = 706 - index * 11 + c.random.between(-10, 16);
    const colour = c.lit(c.random.pick(["#e7694f", "#f2b84b", "#3f9aa8", "#fdf6ea"]));
    return (
      ellipse(x + 8, y + 26, 24, 6, c.palette.shadow, 'opacity="0.22"') +
      rect(x - 1, y, 3, 26, c.lit("#8a6242")) +
      path(`M${n(x - 24)},${n(y + 4)} Q${n(x)},${n(y - 22)} ${n(x + 24)},${n(y + 4)} Z`, colour) +
      path(`M${n(x - 8)},${n(y + 4)} Q${n(x)},${n(y - 22)} ${n(x + 8)},${n(y + 4)} Z`, lighten(colour, 0.4))
    );
  });
}

function sails(c: Canvas): string {
  return repeat(4, (index) => {
    const x = 110 + index * 130 + c.random.between(-20, 20);
    const y = 450 + c.random.between(0, 90);
    const s = 0.5 + (y - 450) / 130;
    return (
      path(
        `M${n(x - 22 * s)},${n(y)} h${n(48 * s)} l${n(-8 * s)},${n(11 * s)} h${n(-32 * s)} Z`,
        c.lit("#3a4a63"),
      ) +
      path(
        `M${n(x)},${n(y - 3)} v${n(-62 * s)} l${n(26 * s)},${n(58 * s)} Z`,
        lighten(c.lit("#ffffff"), 0.2),
      ) +
      path(`M${n(x - 4)},${n(y - 3)} v${n(-52 * s)} l${n(-18 * s)},${n(50 * s)} Z`, c.lit("#f1e4cd"))
    );
  });
}

/** Rolling farmland with a lane and a windmill or cypresses. */
export function countryside(c: Canvas): string {
  const mill = c.random.chance(0.5);
  return c.svg(
    sky(c, 480),
    birds(c, 300, 140),
    hills(c, 450, 120, "#8fae8a", 0.75),
    hills(c, 500, 130, "#86ad6c", 0.52),
    mist(c, 470, 120, 0.5),
    hills(c, 560, 120, "#8fb85c", 0.28),
    mill
      ? windmill(c, 850, 560)
      : repeat(9, (index) => cypress(c, 700 + index * 46, 560 - index * 6, 120 - index * 5, 0.18)),
    village(c, 300, 560, "#f4ecdd"),
    church(c, 470, 560),
    meadow(c, 556, "#93bf5c"),
    river(c),
    repeat(5, (index) =>
      tree(
        c,
        60 + index * 260 + c.random.between(-40, 40),
        640 + (index % 2) * 20,
        c.random.between(110, 170),
        0.1,
      ),
    ),
    repeat(8, () => ellipse(c.random.between(120, 1080), c.random.between(640, 690), 15, 8, "#ffffff")),
    tree(c, 1120, height, 440),
    flowers(c, 0, height - 10, 980, 150, ["#e2543f", "#f4d35e", "#ffffff", "#7a8fe5"]),
    grass(c, 0, height + 8, width, 120, 50),
    finish(c),
  );
}

function river(c: Canvas): string {
  return path(
    `M600,560 C560,590 700,612 640,650 S300,700 360,${height} H700 C640,730 860,690 800,640 S640,590 640,560 Z`,
    c.gradient([
      [0, mix(c.palette.sky[3], "#7fc0d0", 0.4)],
      [1, c.lit("#4a9ab5")],
    ]),
  );
}

function windmill(c: Canvas, x: number, ground: number): string {
  const blade = (turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${ground - 196})">${rect(x - 4, ground - 356, 8, 160, c.shade("#7a5636", 0.1))}${repeat(7, (index) => rect(x + 4, ground - 350 + index * 18, 30, 12, c.lit("#f6efe2")))}</g>`;
  return (
    polygon(
      [
        [x - 56, ground],
        [x - 32, ground - 184],
        [x + 32, ground - 184],
        [x + 56, ground],
      ],
      c.gradient(
        [
          [0, lighten(c.far("#c9815c", 0.1), 0.1)],
          [1, c.shade("#a8623f", 0.25)],
        ],
        90,
      ),
    ) +
    path(
      `M${x - 38},${ground - 180} Q${x},${ground - 244} ${x + 38},${ground - 180} Z`,
      c.shade("#5f4636", 0.1),
    ) +
    rect(x - 66, ground - 92, 132, 9, c.lit("#f6efe2")) +
    [18, 108, 198, 288].map(blade).join("") +
    circle(x, ground - 196, 9, c.lit("#3a3330")) +
    windowPane(c, x - 10, ground - 150, 20, 28, { frame: "#fffaf0", bars: [1, 1] }) +
    rect(x - 15, ground - 48, 30, 48, c.lit("#3f6f58"))
  );
}

/** Dunes, an oasis and tents under a wide sky. */
export function desert(c: Canvas): string {
  const dune = (y: number, rise: number, tone: string, distance: number): string => {
    const crest = c.random.between(300, 900);
    const lit = c.gradient([
      [0, lighten(c.far(tone, distance), 0.15)],
      [1, c.far(tone, distance)],
    ]);
    return (
      path(
        `M0,${n(y)} C${n(crest * 0.4)},${n(y - rise * 0.2)} ${n(crest * 0.7)},${n(y - rise)} ${n(crest)},${n(y - rise)} C${n(crest + 160)},${n(y - rise * 0.7)} ${n(crest + 300)},${n(y - rise * 0.1)} ${width},${n(y - rise * 0.3)} V${height} H0 Z`,
        lit,
      ) +
      path(
        `M${n(crest)},${n(y - rise)} C${n(crest + 160)},${n(y - rise * 0.7)} ${n(crest + 300)},${n(y - rise * 0.1)} ${width},${n(y - rise * 0.3)} V${height} H${n(crest - 220)} C${n(crest - 40)},${n(y + 60)} ${n(crest + 40)},${n(y - rise * 0.3)} ${n(crest)},${n(y - rise)} Z`,
        mix(c.far(tone, distance), c.palette.shadow, 0.22 * (1 - distance)),
        'opacity="0.75"',
      )
    );
  };
  return c.svg(
    sky(c, 520),
    birds(c, 820, 140),
    hills(c, 500, 90, "#c9a184", 0.75),
    dune(520, 120, "#e8b878", 0.5),
    dune(580, 130, "#e5ae68", 0.28),
    repeat(6, (index) => palm(c, 700 + index * 74, 610 + (index % 2) * 14, c.random.between(130, 200), 0.12)),
    ellipse(880, 634, 250, 24, c.lit("#4fb0c2")),
    ellipse(880, 630, 220, 14, c.palette.sky[3], 'opacity="0.5"'),
    tent(c, 300, 640, 1),
    tent(c, 470, 652, 0.8),
    dune(720, 110, "#dfa35c", 0.05),
    palm(c, 90, height, 420),
    palm(c, 1130, height + 10, 460),
    grass(c, 900, height, 240, 50, 60),
    finish(c),
  );
}

function tent(c: Canvas, x: number, y: number, s: number): string {
  const cloth = c.random.pick(["#f3e4c8", "#c9573f", "#e9c88a"]);
  return (
    ellipse(x, y + 6, 120 * s, 12, c.palette.shadow, 'opacity="0.25"') +
    path(
      `M${n(x - 104 * s)},${n(y)} Q${n(x - 40 * s)},${n(y - 60 * s)} ${n(x)},${n(y - 130 * s)} Q${n(x + 40 * s)},${n(y - 60 * s)} ${n(x + 104 * s)},${n(y)} Z`,
      c.gradient(
        [
          [0, lighten(c.lit(cloth), 0.12)],
          [1, c.shade(cloth, 0.25)],
        ],
        70,
      ),
    ) +
    path(
      `M${n(x)},${n(y - 130 * s)} Q${n(x + 40 * s)},${n(y - 60 * s)} ${n(x + 104 * s)},${n(y)} H${n(x + 30 * s)} Q${n(x + 16 * s)},${n(y - 60 * s)} ${n(x)},${n(y - 130 * s)} Z`,
      c.palette.shadow,
      'opacity="0.18"',
    ) +
    path(
      `M${n(x - 24 * s)},${n(y)} Q${n(x - 6 * s)},${n(y - 40 * s)} ${n(x)},${n(y - 78 * s)} Q${n(x + 6 * s)},${n(y - 40 * s)} ${n(x + 24 * s)},${n(y)} Z`,
      c.palette.lamps > 0.2 ? "#ffc77a" : c.shade("#6a4a3a", 0.4),
    ) +
    line([x, y - 130 * s], [x, y - 160 * s], c.shade("#6a4a3a"), 3) +
    path(`M${n(x)},${n(y - 160 * s)} l26,8 l-26,10 Z`, c.lit("#c9573f"))
  );
}
