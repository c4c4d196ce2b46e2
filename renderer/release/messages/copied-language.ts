import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { type Entries, writtenText } from "./message-entry.ts";

/** Languages so near that they may well say the same. */
const NEAR: readonly (readonly [string, string])[] = [["id", "my"]];
/** Languages of one family, which say short things alike. */
const AKIN: readonly (readonly string[])[] = [["es", "it", "pt"]];
/** Words from which two languages do not say the same by chance, and from which two of one family do not. */
const WORDS = 3;
const WORDS_AKIN = 5;
/** A text of fewer words, all of so many letters, is copied where only the other language has its words. */
const WORDS_SHORT = 2;
const LETTERS = 4;

type Said = ReadonlyMap<string, Entries>;

/**
 * Messages of one namespace that two languages say word for word alike: one of them was copied. Which one,
 * its other words tell: `wordsOf` gives those a language uses elsewhere.
 */
export function copiedLanguage(byLocale: Said, wordsOf: (locale: string) => ReadonlySet<string>): Finding[] {
  const others = [...byLocale].filter(([locale]) => locale !== "en");
  const owners = new Map<string, string>();
  const copies = new Map<string, string[]>();
  for (const [locale, entries] of others)
    for (const id of entries.keys()) {
      const text = writtenText(entries, id);
      const words = wordsIn(text).length;
      if (words < WORDS_SHORT) continue;
      const key = `${id} ${text}`;
      const owner = owners.get(key);
      owners.set(key, owner ?? locale);
      if (owner === undefined || isNear(owner, locale)) continue;
      if (words < WORDS_AKIN && areBoth(AKIN, owner, locale)) continue;
      if (words < WORDS && !isOfOne(text, wordsOf(owner), wordsOf(locale))) continue;
      const pair = `${owner} ${locale}`;
      copies.set(pair, [...(copies.get(pair) ?? []), id]);
    }
  return [...copies].flatMap(([pair, ids]) => {
    const [one = "", two = ""] = pair.split(" ");
    const texts = ids.map((id) => writtenText(byLocale.get(one), id)).join(" ");
    const isTheirs = share(texts, wordsOf(one)) >= share(texts, wordsOf(two));
    const [right, copied] = isTheirs ? [one, two] : [two, one];
    const [id = ""] = ids;
    const source = byLocale.get(copied)?.get(id)?.source;
    if (!source) return [];
    const more = ids.length > 1 ? `, and ${ids.length - 1} more` : "";
    const message = `"${id}" says in ${copied} word for word what it says in ${right}${more}.`;
    const suggestion = `Translate it to ${copied}, or take it out: English stands in.`;
    return [
      createFinding(source, [id], { code: "copied-language", message, suggestion, severity: "warning" }),
    ];
  });
}

/** Whether one of two languages says all words of a text elsewhere, and the other none. */
function isOfOne(text: string, one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const words = wordsIn(text);
  if (words.some((word) => word.length < LETTERS)) return false;
  const all = (own: ReadonlySet<string>) => words.every((word) => own.has(word));
  const none = (own: ReadonlySet<string>) => !words.some((word) => own.has(word));
  return (all(one) && none(other)) || (all(other) && none(one));
}

/** What two regions speak of one language, and languages that are nearly the same. */
function isNear(one: string, two: string): boolean {
  return one.split("-", 1)[0] === two.split("-", 1)[0] || areBoth(NEAR, one, two);
}

function areBoth(groups: readonly (readonly string[])[], one: string, two: string): boolean {
  return groups.some((group) => group.includes(one) && group.includes(two));
}

/** Words a language uses in some of its messages. */
export function wordsUsed(entries: Iterable<Entries>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const each of entries)
    for (const id of each.keys()) for (const word of wordsIn(writtenText(each, id))) words.add(word);
  return words;
}

function share(text: string, words: ReadonlySet<string>): number {
  const own = wordsIn(text);
  return own.filter((word) => words.has(word)).length / Math.max(1, own.length);
}

function wordsIn(text: string): readonly string[] {
  return (
    text
      .replace(/\{[^}]*\}/g, " ")
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  );
}
