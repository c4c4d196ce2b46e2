import type { Brand } from "#schemas";
import { contrastOf, hexOf, type Look, lookOf } from "./colour.ts";

export type ThemeColours = Brand["theme"]["colours"];

/** Contrast that text needs (WCAG 2.2, 1.4.3), and lines that carry meaning (1.4.11). */
const TEXT = 4.5;
const LINE = 3;

/**
 * A light theme around one colour. Every pair that stands on the other reaches its contrast, whatever the
 * colour: the accent keeps its hue and is darkened as far as links on the page need it.
 */
export function themeColours(colour: string): ThemeColours {
  const given = lookOf(colour);
  const { hue } = given;
  const isGrey = given.chroma < 0.02;
  const tint = (lightness: number, chroma: number) => ({ lightness, chroma: isGrey ? 0 : chroma, hue });

  const background = hexOf(tint(0.98, 0.008));
  const surface = hexOf(tint(0.997, 0.002));
  const sunken = hexOf(tint(0.95, 0.016));
  const page = [background, surface, sunken];
  const accentSoft = hexOf(tint(0.94, 0.035));
  const accent = readable(
    { ...given, lightness: Math.min(given.lightness, 0.62) },
    [...page, accentSoft],
    TEXT,
  );
  const accentStrong = shifted(accent, page);
  const highlight = hexOf({ lightness: 0.84, chroma: 0.13, hue: isGrey ? 80 : warmBeside(hue) });
  const inverse = hexOf(tint(0.27, 0.045));

  const signal = (of: number, chroma: number) => {
    const soft = hexOf({ lightness: 0.955, chroma: 0.03, hue: of });
    return { strong: readable({ lightness: 0.52, chroma, hue: of }, [...page, soft], TEXT), soft };
  };
  const success = signal(152, 0.11);
  const warning = signal(75, 0.11);
  const danger = signal(26, 0.17);

  return {
    background,
    surface,
    sunken,
    text: readable(tint(0.26, 0.025), [...page, accentSoft], TEXT),
    muted: readable(tint(0.48, 0.02), page, TEXT),
    accent,
    accentStrong,
    accentText: "#ffffff",
    accentSoft,
    accentSoftText: readable(lookOf(accentStrong), [accentSoft], TEXT),
    highlight,
    highlightText: readable(tint(0.28, 0.04), [highlight], TEXT),
    border: hexOf(tint(0.895, 0.018)),
    borderStrong: readable(tint(0.62, 0.02), page, LINE),
    success: success.strong,
    successSoft: success.soft,
    warning: warning.strong,
    warningSoft: warning.soft,
    danger: danger.strong,
    dangerSoft: danger.soft,
    // A ring in the accent's own hue would be lost beside a button.
    focus: readable({ lightness: 0.5, chroma: 0.19, hue: apart(hue, 262) < 40 ? 320 : 262 }, page, LINE),
    inverse,
    inverseText: hexOf(tint(0.965, 0.012)),
    rating: readable({ lightness: 0.66, chroma: 0.13, hue: 70 }, page, LINE),
  };
}

/**
 * A look made darker until it stands out from everything it may lie on; black does from all that is light.
 */
function readable(look: Look, under: readonly string[], contrast: number): string {
  for (let lightness = look.lightness; lightness > 0; lightness -= 0.01) {
    const hex = hexOf({ ...look, lightness });
    if (under.every((other) => contrastOf(hex, other) >= contrast)) return hex;
  }
  return "#000000";
}

/** The accent under the pointer: darker, or lighter where it is nearly black already. */
function shifted(accent: string, page: readonly string[]): string {
  const look = lookOf(accent);
  const lightness = look.lightness > 0.3 ? look.lightness - 0.09 : look.lightness + 0.14;
  return readable({ ...look, lightness }, [...page, "#ffffff"], TEXT);
}

/** A warm hue for savings, away from the accent's own. */
function warmBeside(hue: number): number {
  return apart(hue, 75) < 45 ? 160 : 75;
}

function apart(one: number, other: number): number {
  const distance = Math.abs(one - other) % 360;
  return Math.min(distance, 360 - distance);
}
