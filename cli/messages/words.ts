import type { ConfigSource } from "#renderer/release";

/** Words of a language by key (`home.title`, or `<brand>/home.title`), in the order of their files. */
export function wordsIn({ texts }: Pick<ConfigSource, "texts">, locale: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [file, text] of texts) {
    const [, brand, said] = /^config\/(?:brands\/([^/]+)\/)?messages\/([^/]+)\/[^/]+\.json$/.exec(file) ?? [];
    if (said !== locale) continue;
    for (const [id, value] of Object.entries(JSON.parse(text) as Readonly<Record<string, string>>))
      if (id !== "$schema") words.set(brand === undefined ? id : `${brand}/${id}`, value);
  }
  return words;
}
