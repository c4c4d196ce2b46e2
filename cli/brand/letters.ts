/** One letter as strokes between 0 and 20 from top to foot line, and how wide it is. */
interface Letter {
  readonly path: string;
  readonly width: number;
}

/** Round capitals of one stroke, drawn for this command: a picture of a name may not wait for a typeface. */
const LETTERS: Readonly<Record<string, Letter>> = {
  A: { width: 16, path: "M0 20L8 0L16 20M3 13H13" },
  B: { width: 12.5, path: "M0 0V20H7a5.5 5.5 0 0 0 0-11H0M0 0H6a4.5 4.5 0 0 1 0 9" },
  C: { width: 17, path: "M17 3A10 10 0 1 0 17 17" },
  D: { width: 16, path: "M0 0V20H6a10 10 0 0 0 0-20Z" },
  E: { width: 11, path: "M11 0H0V20H11M0 10H9" },
  F: { width: 11, path: "M11 0H0V20M0 10H9" },
  G: { width: 20, path: "M17 3A10 10 0 1 0 20 10.5H12" },
  H: { width: 14, path: "M0 0V20M14 0V20M0 10H14" },
  I: { width: 0, path: "M0 0V20" },
  J: { width: 9, path: "M9 0V15.5A4.5 4.5 0 0 1 0 15.5" },
  K: { width: 13, path: "M0 0V20M13 0L0 12M4.5 8L13 20" },
  L: { width: 10, path: "M0 0V20H10" },
  M: { width: 18, path: "M0 20V0L9 13L18 0V20" },
  N: { width: 15, path: "M0 20V0L15 20V0" },
  O: { width: 20, path: "M0 10a10 10 0 1 1 20 0a10 10 0 1 1-20 0" },
  P: { width: 12, path: "M0 20V0H6.5a5.5 5.5 0 0 1 0 11H0" },
  Q: { width: 20, path: "M0 10a10 10 0 1 1 20 0a10 10 0 1 1-20 0M13 13L20 20" },
  R: { width: 13, path: "M0 20V0H6.5a5.5 5.5 0 0 1 0 11H0M6 11L13 20" },
  S: { width: 12, path: "M11.5 3A6 5 0 0 0 6 0A5 5 0 0 0 6 10A5 5 0 0 1 6 20A6 5 0 0 1 0.5 17" },
  T: { width: 14, path: "M0 0H14M7 0V20" },
  U: { width: 14, path: "M0 0V13A7 7 0 0 0 14 13V0" },
  V: { width: 16, path: "M0 0L8 20L16 0" },
  W: { width: 22, path: "M0 0L5.5 20L11 4L16.5 20L22 0" },
  X: { width: 15, path: "M0 0L15 20M15 0L0 20" },
  Y: { width: 14, path: "M0 0L7 10L14 0M7 10V20" },
  Z: { width: 13, path: "M0 0H13L0 20H13" },
  "0": { width: 13, path: "M0 10a6.5 10 0 1 1 13 0a6.5 10 0 1 1-13 0" },
  "1": { width: 5, path: "M0 4L5 0V20" },
  "2": { width: 12, path: "M0.5 4.5A5.7 5.7 0 1 1 10.5 9L0 20H12" },
  "3": { width: 12, path: "M1 0H11L5.5 8A6 6 0 1 1 0.5 16.5" },
  "4": { width: 13, path: "M10 20V0L0 14H13" },
  "5": { width: 12, path: "M11 0H2L1 9A6 6 0 1 1 0 17.5" },
  "6": { width: 12, path: "M9.5 0L1 11M0 14a6 6 0 1 1 12 0a6 6 0 1 1-12 0" },
  "7": { width: 12, path: "M0 0H12L4 20" },
  "8": { width: 12, path: "M1.5 5a4.5 5 0 1 1 9 0a4.5 5 0 1 1-9 0M0 15a6 5 0 1 1 12 0a6 5 0 1 1-12 0" },
  "9": { width: 12, path: "M0 6a6 6 0 1 1 12 0a6 6 0 1 1-12 0M11 9L2.5 20" },
  "&": { width: 12, path: "M0 10H12M6 4V16" },
  "-": { width: 8, path: "M0 10H8" },
  "'": { width: 0, path: "M0 0V5" },
  " ": { width: 5, path: "" },
};

const GAP = 6.5;

/**
 * Letters of a name that can be drawn, without accents; those of `otherwise` for a name in another script.
 */
export function lettersOf(name: string, otherwise: string): readonly Letter[] {
  const [letters = []] = [name, otherwise]
    .map(drawn)
    .filter((found) => found.some(({ path }) => path !== ""));
  return letters;
}

/** Letters side by side from `x`, their top at `y`: strokes for one group, and where they end. */
export function setLetters(letters: readonly Letter[], x: number, y: number) {
  let at = x;
  const strokes = letters.flatMap(({ path, width }) => {
    const from = at;
    at += width + GAP;
    return path === "" ? [] : [`<path transform="translate(${rounded(from)} ${y})" d="${path}"/>`];
  });
  return { strokes, end: rounded(at - GAP) };
}

function drawn(text: string): Letter[] {
  const plain = text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replaceAll("ß", "ss")
    .toUpperCase();
  return [...plain].flatMap((letter) => LETTERS[letter] ?? []);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
