import { createMemory } from "../../memory/memory.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { orWaived, type SuspectedOwner, type Suspicion } from "../json/waivable-rules.ts";
import { type Entries, type MessageEntry, writtenText } from "./message-entry.ts";
import { isNameId, wordsIn } from "./same-as-english.ts";
import { type Languages, NOTHING_SAID, type SpokenMessages } from "./spoken-messages.ts";
import { lettersIn } from "./turned/letters-in.ts";

/** So many texts of several words are not the same in two languages by chance. */
const FEWEST = 3;
/** Words from which a text is not the same in two languages by chance. */
const WORDS = 3;
/** In how many messages English says a word that is common, and a language one that it has not. */
const COMMON = 10;
const FOREIGN = 2;

/** Tells texts that a language says in English, of everybody's words (`own` is `shared`) or of a brand's. */
export type EnglishCheck = (
  shared: Languages,
  own: Languages,
  tagOf: (locale: string) => string,
  brand?: string,
) => readonly Suspicion<Finding>[];

/**
 * Texts that stand in a language in English: word for word as English says them, be it there or in another
 * message, or in several words that English is full of and the language does not know. Told once for each
 * namespace of a language, at the first of them.
 */
export function createEnglishCheck(): EnglishCheck {
  const common = createMemory<ReadonlySet<string>>();
  const foreign = createMemory<ReadonlySet<string>>();
  const texts = createMemory<ReadonlySet<string>>();
  const found = createMemory<readonly string[]>();
  return (shared, own, tagOf, brand) => {
    const english = shared.get("en") ?? NOTHING_SAID;
    const ownEnglish = own.get("en") ?? NOTHING_SAID;
    const said = texts([english, ownEnglish], () => textsOf([english, ownEnglish]));
    const usual = common([english], () => commonWords(english));
    return [...own].flatMap(([locale, spoken]) => {
      // What is English itself is not asked.
      if (locale === "en" || /^en\b/.test(tagOf(locale))) return [];
      const everybody = shared.get(locale) ?? NOTHING_SAID;
      const words = foreign([everybody, usual], () => unknownWords(everybody, usual));
      const others = [...own].flatMap(([name, { all }]) => (name === "en" || name === locale ? [] : [all]));
      const read = {
        locale,
        english: said,
        originals: [ownEnglish.all, english.all],
        foreign: words,
        others,
      };
      const owner: SuspectedOwner =
        brand === undefined ? { kind: "language", id: locale } : { kind: "brand", id: brand };
      return [...spoken.namespaces.values()].flatMap((entries) => {
        const left = found([locale, entries, said, words, ...others], () =>
          [...entries.keys()].filter((id) => isEnglish(entries, id, read)),
        );
        return left.length > 0 ? [suspicionOf(left, entries, locale, owner)] : [];
      });
    });
  };
}

interface Read {
  readonly locale: string;
  /** Every text that is said in English. */
  readonly english: ReadonlySet<string>;
  readonly originals: readonly Entries[];
  /** Words of English that the language does not say. */
  readonly foreign: ReadonlySet<string>;
  /** What the other languages say. */
  readonly others: readonly Entries[];
}

function suspicionOf(
  ids: readonly string[],
  entries: Entries,
  locale: string,
  owner: SuspectedOwner,
): Suspicion<Finding> {
  const rule = "rule.left-in-english";
  const tell = (left: readonly string[]) => {
    const [id = ""] = left;
    const source = entries.get(id)?.source;
    if (!source) return undefined;
    const spoken = [...entries].filter(
      ([each, { result }]) => !isNameId(each) && wordsIn(result.message) > 1,
    ).length;
    const isWhole = left.length >= FEWEST && left.length >= spoken;
    const more = left.length > 1 ? `, and so are ${left.length - 1} more` : "";
    const message = isWhole
      ? `Every text here says in ${locale} what it says in English.`
      : `"${id}" is in English in ${locale}${more}.`;
    const mend = `Translate ${isWhole ? "them" : "it"} to ${locale}, or take ${isWhole ? "them" : "it"} out: English stands in.`;
    // Nobody means a whole file to be in English.
    const suggestion = isWhole ? mend : orWaived(mend, { rule, owner, of: left });
    return createFinding(source, [id], { code: "copied-language", message, suggestion, severity: "warning" });
  };
  return { rule, owner, of: ids, tell };
}

function isEnglish(entries: Entries, id: string, { english, originals, foreign, others }: Read): boolean {
  const text = writtenText(entries, id);
  const entry = entries.get(id);
  const original = originals.find((each) => each.has(id));
  // Of a text that asks for other values than English that is told.
  if (!entry || !original || isNameId(id)) return false;
  if (original.get(id)?.result.arguments.join() !== entry.result.arguments.join()) return false;
  const words = wordsOf(entry);
  const strange = words.filter((word) => foreign.has(word)).length;
  // Two words may well be the same in both: "Hotels in {city}" is Dutch too. What English says elsewhere is
  // not.
  const isOwn = originals.some((each) => writtenText(each, id) === text);
  const least = isOwn && words.length < WORDS ? words.length : 1;
  if (english.has(text) && words.length > 1 && strange >= least) return !isEverywhere(id, text, others);
  return new Set(words.filter((word) => foreign.has(word))).size >= WORDS;
}

/** What most languages leave as it is, is a name. */
function isEverywhere(id: string, text: string, others: readonly Entries[]): boolean {
  const same = others.filter((entries) => writtenText(entries, id) === text).length;
  return (same + 1) * 2 > others.length + 2;
}

function textsOf(spoken: readonly SpokenMessages[]): ReadonlySet<string> {
  return new Set(spoken.flatMap(({ all }) => [...all.keys()].map((id) => writtenText(all, id))));
}

function commonWords(english: SpokenMessages): ReadonlySet<string> {
  return new Set([...countWords(english)].flatMap(([word, count]) => (count >= COMMON ? word : [])));
}

/** Common words of English that a language says hardly ever, and most likely where it was left in English. */
function unknownWords(spoken: SpokenMessages, common: ReadonlySet<string>): ReadonlySet<string> {
  const counts = countWords(spoken, common);
  return new Set([...common].filter((word) => (counts.get(word) ?? 0) <= FOREIGN));
}

/** In how many messages each word is said. */
function countWords({ all }: SpokenMessages, only?: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const entry of all.values())
    for (const word of new Set(wordsOf(entry)))
      if (!only || only.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const split = new WeakMap<MessageEntry, readonly string[]>();

/** The words of a message, the parts of those with a hyphen each for itself. */
function wordsOf(entry: MessageEntry): readonly string[] {
  const known = split.get(entry);
  if (known) return known;
  const words = lettersIn(entry).flatMap((word) => (word.includes("-") ? word.split("-") : word));
  const own = words.filter(({ length }) => length > 1);
  split.set(entry, own);
  return own;
}
