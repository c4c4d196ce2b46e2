import type { Brand } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";

type Colour = keyof Brand["theme"]["colours"];

interface Pair {
  readonly over: Colour;
  readonly under: Colour;
  readonly least: number;
}

const PAGE: readonly Colour[] = ["background", "surface", "sunken"];

/** Contrast that text needs (WCAG 2.2, 1.4.3), and lines that carry meaning (1.4.11). */
const TEXT = 4.5;
const LINE = 3;

const PAIRS: readonly Pair[] = [
  ...(["text", "muted", "accent", "danger", "success", "warning"] as const).flatMap((over) =>
    PAGE.map((under) => ({ over, under, least: TEXT })),
  ),
  ...(
    [
      ["accentText", "accent"],
      ["accentText", "accentStrong"],
      ["accentSoftText", "accentSoft"],
      ["text", "accentSoft"],
      ["highlightText", "highlight"],
      ["success", "successSoft"],
      ["warning", "warningSoft"],
      ["danger", "dangerSoft"],
      ["inverseText", "inverse"],
    ] as const
  ).map(([over, under]) => ({ over, under, least: TEXT })),
  ...(["borderStrong", "focus", "rating"] as const).flatMap((over) =>
    PAGE.map((under) => ({ over, under, least: LINE })),
  ),
];

/**
 * Colours of a theme that cannot be read on what they stand on: one problem for each colour that explains the
 * most of them, or one for two that changed places.
 */
export function checkContrast({ theme }: Pick<Brand, "theme">): PathProblem[] {
  const colours: Colours = { ...theme?.colours };
  let weak: readonly (Pair & { readonly ratio: number })[] = weakPairs(colours);
  const problems: PathProblem[] = [];
  while (weak.length > 0) {
    const blamed = mostNamed(weak.flatMap(({ over, under }) => [over, under]));
    const own = weak.filter(({ over, under }) => over === blamed || under === blamed);
    const [worst] = own.sort((a, b) => a.ratio / a.least - b.ratio / b.least);
    weak = weak.filter((pair) => !own.includes(pair));
    if (!worst || blamed === undefined) break;
    const { over, under, ratio, least } = worst;
    const more = own.length > 1 ? `, and ${own.length - 1} more like it` : "";
    const message = `"${over}" on "${under}" has a contrast of ${ratio.toFixed(1)}, and needs ${least} to be read${more}.`;
    const suggestion =
      blamed === under ? `Move "${under}" away from "${over}".` : `Make "${over}" ${darker(under, colours)}.`;
    problems.push({ path: ["theme", "colours", blamed], code: "low-contrast", message, suggestion });
  }
  return problems.length > 1 ? (turnedColours(colours) ?? problems) : problems;
}

type Colours = Readonly<Partial<Record<string, string>>>;

function weakPairs(colours: Colours): readonly (Pair & { readonly ratio: number })[] {
  return PAIRS.flatMap((pair) => {
    const over = colours[pair.over];
    const under = colours[pair.under];
    if (over === undefined || under === undefined) return [];
    const ratio = contrast(over, under);
    return ratio < pair.least ? [{ ...pair, ratio }] : [];
  });
}

/** Two colours with which everything can be read once they change places. */
function turnedColours(colours: Colours): PathProblem[] | undefined {
  const names = [...new Set(weakPairs(colours).flatMap(({ over, under }) => [over, under]))];
  for (const [index, one] of names.entries())
    for (const two of names.slice(index + 1)) {
      if (weakPairs({ ...colours, [one]: colours[two], [two]: colours[one] }).length > 0) continue;
      const message = `"${one}" and "${two}" changed places: as they are, much on the page cannot be read.`;
      const words = { code: "low-contrast", message, suggestion: "Let the two change places." } as const;
      return [{ path: ["theme", "colours", one], ...words }];
    }
  return undefined;
}

/** Contrast of two colours (#rrggbb) as WCAG 2 computes it: 1 to 21. */
export function contrast(one: string, two: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function darker(under: string, colours: Colours): string {
  return luminance(colours[under] ?? "#ffffff") > 0.18 ? "darker" : "lighter";
}

/** The name that stands most often; of equals the one that came first. */
function mostNamed(names: readonly Colour[]): Colour | undefined {
  const counts = new Map<Colour, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
