import { once } from "../../../memory/once.ts";
import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import type { Entries } from "../message-entry.ts";

/**
 * Names of languages that are CLDR's of another one in the language of `tag`, in capitals or not; two that
 * changed places are told once. In other languages than English, one that was copied from another label is
 * told as that. `tagOf` gives the tag of a locale: `my` is Malay, `ms`.
 */
export function turnedLanguages(
  tag: string,
  entries: Entries,
  tagOf: (locale: string) => string,
): readonly Finding[] {
  const told = new Set<string>();
  return [...entries].flatMap(([id, { result, source }]): Finding[] => {
    const [, locale] = LANGUAGE.exec(id) ?? [];
    if (locale === undefined || typeof result.message !== "string") return [];
    const own = baseOf(tagOf(locale));
    const { names, owners } = namesIn(tag);
    const name = names.get(own);
    const other = owners.get(plain(result.message));
    if (name === undefined || other === undefined || other === own || told.has(own)) return [];
    if (baseOf(tag) !== "en" && isSaidTwice(result.message, entries)) return [];
    told.add(other);
    const message = `"${id}" says "${result.message}", which is the name of the language "${other}".`;
    const words = { code: "untrue", message, suggestion: `Write "${name}".`, severity: "warning" } as const;
    return [createFinding(source, [id], words)];
  });
}

function isSaidTwice(said: string, entries: Entries): boolean {
  return [...entries.values()].filter(({ result }) => result.message === said).length > 1;
}

const LANGUAGE = /^languages\.([a-z]{2,3}(?:-[A-Za-z]+)?)$/;

/** What a language calls others: by their codes, and whose each name is; one that two have says nothing. */
const namesIn = once(
  (
    tag: string,
  ): { readonly names: ReadonlyMap<string, string>; readonly owners: ReadonlyMap<string, string> } => {
    const said = displayNames(tag);
    const names = new Map(
      CODES.flatMap((code) => {
        const name = said?.of(code);
        return name === undefined ? [] : [[code, name] as const];
      }),
    );
    const owners = new Map<string, string>();
    for (const [code, name] of names) owners.set(plain(name), owners.has(plain(name)) ? "" : code);
    return { names, owners: new Map([...owners].filter(([, code]) => code !== "")) };
  },
);

/** Languages of two letters that many speak or learn. */
const CODES = (
  "af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km " +
  "kn ko ku ky lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps pt ro ru sd si sk sl so sq sr sv sw ta te tg th " +
  "tk tr uk ur uz vi zh zu"
).split(" ");

function displayNames(tag: string): Intl.DisplayNames | undefined {
  try {
    return new Intl.DisplayNames([tag], { type: "language", fallback: "none" });
  } catch {
    // A language that Intl does not know is told of at its file.
    return undefined;
  }
}

function plain(name: string): string {
  return name.normalize("NFC").toLowerCase().trim();
}

function baseOf(tag: string): string {
  return tag.split("-", 1)[0] ?? "";
}
