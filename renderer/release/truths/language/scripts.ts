/**
 * Scripts of Unicode that a language is written in, the way CLDR has it; none for a tag that is no language
 * tag.
 */
export function scriptsOf(tag: string): readonly string[] {
  try {
    const { script = "Latn" } = new Intl.Locale(tag).maximize();
    return SEVERAL[script] ?? [script];
  } catch {
    return [];
  }
}

/** Scripts of ISO 15924 that stand for several of Unicode, or for a manner of one. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  Aran: ["Arab"],
  Hans: ["Hani"],
  Hant: ["Hani"],
  Jpan: ["Hira", "Kana", "Hani"],
  Kore: ["Hang", "Hani"],
};
