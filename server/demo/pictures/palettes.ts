/** The light of one time of day or season; every local colour is seen under it. */
export interface Palette {
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string, string];
  /** Colour of the sun or moon. */
  readonly sun: string;
  /** Light that falls on everything. */
  readonly ambient: string;
  /** Colour that distance fades to. */
  readonly haze: string;
  /** Colour of cast shadows. */
  readonly shadow: string;
  /** Dark, middle and light leaves. */
  readonly leaf: readonly [string, string, string];
  /** Share of windows and lamps that are lit. */
  readonly lamps: number;
  readonly stars: boolean;
  readonly snow: boolean;
  /** One colour that stands for the picture while it loads. */
  readonly dominant: string;
}

export const palettes = {
  dawn: {
    sky: ["#6d8ec6", "#b5a8d4", "#f5bab0", "#ffe2ba"],
    sun: "#fff0cf",
    ambient: "#fbe3dc",
    haze: "#f0c6bd",
    shadow: "#54487a",
    leaf: ["#3c6857", "#5e8f6b", "#a2bf80"],
    lamps: 0.3,
    stars: false,
    snow: false,
    dominant: "#e5bfb6",
  },
  noon: {
    sky: ["#3688d4", "#6fb2ea", "#b2dbf6", "#eaf6fb"],
    sun: "#fffbe6",
    ambient: "#fffdf6",
    haze: "#cfe6f3",
    shadow: "#36506e",
    leaf: ["#2f6d48", "#4d965a", "#99c86c"],
    lamps: 0,
    stars: false,
    snow: false,
    dominant: "#b3d6ea",
  },
  golden: {
    sky: ["#5f97c9", "#b9c6c4", "#fbc98a", "#ffe6ae"],
    sun: "#fff3c9",
    ambient: "#ffebcb",
    haze: "#f3d8a8",
    shadow: "#63483f",
    leaf: ["#4b6a37", "#7b9246", "#c6ba5e"],
    lamps: 0.25,
    stars: false,
    snow: false,
    dominant: "#e9c78d",
  },
  dusk: {
    sky: ["#272c60", "#67488c", "#dc748b", "#ffbb80"],
    sun: "#ffd9a0",
    ambient: "#bca4cc",
    haze: "#b57c9e",
    shadow: "#201a42",
    leaf: ["#2a3f50", "#41605d", "#748a67"],
    lamps: 0.8,
    stars: false,
    snow: false,
    dominant: "#a4648c",
  },
  night: {
    sky: ["#0a1430", "#152757", "#2a467f", "#5e7aa6"],
    sun: "#eef4ff",
    ambient: "#8397c8",
    haze: "#3d538a",
    shadow: "#050b20",
    leaf: ["#16303f", "#234a52", "#3d6a66"],
    lamps: 0.9,
    stars: true,
    snow: false,
    dominant: "#2f4677",
  },
  autumn: {
    sky: ["#6aa0c8", "#abcad9", "#f1ddc0", "#fcecd3"],
    sun: "#fff5d6",
    ambient: "#fff1de",
    haze: "#ecdcc4",
    shadow: "#57413c",
    leaf: ["#8d4226", "#c76d2f", "#eaa945"],
    lamps: 0.15,
    stars: false,
    snow: false,
    dominant: "#d3b48d",
  },
  winter: {
    sky: ["#7aa0cf", "#b1c8e5", "#dee6f3", "#fcefe6"],
    sun: "#fffaf0",
    ambient: "#eef3fc",
    haze: "#d8e2f0",
    shadow: "#3f5078",
    leaf: ["#345462", "#4f7680", "#a8c4c8"],
    lamps: 0.45,
    stars: false,
    snow: true,
    dominant: "#c3d2e6",
  },
  azure: {
    sky: ["#1a73c8", "#46a1e6", "#9ed6f3", "#f6f2dc"],
    sun: "#fffbe2",
    ambient: "#fffbf0",
    haze: "#c2e4ee",
    shadow: "#2f4a68",
    leaf: ["#286a54", "#479a69", "#a8c96b"],
    lamps: 0,
    stars: false,
    snow: false,
    dominant: "#8fc4e0",
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** Whether there is a palette of this name. */
export function isPaletteName(name: string): name is PaletteName {
  return Object.hasOwn(palettes, name);
}
