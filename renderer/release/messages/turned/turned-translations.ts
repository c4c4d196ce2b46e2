import { createMemory } from "../../../memory/memory.ts";
import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import { orWaived, type Suspicion } from "../../json/waivable-rules.ts";
import type { CleanCheck } from "../clean-words.ts";
import { type Entries, type MessageEntry, writtenText } from "../message-entry.ts";
import { saidWords } from "../said-words.ts";
import { isNameId } from "../same-as-english.ts";
import { type Languages, NOTHING_SAID } from "../spoken-messages.ts";
import { type Beginnings, englishWords, Together, type Words, wordsIn } from "./word-pairs.ts";

/** How much better two texts have to fit when they change places: 2 is all of it, 0 nothing. */
const BETTER = 1.1;
/** How many times as long as another a text is that nobody takes for it. */
const TIMES = 2;
/** How well a word has to go with one of English for a text to be looked at for it. */
const LEAST = 0.4;

/**
 * Two texts with ids that are alike, that changed places in one language: by what the language says
 * elsewhere where English says the same words, each says what English says of the other ("Accept all" and
 * "Only necessary", where "Nur" is "only" in other messages). What is `told` of either is not told again.
 */
export function createTurnedTranslations(
  unlessClean: CleanCheck,
): (shared: Languages, told: readonly Finding[]) => readonly Suspicion<Finding>[] {
  const words = createMemory<Words>();
  const found = createMemory<readonly Pair[]>();
  return (shared, told) => {
    const english = (shared.get("en") ?? NOTHING_SAID).all;
    const original = () => words([english], () => englishWords(english));
    const locales = new Map<string, string[]>();
    const turned = [...shared].flatMap(([locale, { all }]) => {
      if (locale === "en") return [];
      const pairs = found([locale, all, english], () =>
        unlessClean("turned", [all, english], [], () => {
          const turned = turnedPairs(all, english, original());
          return { found: turned, isNothing: turned.length === 0 };
        }),
      );
      for (const pair of pairs) locales.set(pair.join(" "), [...(locales.get(pair.join(" ")) ?? []), locale]);
      return pairs.map((pair) => ({ locale, all, pair }));
    });
    return turned.flatMap(({ locale, all, pair }) => {
      const saying = locales.get(pair.join(" ")) ?? [];
      // Several languages do not slip at one place: there English did.
      if (saying.length < FEWEST)
        return turnedFinding(locale, `By its other messages in ${locale}`, all, pair, told);
      const words = `By what messages say in ${saying.join(", ")}`;
      return saying[0] === locale ? turnedFinding("en", words, english, pair, told) : [];
    });
  };
}

/** In so many languages a pair is not turned by chance. */
const FEWEST = 3;

/** `told` is what is wrong with the messages already: of a text that is none of its language, that. */
function turnedFinding(
  locale: string,
  reason: string,
  entries: Entries,
  [one, two]: Pair,
  told: readonly Finding[],
): Suspicion<Finding>[] {
  const source = entries.get(one)?.source;
  const isTold = told.some(({ file, message }) => {
    const [isOne, isTwo] = [one, two].map((id) => message.includes(`"${id}"`));
    return (isOne && isTwo) || ((isOne || isTwo) && file === source?.file);
  });
  if (!source || isTold) return [];
  const other = locale === "en" ? "there" : "in English";
  const message = `${reason}, "${one}" says what "${two}" says ${other}, and that one what this says there.`;
  const suspected = {
    rule: "rule.turned-texts",
    owner: { kind: "language", id: locale },
    of: [one, two],
  } as const;
  const suggestion = orWaived("Let the two change places.", suspected);
  const words = { code: "words-of-another", message, suggestion, severity: "warning" } as const;
  // Whoever means one of them means both to stand where they do.
  const tell = (left: readonly string[]) =>
    left.length === 2 ? createFinding(source, [one], words) : undefined;
  return [{ ...suspected, tell }];
}

type Pair = readonly [one: string, two: string];

/** A text that may have changed places: one that is hardly explained by what English says. */
interface Text {
  readonly id: string;
  readonly own: Beginnings;
  readonly english: Beginnings;
  readonly entry: MessageEntry;
}

/** More than these in one language are another mistake than a slip. */
const MOST_PAIRS = 10;

/**
 * Pairs that fit better when they change places, the best first; each is found in the language as it is with
 * those before it put right, for what is turned speaks against others.
 */
export function turnedPairs(
  entries: Entries,
  english: Entries,
  original: Words,
  most = MOST_PAIRS,
): readonly Pair[] {
  const best = bestPair(entries, english, original);
  if (!best) return [];
  const [one, two] = best.map((id) => entries.get(id));
  const mended = new Map(entries);
  if (one) mended.set(best[1], one);
  if (two) mended.set(best[0], two);
  return [best, ...(most > 1 ? turnedPairs(mended, english, original, most - 1) : [])];
}

function bestPair(entries: Entries, english: Entries, original: Words): Pair | undefined {
  const own = wordsIn(entries, english);
  const pairs = new Together(own, original);
  const fellows = pairs.fellows(LEAST);
  let [best, most]: [Pair | undefined, number] = [undefined, 0];
  for (const texts of groupsIn(entries, english, own, original))
    for (const [one, two] of mutual(texts, fellows)) {
      const gain = gainOf(one, two, english, pairs);
      if (gain > most) [best, most] = [[one.id, two.id], gain];
    }
  return best;
}

/** Texts of which each says a word that goes with what English says of the other, and not of itself. */
function mutual(texts: readonly Text[], fellows: readonly Beginnings[]): readonly (readonly [Text, Text])[] {
  const saying = new Map<number, Text[]>();
  for (const text of texts)
    for (const there of text.english) {
      const known = saying.get(there);
      if (known) known.push(text);
      else saying.set(there, [text]);
    }
  const wanted = new Map<Text, Set<Text>>();
  for (const text of texts)
    for (const here of text.own)
      for (const there of fellows[here] ?? []) {
        const others = text.english.includes(there) ? undefined : saying.get(there);
        if (!others) continue;
        const known = wanted.get(text) ?? new Set<Text>();
        wanted.set(text, known);
        for (const other of others) known.add(other);
      }
  return [...wanted].flatMap(([one, others]) =>
    [...others].flatMap((two) => (one.id < two.id && wanted.get(two)?.has(one) ? [[one, two] as const] : [])),
  );
}

/** Texts whose ids are alike. */
function groupsIn(
  entries: Entries,
  english: Entries,
  own: Words,
  original: Words,
): readonly (readonly Text[])[] {
  return siblingsIn(english).flatMap((ids) => {
    const texts = ids.flatMap((id): Text[] => {
      const [here, there, entry] = [own.of.get(id), original.of.get(id), entries.get(id)];
      return here?.length && there?.length && entry ? [{ id, own: here, english: there, entry }] : [];
    });
    return texts.length > 1 ? [texts] : [];
  });
}

const siblings = new WeakMap<Entries, readonly (readonly string[])[]>();

/**
 * Ids that only end otherwise, or of which only the middle is another, such as titles of pages. Names stay as
 * they are in every language, and are compared elsewhere.
 */
function siblingsIn(english: Entries): readonly (readonly string[])[] {
  const known = siblings.get(english);
  if (known) return known;
  const groups = new Map<string, string[]>();
  for (const id of english.keys()) {
    if (isNameId(id)) continue;
    const [first, last] = [id.indexOf("."), id.lastIndexOf(".")];
    const start = id.slice(0, Math.max(last, id.lastIndexOf("-")));
    const middle = first < last ? [`${id.slice(0, first)}…${id.slice(last)}`] : [];
    for (const name of [start, ...middle]) {
      const group = groups.get(name);
      if (group) group.push(id);
      else groups.set(name, [id]);
    }
  }
  const found = [...groups.values()].filter(({ length }) => length > 1);
  siblings.set(english, found);
  return found;
}

/** How much better two texts fit when they change places; 0 where it is too little to tell. */
function gainOf(one: Text, other: Text, english: Entries, pairs: Together): number {
  if (one.entry.result.arguments.join() !== other.entry.result.arguments.join()) return 0;
  const there = likeness(one, other, other, one, pairs);
  const back = likeness(other, one, one, other, pairs);
  if (there === 0 || back === 0 || there + back <= BETTER) return 0;
  const here = likeness(one, other, one, other, pairs);
  const behind = likeness(other, one, other, one, pairs);
  const gain = there + back - here - behind;
  if (there < here || back < behind || gain <= BETTER) return 0;
  return isLonger(one, other, english) || isLonger(other, one, english) ? 0 : gain;
}

/** Whether the one is by far the longer one, here as in English: a text beside its title. */
function isLonger({ id, entry }: Text, other: Text, english: Entries): boolean {
  const [here, otherHere] = [saidWords(entry.result.message), saidWords(other.entry.result.message)];
  const [there, otherThere] = [writtenText(english, id), writtenText(english, other.id)];
  return here.length > TIMES * otherHere.length && there.length > TIMES * otherThere.length;
}

/**
 * How well what `one` says and `other` does not goes with what English says in `said` and not in `unsaid`, by
 * all other messages.
 */
function likeness(one: Text, other: Text, said: Text, unsaid: Text, pairs: Together): number {
  const english = said.english.filter((there) => !unsaid.english.includes(there));
  // The text itself has its words beside its own English, and not beside the other's.
  const apart = one === said ? 1 : 0;
  let best = 0;
  for (const here of one.own) {
    if (other.own.includes(here)) continue;
    for (const there of english) best = Math.max(best, pairs.likeness(here, there, apart));
  }
  return best;
}
