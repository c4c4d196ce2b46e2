const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Codes of two letters that are a country's, and no other way to write one (`UK`). */
export const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => new Intl.Locale(`und-${code}`).region === code,
);

/** English names of countries, and the code of each. */
const codes = new Map<string, string>();
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** What an English name is the name of (`Germany (DE)`), when it is that of another country than `code`. */
export function nameOfOther(name: string, code: string): string | undefined {
  if (codes.size === 0)
    for (const region of REGIONS) {
      const known = names.of(region);
      if (known !== undefined) codes.set(known, region);
    }
  const other = codes.get(name);
  return other === undefined || other === code ? undefined : `${name} (${other})`;
}
