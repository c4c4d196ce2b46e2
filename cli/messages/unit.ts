/** A message as translators see it. */
export interface Unit {
  /** Message id; a brand's own words are `<brand>/<id>`. */
  readonly key: string;
  /** English words, as ICU writes them. */
  readonly source: string;
  /** Words in the language; undefined until there are some. */
  readonly target?: string;
  /** English words when they were translated, where they differ now. */
  readonly changedFrom?: string;
  /** What is given to it: `{nights}, <b>`. */
  readonly values: readonly string[];
  /** Where it is used: files with lines. */
  readonly places: readonly string[];
}

/** What a translated file says of one message. */
export interface TranslatedUnit {
  readonly key: string;
  /** English words that were translated. */
  readonly source: string;
  readonly target: string;
  /** Whether the file says that somebody must look again. */
  readonly isUnsure: boolean;
  /** Line of the words in the file. */
  readonly line: number;
}

/** A translated file. */
export interface TranslatedFile {
  /** BCP 47 tag or key of the language. */
  readonly language: string;
  readonly units: readonly TranslatedUnit[];
}

/** The file of `config/` that holds a key in a language. */
export function fileOf(key: string, locale: string): string {
  const [brand, id = ""] = key.includes("/") ? key.split("/") : [undefined, key];
  const folder = brand === undefined ? "config" : `config/brands/${brand}`;
  return `${folder}/messages/${locale}/${id.split(".", 1)[0]}.json`;
}

/** The message id of a key. */
export function idOf(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}
