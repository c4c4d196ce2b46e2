import { type Canvas, height, lighten, mix, n, width } from "../canvas.ts";
import { door, eaveShadow, lantern, roof, skyline, wall } from "../parts/building.ts";
import { bush, groundShadow, tree } from "../parts/plants.ts";
import { circle, line, path, rect, repeat, round } from "../parts/shapes.ts";
import { finish, glow, sky } from "../parts/sky.ts";
import { windowPane } from "../parts/window.ts";

/** What crowns the house. */
const roofs = ["mansard", "terrace", "turret"] as const;

const walls = [
  "#e8d6bd",
  "#d9b99b",
  "#c98f74",
  "#e9e2d6",
  "#b9c3c4",
  "#dcc7b5",
  "#a9624e",
  "#9fb0a2",
  "#e7c7b0",
  "#7f8ea3",
];
const awnings = ["#a4433c", "#2f5d62", "#39466b", "#8a6a35", "#54663f"];

/** A city hotel across the street: six floors, a canopy, street lamps and a wet pavement. */
export function facade(c: Canvas): string {
  const street = 660;
  const wallColour = c.random.pick(walls);
  const awning = c.random.pick(awnings);
  const bays = c.random.pick([7, 9]);
  const floors = 4;
  const w = c.random.between(620, 700);
  const x = (width - w) / 2 + c.random.between(-40, 40);
  const floorHeight = c.random.pick([84, 92]);
  const groundFloor = 128;
  const top = street - groundFloor - floors * floorHeight;
  const style = {
    crown: c.random.pick(roofs),
    shutters: c.random.chance(0.35) ? c.random.pick(["#5f7f77", "#4f6a8c", "#8a5a4a", "#e9e2d2"]) : undefined,
    bars: c.random.pick([
      [1, 1],
      [1, 2],
      [0, 1],
    ] as const),
    arched: c.random.int(0, 3),
  };
  const green = c.random.int(0, 2);
  return c.svg(
    sky(c, street),
    skyline(c, street, 330, 0.62),
    neighbour(c, -40, x - 6 + 40, street, 330 + c.random.between(-40, 60)),
    neighbour(c, x + w + 6, width - x - w + 40, street, 300 + c.random.between(-40, 90)),
    building(c, { x, w, top, street, wallColour, awning, bays, floors, floorHeight, groundFloor, ...style }),
    pavement(c, street, x, w),
    green === 0 ? "" : tree(c, x - 70, street + 26, green === 1 ? 250 : 190),
    green === 1 ? tree(c, x + w + 84, street + 26, 230) : "",
    lantern(c, x - 170, street - 190, 30, 200),
    lantern(c, x + w + 190, street - 190, 30, 200),
    planters(c, x + w / 2, street),
    finish(c),
  );
}

interface House {
  readonly crown: (typeof roofs)[number];
  readonly shutters: string | undefined;
  readonly bars: readonly [number, number];
  /** Floor whose windows are arched. */
  readonly arched: number;
  readonly x: number;
  readonly w: number;
  readonly top: number;
  readonly street: number;
  readonly wallColour: string;
  readonly awning: string;
  readonly bays: number;
  readonly floors: number;
  readonly floorHeight: number;
  readonly groundFloor: number;
}

function building(c: Canvas, house: House): string {
  const { x, w, top, street, wallColour, floors, floorHeight, bays } = house;
  const trim = lighten(wallColour, 0.45);
  const bay = w / bays;
  const paneWidth = bay * 0.44;
  let markup = { mansard, terrace, turret }[house.crown](c, house, trim);
  markup += wall(c, x, top, w, street - top, wallColour);
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + floor * floorHeight + 20;
    for (let index = 0; index < bays; index += 1) {
      const px = x + index * bay + (bay - paneWidth) / 2;
      markup += windowPane(c, px, y, paneWidth, floorHeight * 0.62, {
        frame: "#f7f2e8",
        bars: house.bars,
        sill: trim,
        arch: floor === house.arched,
        shutters: house.bays < 8 ? house.shutters : undefined,
      });
      if (floor === floors - 1 || (floor === 1 && index % 2 === 1))
        markup += balcony(c, px - bay * 0.12, y + floorHeight * 0.62, paneWidth + bay * 0.24);
    }
    markup += rect(x, top + (floor + 1) * floorHeight - 5, w, 5, c.lit(trim), 'opacity="0.75"');
    markup += rect(x, top + (floor + 1) * floorHeight, w, 4, c.palette.shadow, 'opacity="0.16"');
  }
  for (const px of [x, x + w - 16]) markup += quoins(c, px, top, street - house.groundFloor, trim);
  markup +=
    rect(x - 16, top - 16, w + 32, 20, c.lit(trim)) +
    rect(x - 10, top - 24, w + 20, 9, lighten(c.lit(trim), 0.2));
  markup += eaveShadow(c, x, top + 4, w, 26);
  return markup + shopFront(c, house, trim);
}

function mansard(c: Canvas, { x, w, top, bays }: House, trim: string): string {
  const slate = "#4d566b";
  const bay = w / bays;
  let markup = roof(
    c,
    [
      [x + 4, top - 20],
      [x + 34, top - 92],
      [x + w - 34, top - 92],
      [x + w - 4, top - 20],
    ],
    slate,
    6,
  );
  markup += rect(x + 30, top - 98, w - 60, 8, c.shade("#6a7387", 0.1));
  for (let index = 1; index < bays - 1; index += 2) {
    const px = x + index * bay + bay * 0.27;
    markup +=
      rect(px - 8, top - 78, bay * 0.46 + 16, 60, c.lit(trim)) +
      windowPane(c, px, top - 70, bay * 0.46, 46, { frame: "#f4efe4", bars: [1, 0] });
    markup += path(
      `M${n(px - 14)},${n(top - 76)} Q${n(px + bay * 0.23)},${n(top - 106)} ${n(px + bay * 0.46 + 14)},${n(top - 76)} Z`,
      c.lit(trim),
    );
  }
  return (
    rect(x + w * 0.18, top - 132, 34, 46, c.shade("#a0705c")) +
    rect(x + w * 0.76, top - 126, 34, 40, c.shade("#a0705c")) +
    markup
  );
}

/** A roof terrace with parasols and a balustrade. */
function terrace(c: Canvas, { x, w, top }: House, trim: string): string {
  const posts = repeat(Math.floor(w / 16), (index) => rect(x + 6 + index * 16, top - 48, 5, 26, c.lit(trim)));
  const greens = repeat(9, (index) =>
    bush(c, x + 40 + (index * (w - 80)) / 8, top - 34, c.random.between(14, 24)),
  );
  const shades = repeat(3, (index) => {
    const px = x + w * (0.22 + index * 0.28);
    return (
      rect(px - 2, top - 96, 4, 66, c.lit("#9a7350")) +
      path(
        `M${n(px - 44)},${n(top - 84)} L${n(px)},${n(top - 116)} L${n(px + 44)},${n(top - 84)} Z`,
        c.lit("#f4e6cc"),
      )
    );
  });
  return shades + greens + rect(x - 4, top - 54, w + 8, 8, lighten(c.lit(trim), 0.15)) + posts;
}

/** A hipped roof between two corner turrets. */
function turret(c: Canvas, { x, w, top }: House, trim: string): string {
  const slate = "#6b5f63";
  const corner = (px: number): string =>
    rect(px, top - 92, 84, 76, c.lit(trim)) +
    windowPane(c, px + 24, top - 78, 36, 48, { frame: "#f4efe4", bars: [1, 1], arch: true }) +
    roof(
      c,
      [
        [px - 10, top - 88],
        [px + 42, top - 178],
        [px + 94, top - 88],
      ],
      slate,
      6,
    ) +
    rect(px + 40, top - 204, 4, 30, c.lit("#c9a465"));
  return (
    roof(
      c,
      [
        [x + 60, top - 18],
        [x + 110, top - 84],
        [x + w - 110, top - 84],
        [x + w - 60, top - 18],
      ],
      slate,
      5,
    ) +
    corner(x + 2) +
    corner(x + w - 86)
  );
}

function shopFront(c: Canvas, { x, w, street, awning, groundFloor }: House, trim: string): string {
  const y = street - groundFloor;
  const base = "#4b4a52";
  let markup =
    rect(x, y, w, groundFloor, c.lit("#d7c7ae")) +
    rect(x, y, w, 12, c.lit(trim)) +
    rect(x, street - 26, w, 26, c.shade(base));
  const middle = x + w / 2;
  const arches = 3;
  const span = (w / 2 - 90) / arches;
  for (const start of [x + 16, middle + 84]) {
    for (let index = 0; index < arches; index += 1) {
      const px = start + index * span;
      markup += windowPane(c, px, y + 30, span - 22, groundFloor - 56, {
        frame: "#3a3633",
        bars: [1, 1],
        lit: c.palette.lamps > 0.1 || c.random.chance(0.5),
      });
      markup += shade(c, px - 6, y + 22, span - 10, awning);
    }
  }
  markup +=
    rect(middle - 74, y + 14, 148, groundFloor - 14, c.shade("#3b3431", 0.1)) +
    glow(c, middle, street - 60, 150, 0.2 + c.palette.lamps * 0.5);
  markup +=
    windowPane(c, middle - 60, y + 40, 30, groundFloor - 44, { frame: "#c9a465", bars: [0, 2], lit: true }) +
    windowPane(c, middle + 30, y + 40, 30, groundFloor - 44, { frame: "#c9a465", bars: [0, 2], lit: true });
  markup +=
    door(c, middle - 26, y + 40, 25, groundFloor - 42, "#7a3f30") +
    door(c, middle + 1, y + 40, 25, groundFloor - 42, "#7a3f30");
  markup += path(
    `M${n(middle - 104)},${n(y + 34)} Q${n(middle)},${n(y - 16)} ${n(middle + 104)},${n(y + 34)} L${n(middle + 104)},${n(y + 46)} L${n(middle - 104)},${n(y + 46)} Z`,
    c.lit(awning),
  );
  markup +=
    rect(middle - 104, y + 42, 208, 6, c.lit("#e4c583")) +
    repeat(15, (index) => circle(middle - 98 + index * 14, y + 49, 2.6, "#fff0c0"));
  return markup + flags(c, middle, y - 4, awning);
}

function shade(c: Canvas, x: number, y: number, w: number, colour: string): string {
  const stripes = 6;
  return (
    repeat(stripes, (index) => {
      const tone = index % 2 === 0 ? c.lit(colour) : c.lit("#f4ead9");
      const sx = x + (index * w) / stripes;
      return path(
        `M${n(sx)},${n(y)} h${n(w / stripes)} l0,26 q${n(-w / stripes / 2)},9 ${n(-w / stripes)},0 Z`,
        tone,
      );
    }) + eaveShadow(c, x, y + 30, w, 18)
  );
}

function flags(c: Canvas, x: number, y: number, colour: string): string {
  return [-66, 66]
    .map((offset) => {
      const fx = x + offset;
      const sway = offset > 0 ? 1 : -1;
      return (
        line([fx, y], [fx + sway * 20, y - 56], c.lit("#c9a465"), 3.4) +
        path(
          `M${n(fx + sway * 20)},${n(y - 56)} q${n(sway * 18)},10 ${n(sway * 38)},2 l${n(-sway * 5)},26 q${n(-sway * 20)},8 ${n(-sway * 42)},-2 Z`,
          c.lit(colour),
        )
      );
    })
    .join("");
}

function balcony(c: Canvas, x: number, y: number, w: number): string {
  const iron = c.shade("#2b2f3a", 0.2);
  const bars = repeat(9, (index) => rect(x + (index * (w - 2)) / 8, y - 20, 2, 22, iron));
  const blooms = repeat(10, () =>
    circle(
      x + c.random.next() * w,
      y - 18 + c.random.between(-3, 4),
      c.random.between(2.5, 4.5),
      c.random.chance(0.5) ? c.palette.leaf[1] : c.lit("#d5566b"),
    ),
  );
  return (
    rect(x - 3, y, w + 6, 6, c.lit("#e9e2d4")) +
    bars +
    rect(x - 2, y - 21, w + 4, 3, iron) +
    (c.palette.snow ? rect(x - 2, y - 24, w + 4, 4, "#ffffff") : blooms)
  );
}

function quoins(c: Canvas, x: number, top: number, bottom: number, colour: string): string {
  return repeat(Math.floor((bottom - top) / 30), (index) =>
    rect(x - (index % 2) * 3, top + index * 30, 16 + (index % 2) * 6, 22, c.lit(colour), 'opacity="0.7"'),
  );
}

function neighbour(c: Canvas, x: number, w: number, street: number, h: number): string {
  const colour = c.random.pick(walls);
  const tone = c.far(colour, 0.3);
  const columns = Math.max(2, Math.floor(w / 74));
  let markup =
    rect(
      x,
      street - h,
      w,
      h,
      c.gradient([
        [0, lighten(tone, 0.06)],
        [1, mix(tone, c.palette.shadow, 0.28)],
      ]),
    ) + rect(x - 6, street - h - 10, w + 12, 12, mix(tone, "#ffffff", 0.25));
  for (let row = 0; row < Math.floor(h / 78); row += 1)
    for (let column = 0; column < columns; column += 1)
      markup += windowPane(c, x + 18 + (column * (w - 30)) / columns, street - h + 24 + row * 78, 32, 46, {
        frame: mix("#efe8dc", c.palette.haze, 0.25),
        bars: [1, 1],
      });
  return `<g opacity="0.92">${markup}</g>`;
}

function pavement(c: Canvas, street: number, x: number, w: number): string {
  const stone = "#8f8c94";
  const wet = c.palette.lamps > 0.5;
  const road = rect(
    0,
    street,
    width,
    height - street,
    c.gradient([
      [0, lighten(c.lit(stone), 0.12)],
      [0.28, c.lit(stone)],
      [0.3, c.shade("#5a5c69", 0.25)],
      [1, c.shade("#43454f", 0.45)],
    ]),
  );
  const slabs = repeat(22, (index) =>
    line(
      [index * 58 - 20, street],
      [index * 64 - 90, street + 40],
      c.shade(stone, 0.3),
      1.4,
      'opacity="0.5"',
    ),
  );
  const mirror = wet
    ? repeat(26, () => {
        const px = x + c.random.next() * w;
        const tall = c.random.between(40, 110);
        return rect(
          px,
          street + 46,
          c.random.between(8, 26),
          tall,
          c.gradient([
            [0, "#ffd28c", 0.42],
            [1, "#ffb45e", 0],
          ]),
        );
      })
    : "";
  const lanes = repeat(7, (index) =>
    round(index * 190 - 30, street + 96, 96, 6, 3, c.lit("#f2ead2"), 'opacity="0.55"'),
  );
  const snow = c.palette.snow ? rect(0, street, width, 44, "#f4f8ff", 'opacity="0.9"') : "";
  return (
    groundShadow(c, x + w / 2, street + 8, w * 0.6, 0.35) +
    road +
    slabs +
    snow +
    mirror +
    lanes +
    rect(0, street + 40, width, 5, c.lit("#b9b4b2"))
  );
}

function planters(c: Canvas, x: number, street: number): string {
  return [-116, 116]
    .map((offset) => {
      const px = x + offset;
      return (
        bush(c, px, street + 2, 26) +
        path(`M${n(px - 20)},${street} h40 l-5,30 h-30 Z`, c.shade("#3a3a42", 0.1))
      );
    })
    .join("");
}
