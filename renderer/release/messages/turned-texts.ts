import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { orWaived, type SuspectedOwner, type Suspicion } from "../json/waivable-rules.ts";
import { type Entries, writtenText } from "./message-entry.ts";
import { saidWords } from "./said-words.ts";
import { isNameId } from "./same-as-english.ts";

/** A text of one language, how its words begin, and how those do that other languages say in its place. */
interface Text {
  readonly id: string;
  readonly own: ReadonlySet<string>;
  readonly elsewhere: ReadonlySet<string>;
}

/** Beginnings of words of one message, and in how many languages each is said. */
type Beginnings = ReadonlyMap<string, number>;

/**
 * Two texts of one namespace that changed places in one language: each begins its words as other languages
 * begin those of the other ("Statistik", "statistics", "estadísticas"), and none of its words as they do
 * its own. Or, of two with the same start of their ids, or of a brand's few, the longer one is by far the
 * shorter one here and nowhere else: a title and its text. Words in other letters than Latin ones are not
 * compared. Of a `brand`, texts are its own.
 */
export function turnedTexts(
  byLocale: ReadonlyMap<string, Entries>,
  brand?: string,
): readonly Suspicion<Finding>[] {
  const words = beginningsIn(byLocale);
  const counts = countBeginnings(words);
  const lengths = lengthsIn(byLocale);
  return [...byLocale].flatMap(([locale, entries]) => {
    const pairs = [
      ...turnedWords(words.get(locale) ?? new Map(), counts),
      ...turnedLengths(locale, lengths, brand !== undefined),
    ];
    const told = new Set<string>();
    const owner: SuspectedOwner =
      brand === undefined ? { kind: "language", id: locale } : { kind: "brand", id: brand };
    return pairs.flatMap(([one, two]): Suspicion<Finding>[] => {
      const [own, other] = [entries.get(one), entries.get(two)];
      // Of texts that ask for other values that is told; two that changed places and more are told in part.
      if (!own || !other || told.has(one) || told.has(two)) return [];
      if (own.result.arguments.join() !== other.result.arguments.join()) return [];
      told.add(one).add(two);
      const message = `In ${locale}, "${one}" says what "${two}" says in other languages, and that one what this says there.`;
      const suspected = { rule: "rule.turned-texts", owner, of: [one, two] } as const;
      const suggestion = orWaived("Let the two change places.", suspected);
      const words = { code: "words-of-another", message, suggestion, severity: "warning" } as const;
      // Whoever means one of them means both to stand where they do.
      const tell = (left: readonly string[]) =>
        left.length === 2 ? createFinding(own.source, [one], words) : undefined;
      return [{ ...suspected, tell }];
    });
  });
}

type Pair = readonly [string, string];

function turnedWords(own: ReadonlyMap<string, ReadonlySet<string>>, counts: ReadonlyMap<string, Beginnings>) {
  // Nearly every text has some word that begins elsewhere as here; only the others are looked at.
  const odd = [...own].flatMap(([id, words]): Text[] => {
    const said = counts.get(id);
    if (!said || words.size === 0 || [...words].some((word) => (said.get(word) ?? 0) > 1)) return [];
    return [{ id, own: words, elsewhere: new Set([...said.keys()].filter((word) => !words.has(word))) }];
  });
  return odd.flatMap((one, index): Pair[] => {
    const other = odd.slice(index + 1).find((each) => isSaidFor(one, each) && isSaidFor(each, one));
    return other ? [[one.id, other.id]] : [];
  });
}

function isSaidFor({ own }: Text, { elsewhere }: Text): boolean {
  return [...own].some((word) => elsewhere.has(word));
}

/** Letters that words of one root mostly have in common. */
const LETTERS = 5;

function beginningsIn(byLocale: ReadonlyMap<string, Entries>): ReadonlyMap<string, Map<string, Set<string>>> {
  return new Map(
    [...byLocale].map(([locale, entries]) => {
      const texts = [...entries].filter(([id]) => !isLookedAtElsewhere(id));
      return [locale, new Map(texts.map(([id, { result }]) => [id, beginnings(saidWords(result.message))]))];
    }),
  );
}

/** A Latin letter, with marks or without: other texts have no beginnings. */
const LATIN = /[a-z\u00c0-\u024f]/i;
const MARKED = /[^\0-\x7f]/;

function beginnings(text: string): Set<string> {
  if (!LATIN.test(text)) return new Set();
  const bare = MARKED.test(text) ? text.normalize("NFD").replace(/\p{M}/gu, "") : text;
  const words =
    bare
      .toLowerCase()
      .replaceAll("k", "c")
      .match(/[a-z]{5,}/g) ?? [];
  return new Set(words.map((word) => word.slice(0, LETTERS)));
}

function countBeginnings(words: ReadonlyMap<string, Map<string, Set<string>>>): Map<string, Beginnings> {
  const counts = new Map<string, Map<string, number>>();
  for (const texts of words.values())
    for (const [id, own] of texts) {
      const count = counts.get(id) ?? new Map<string, number>();
      counts.set(id, count);
      for (const word of own) count.set(word, (count.get(word) ?? 0) + 1);
    }
  return counts;
}

/** Names are compared with those of CLDR, and subjects of mails with the words of the mail. */
function isLookedAtElsewhere(id: string): boolean {
  return isNameId(id) || /^mail\..+\.subject$/.test(id);
}

/** How many times as long as the other a text is that nobody takes for it. */
const TIMES = 2.5;
/** So many languages say it by less. */
const MANY = 6;
const TIMES_OF_MANY = 2;
/** A text and its title are longer than names and buttons, whose lengths say little. */
const LEAST_SIGNS = 24;

type Lengths = ReadonlyMap<string, number>;

function lengthsIn(byLocale: ReadonlyMap<string, Entries>): ReadonlyMap<string, Lengths> {
  return new Map(
    [...byLocale].map(([locale, entries]) => [
      locale,
      new Map([...entries.keys()].map((id) => [id, writtenText(entries, id).length])),
    ]),
  );
}

/** Texts of which each may stand for any other: the few of a brand, for which a place among all is found. */
const FEW = 40;

function turnedLengths(
  locale: string,
  lengths: ReadonlyMap<string, Lengths>,
  isOfBrand: boolean,
): readonly Pair[] {
  const own = lengths.get(locale) ?? new Map<string, number>();
  const others = [...lengths].flatMap(([name, each]) => (name === locale ? [] : [each]));
  const all = [...own.keys()];
  return (isOfBrand && all.length <= FEW ? [all] : groupsOf(all)).flatMap((ids) =>
    ids.flatMap((one, index) =>
      ids.slice(index + 1).flatMap((two): Pair[] => {
        const times = timesAsLong(own, one, two);
        if (times === undefined || (times < TIMES && times > 1 / TIMES)) return [];
        const there = others.flatMap((each) => timesAsLong(each, one, two) ?? []);
        const least = there.length < MANY ? TIMES : TIMES_OF_MANY;
        const isTurned = there.every((each) => (times > 1 ? each < 1 / least : each > least));
        return there.length > 1 && isTurned ? [[one, two]] : [];
      }),
    ),
  );
}

/** Ids that only end otherwise. */
function groupsOf(ids: readonly string[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const start = id.replace(/[^.-]*$/, "");
    const group = groups.get(start);
    if (group) group.push(id);
    else groups.set(start, [id]);
  }
  return [...groups.values()];
}

function timesAsLong(lengths: Lengths, one: string, two: string): number | undefined {
  const [own, other] = [lengths.get(one), lengths.get(two)];
  if (!own || !other || Math.max(own, other) < LEAST_SIGNS) return undefined;
  return own / other;
}
