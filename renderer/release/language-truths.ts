import type { Language } from "#schemas";
import type { PathProblem } from "./path-problem.ts";

/** What Unicode contradicts in the record of a language (LOC-02): the side its script starts from. */
export function checkLanguage({ contentLanguage, rtl }: Language): PathProblem[] {
  if (contentLanguage === undefined) return [];
  const { script = "" } = new Intl.Locale(contentLanguage).maximize();
  const isRightToLeft = RIGHT_TO_LEFT.has(script);
  if (rtl === isRightToLeft) return [];
  const message = `${contentLanguage} is written from ${isRightToLeft ? "right to left" : "left to right"}.`;
  return [{ path: ["rtl"], code: "untrue", message, suggestion: `Write ${isRightToLeft}.` }];
}

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
]);
