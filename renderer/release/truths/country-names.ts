/** English names of countries, and the code of each. */
const codes = new Map<string, string>();
const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** What an English name is the name of (`Germany (DE)`), when it is that of another country than `code`. */
export function nameOfOther(name: string, code: string): string | undefined {
  if (codes.size === 0)
    for (const first of LETTERS)
      for (const second of LETTERS) {
        const region = first + second;
        const known = names.of(region);
        if (known !== undefined && new Intl.Locale(`und-${region}`).region === region)
          codes.set(known, region);
      }
  const other = codes.get(name);
  return other === undefined || other === code ? undefined : `${name} (${other})`;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
