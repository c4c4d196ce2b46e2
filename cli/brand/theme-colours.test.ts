import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrastOf, hexOf, lookOf } from "./colour.ts";
import { type ThemeColours, themeColours } from "./theme-colours.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const page = ["background", "surface", "sunken"] as const;
type Name = keyof ThemeColours;

const textPairs: readonly (readonly [Name, Name])[] = [
  ...(["text", "muted", "accent", "danger", "success", "warning"] as const).flatMap((text) =>
    page.map((under) => [text, under] as const),
  ),
  ["accentText", "accent"],
  ["accentText", "accentStrong"],
  ["accentSoftText", "accentSoft"],
  ["text", "accentSoft"],
  ["accent", "accentSoft"],
  ["highlightText", "highlight"],
  ["success", "successSoft"],
  ["warning", "warningSoft"],
  ["danger", "dangerSoft"],
  ["inverseText", "inverse"],
];
const linePairs = (["borderStrong", "focus", "rating"] as const).flatMap((line) =>
  page.map((under) => [line, under] as const),
);

describe("colours of a theme", () => {
  it("reach 4.5 for text and 3 for lines around any colour", () => {
    fc.assert(
      fc.property(colour, (given) => {
        const theme = themeColours(given);
        for (const hex of Object.values(theme)) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
        for (const [text, under] of textPairs)
          expect(contrastOf(theme[text], theme[under]), `${text} on ${under}`).toBeGreaterThanOrEqual(4.5);
        for (const [line, under] of linePairs)
          expect(contrastOf(theme[line], theme[under]), `${line} on ${under}`).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 300 },
    );
  });

  it("keep a colour that is readable as it is, and the hue of one that is not", () => {
    expect(themeColours("#1f4fa3").accent).toBe("#1f4fa3");
    const bright = themeColours("#ffcc00").accent;
    expect(Math.abs(lookOf(bright).hue - lookOf("#ffcc00").hue)).toBeLessThan(8);
  });

  it("differ under the pointer", () => {
    fc.assert(
      fc.property(colour, (given) => {
        const { accent, accentStrong } = themeColours(given);
        expect(accentStrong).not.toBe(accent);
      }),
      { numRuns: 100 },
    );
  });
});

describe("colour", () => {
  it("comes back from its look within a rounding step", () => {
    fc.assert(
      fc.property(colour, (given) => {
        const back = hexOf(lookOf(given));
        for (const at of [1, 3, 5])
          expect(Math.abs(channel(back, at) - channel(given, at))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("contrasts as WCAG says", () => {
    expect(contrastOf("#000000", "#ffffff")).toBe(21);
    expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrastOf("#777777", "#777777")).toBe(1);
  });
});

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16);
}
