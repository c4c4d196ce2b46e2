import { lettersOf, setLetters } from "./letters.ts";
import type { ThemeColours } from "./theme-colours.ts";

/** Outlines of a mark in a square of 48; a brand gets one by its id. */
const SHAPES = [
  `<circle cx="24" cy="24" r="24"`,
  `<rect width="48" height="48" rx="13"`,
  `<path d="M0 24a24 24 0 0 1 48 0v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8Z"`,
  `<path d="M8 0h32a8 8 0 0 1 8 8v16a24 24 0 0 1-48 0V8a8 8 0 0 1 8-8Z"`,
];

/**
 * What a drawing is coloured with: the shape, the letter on it, the line under the letter, and the name
 * beside it.
 */
interface Ink {
  readonly shape: string;
  readonly letter: string;
  readonly line: string;
  readonly name: string;
}

/** Mark, wordmarks and tab icon of a brand by file name, drawn from its name and colours. */
export function brandDrawings(id: string, name: string, colours: ThemeColours): ReadonlyMap<string, string> {
  const onLight: Ink = {
    shape: colours.accent,
    letter: colours.accentText,
    line: colours.highlight,
    name: colours.text,
  };
  const onDark: Ink = {
    shape: colours.accentSoft,
    letter: colours.inverse,
    line: colours.accent,
    name: colours.inverseText,
  };
  return new Map([
    ["mark.svg", mark(id, name, onLight)],
    ["favicon.svg", mark(id, name, onLight)],
    ["logo.svg", wordmark(id, name, onLight)],
    ["logo-on-dark.svg", wordmark(id, name, onDark)],
  ]);
}

function mark(id: string, name: string, ink: Ink): string {
  return svg(48, name, emblem(id, name, ink));
}

function wordmark(id: string, name: string, ink: Ink): string {
  const { strokes, end } = setLetters(lettersOf(name, id), 63, 14);
  return svg(end + 3, name, [
    ...emblem(id, name, ink),
    `<g fill="none" stroke="${ink.name}" stroke-linecap="round" stroke-linejoin="round" stroke-width="3">`,
    ...strokes.map((stroke) => `  ${stroke}`),
    "</g>",
  ]);
}

function emblem(id: string, name: string, { shape, letter, line }: Ink): readonly string[] {
  const [initial] = lettersOf(name, id);
  const number = [...id].reduce((sum, character) => sum * 31 + (character.codePointAt(0) ?? 0), 7) % 1009;
  const { strokes } = setLetters(initial ? [initial] : [], 24 - (initial?.width ?? 0) / 2, 11.5);
  return [
    `${SHAPES[number % SHAPES.length]} fill="${shape}"/>`,
    `<g fill="none" stroke="${letter}" stroke-linecap="round" stroke-linejoin="round" stroke-width="3.6">`,
    ...strokes.map((stroke) => `  ${stroke}`),
    "</g>",
    `<path d="M17 39H31" fill="none" stroke="${line}" stroke-linecap="round" stroke-width="3"/>`,
  ];
}

function svg(width: number, name: string, lines: readonly string[]): string {
  const label = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const inside = lines.map((line) => `  ${line}`).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" role="img" aria-label="${label}">\n${inside}\n</svg>\n`;
}
