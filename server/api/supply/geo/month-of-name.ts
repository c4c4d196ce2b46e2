import { normalise } from "../../../search/normalise.ts";

/**
 * The month a word names in a language, whole or short, 1 to 12; null when it names none. Normalised text in.
 */
export function monthOfName(word: string, language: string): number | null {
  const known = names.get(language) ?? namesOf(language);
  names.set(language, known);
  return known.get(word) ?? null;
}

const names = new Map<string, ReadonlyMap<string, number>>();

function namesOf(language: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const styles = [
    { month: "long" },
    { month: "short" },
    { month: "long", day: "numeric" },
  ] satisfies Intl.DateTimeFormatOptions[];
  for (const style of styles) {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC", calendar: "gregory" });
    for (let month = 1; month <= 12; month += 1) {
      const parts = format.formatToParts(new Date(Date.UTC(2026, month - 1, 15)));
      const name = normalise(parts.find(({ type }) => type === "month")?.value ?? "");
      // Where months are counted, as in Japanese, their names say nothing that figures do not.
      if (name !== "" && !/\d/.test(name)) found.set(name, month);
    }
  }
  return found;
}
