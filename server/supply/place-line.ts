/** Parts of a place, smallest first, with the comma of the language between them (LOC-03): `Deira، Dubai`. */
export function placeLine(locale: string, ...parts: readonly string[]): string {
  return parts.join(COMMAS[locale] ?? ", ");
}

const COMMAS: Readonly<Record<string, string>> = { ar: "، ", ja: "、" };
