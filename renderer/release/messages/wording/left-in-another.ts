import { createMemory } from "../../../memory/memory.ts";
import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import type { JsonFile } from "../../json/json-file.ts";
import { orWaived, type SuspectedOwner, type Suspicion } from "../../json/waivable-rules.ts";
import type { Entries } from "../message-entry.ts";
import { isNameId } from "../same-as-english.ts";
import type { Languages, SpokenMessages } from "../spoken-messages.ts";
import { lettersIn } from "../turned/letters-in.ts";

/** Messages from which a language shows which words it has. */
const ENOUGH = 300;
/** Words of a text that tell its language, and in how many messages a language says none of its own. */
const WORDS = 6;
const FOREIGN = 2;
/** So much of a text is known to the language it is in, and no more than so much to the one it stands in. */
const KNOWN = 0.7;
const STRANGE = 0.6;
/** So many words are the other language's alone. */
const ALONE = 4;

type Counts = ReadonlyMap<string, number>;

/** Tells texts in another language of everybody's words (`own` is `shared`) or of a brand's. */
export type OtherLanguageCheck = (
  shared: Languages,
  own: Languages,
  tagOf: (locale: string) => string,
  brand?: string,
) => readonly Suspicion<Finding>[];

/** A text whose language hardly knows its words. */
interface Strange {
  readonly id: string;
  readonly source: JsonFile;
  readonly words: readonly string[];
}

/**
 * Texts in the words of a language that is neither theirs nor English: most of them that language says in
 * other messages, and theirs says many of them nowhere else.
 */
export function createOtherLanguageCheck(): OtherLanguageCheck {
  const counted = createMemory<Counts>();
  const found = createMemory<readonly Strange[]>();
  return (shared, own, tagOf, brand) => {
    const known = new Map(
      [...shared].flatMap(([locale, said]) =>
        said.all.size < ENOUGH ? [] : [[locale, counted([said], () => countWords(said))] as const],
      ),
    );
    const here = brand === undefined ? 1 : 0;
    return [...own].flatMap(([locale, { all }]) => {
      const counts = known.get(locale);
      if (!counts) return [];
      const base = baseOf(tagOf(locale));
      const others = [...known].filter(([other]) => other !== "en" && baseOf(tagOf(other)) !== base);
      const owner: SuspectedOwner =
        brand === undefined ? { kind: "language", id: locale } : { kind: "brand", id: brand };
      return found([all, counts], () => strangeTexts(all, counts, here)).flatMap((text) => {
        const other = others.find(([, theirs]) => isIn(text.words, counts, theirs, here))?.[0];
        return other === undefined ? [] : [suspicionOf(text, locale, other, owner)];
      });
    });
  };
}

function countWords({ all }: SpokenMessages): Counts {
  const counts = new Map<string, number>();
  for (const entry of all.values())
    for (const word of new Set(lettersIn(entry))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** `here` is 1 where the texts themselves are counted. */
function strangeTexts(entries: Entries, counts: Counts, here: number): readonly Strange[] {
  return [...entries].flatMap(([id, entry]): Strange[] => {
    const letters = lettersIn(entry);
    if (letters.length < WORDS) return [];
    let strange = 0;
    for (const word of letters) if ((counts.get(word) ?? 0) <= here) strange++;
    if (strange < ALONE || isNameId(id)) return [];
    const words = [...new Set(letters)];
    const isKnown = words.length < WORDS || shareOf(words, counts, here) > STRANGE;
    return isKnown ? [] : [{ id, source: entry.source, words }];
  });
}

function isIn(words: readonly string[], counts: Counts, theirs: Counts, here: number): boolean {
  const alone = words.filter(
    (word) => (theirs.get(word) ?? 0) >= FOREIGN && (counts.get(word) ?? 0) <= here,
  ).length;
  return alone >= ALONE && shareOf(words, theirs, 0) >= KNOWN;
}

/** How much of a text's words a language says in more than `but` messages. */
function shareOf(words: readonly string[], counts: Counts, but: number): number {
  return words.filter((word) => (counts.get(word) ?? 0) > but).length / words.length;
}

function suspicionOf(
  { id, source }: Strange,
  locale: string,
  other: string,
  owner: SuspectedOwner,
): Suspicion<Finding> {
  const rule = "rule.other-language";
  const message = `"${id}" is in ${other}, and this is ${locale}.`;
  const mend = `Translate it to ${locale}, or take it out: English stands in.`;
  const suggestion = orWaived(mend, { rule, owner, of: [id] });
  const words = { code: "copied-language", message, suggestion, severity: "warning" } as const;
  const tell = (left: readonly string[]) =>
    left.length > 0 ? createFinding(source, [id], words) : undefined;
  return { rule, owner, of: [id], tell };
}

function baseOf(tag: string): string {
  return tag.split("-", 1)[0] ?? "";
}
