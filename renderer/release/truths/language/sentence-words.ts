import type { Language } from "#schemas";
import type { PathProblem } from "../../json/path-problem.ts";

/** A word by which sentences are read, and where it stands. */
export interface SentenceWord extends Pick<PathProblem, "path" | "part"> {
  readonly word: string;
  /**
   * What it says, such as `adults` or `numbers`; two words for people say the same, whether one or two of
   * them.
   */
  readonly meaning: string;
}

/** Lists whose words may be others' too: they are left out of a sentence, or only lead to what follows. */
const WITHOUT_MEANING: ReadonlySet<string> = new Set(["fillers", "party"]);
/**
 * What never stands in one place: numbers are before what they count, `next` is beside a weekend (vi `sáu`,
 * `sau`).
 */
const APART: readonly (readonly [string, string])[] = [["numbers", "next"]];

/** A word of sentences that means two things, so that a search says one where the guest says the other. */
export function wordsOfTwoMeanings(language: Language): PathProblem[] {
  const meanings = new Map<string, string>();
  return [...twoNumbers(language), ...twoMeanings(language, meanings)];
}

/** One word, as a search compares it, that is two numbers. */
function twoNumbers({ sentenceWords }: Language): PathProblem[] {
  const known = new Map<string, readonly [string, number]>();
  return Object.entries(sentenceWords?.numbers ?? {}).flatMap(([word, number]): PathProblem[] => {
    const [other, before] = known.get(comparable(word)) ?? [];
    if (other === undefined) known.set(comparable(word), [word, number]);
    if (before === undefined || before === number) return [];
    const message = `"${word}" is ${number}, and "${other}" is ${before}: searches take them for one word.`;
    const at = { path: ["sentenceWords", "numbers", word], part: "key" } as const;
    return [{ ...at, code: "already-taken", message, suggestion: "Take the wrong one out." }];
  });
}

/** A number that no word says, while words say those before and after it: a word says another one's. */
export function lostNumbers({ sentenceWords }: Language): PathProblem[] {
  const words = Object.entries(sentenceWords?.numbers ?? {});
  const said = new Set(words.map(([, number]) => number));
  const lost = [...said].map((number) => number + 1).find((each) => !said.has(each) && said.has(each + 1));
  if (lost === undefined) return [];
  const index = words.findIndex(([, number]) => number > lost);
  // Words stand in the order of their numbers, so the first that is past it is the odd one.
  const [word = "", number] = words[index] ?? [];
  const isTwice = words.filter(([, each]) => each === number).length > 1;
  const message = `No word says ${lost}, and ${isTwice ? `"${word}" is not the only one that says` : `"${word}" says`} ${number}.`;
  const suggestion = isTwice ? `Write ${lost}, or add a word for it.` : `Add a word for ${lost}.`;
  const path = ["sentenceWords", "numbers", word];
  return [{ path, code: "untrue", message, suggestion, severity: "warning" }];
}

function twoMeanings(language: Language, meanings: Map<string, string>): PathProblem[] {
  return wordsOfSentences(language).flatMap(({ word, meaning, path, part }): PathProblem[] => {
    if (WITHOUT_MEANING.has(meaning)) return [];
    const compared = comparable(word);
    const other = meanings.get(compared);
    meanings.set(compared, meaning);
    if (other === undefined || other === meaning || isApart(other, meaning)) return [];
    const message = `"${word}" is a word for ${other} too, so nobody knows which a guest means.`;
    const suggestion = `Take it out of "${path.slice(1, -1).join(".")}" or of "${other}".`;
    return [{ path, part, code: "already-taken", message, suggestion }];
  });
}

/**
 * Every word of a language's sentences: those of lists, the keys of numbers, and the lists of pairs and of
 * currencies.
 */
export function wordsOfSentences({ sentenceWords }: Language): readonly SentenceWord[] {
  return Object.entries(sentenceWords ?? {}).flatMap(([field, words]) => {
    const path = ["sentenceWords", field];
    if (Array.isArray(words)) return listed(words, field, path);
    if (field === "numbers") return Object.keys(words).map((word) => numberWord(word, path));
    return Object.entries(words as Readonly<Record<string, readonly string[]>>).flatMap(([key, list]) =>
      // Several currencies may share a word: the one of the site is meant.
      listed(list, field === "pairs" ? key : field, [...path, key]),
    );
  });
}

function listed(words: readonly string[], meaning: string, path: readonly string[]): SentenceWord[] {
  return words.map((word, index) => ({ word, meaning, path: [...path, index], part: "value" }));
}

function numberWord(word: string, path: readonly string[]): SentenceWord {
  return { word, meaning: "numbers", path: [...path, word], part: "key" };
}

function isApart(one: string, other: string): boolean {
  return APART.some((pair) => pair.includes(one) && pair.includes(other));
}

/**
 * A word as a search compares it: without capitals and accents. Vowels that are signs of their own, as in
 * Thai, are none.
 */
function comparable(word: string): string {
  return word.normalize("NFKD").replace(ACCENTS, "").toLowerCase();
}

const ACCENTS = /(?=\p{M})[\P{Alphabetic}\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/** Days that messages and sentences are named for, by how far away they are. */
const DAYS = { today: 0, tomorrow: 1 } as const;
/** A day that words are named for. */
export type Day = keyof typeof DAYS;

/**
 * Words for today under tomorrow, and the other way round, among those by which sentences are read: what the
 * language calls its days, by CLDR. Two that changed places are told once.
 */
export function turnedDayWords({ locale, contentLanguage, sentenceWords }: Language): PathProblem[] {
  const names = daysIn(contentLanguage ?? locale);
  if (!names) return [];
  const problems = (["today", "tomorrow"] as const).flatMap((day): PathProblem[] => {
    const other = otherDay(day);
    const words: unknown = sentenceWords?.[day];
    const index = Array.isArray(words)
      ? words.findIndex((word) => plainWord(String(word)) === names[other])
      : -1;
    if (index === -1) return [];
    const message = `"${names[other]}" is what ${locale} calls ${other}, and this is ${day}.`;
    const suggestion = `Write "${names[day]}".`;
    const path = ["sentenceWords", day, index];
    return [{ path, code: "untrue", message, suggestion, severity: "warning" }];
  });
  return problems.slice(0, 1);
}

/** Tomorrow for today, and today for tomorrow. */
export function otherDay(day: Day): Day {
  return day === "today" ? "tomorrow" : "today";
}

/** What a language calls its days; undefined where Intl does not know it, or calls both alike. */
export function daysIn(tag: string): Readonly<Record<Day, string>> | undefined {
  try {
    const format = new Intl.RelativeTimeFormat(tag, { numeric: "auto" });
    // What Intl does not know, it says in another language.
    if (Intl.RelativeTimeFormat.supportedLocalesOf([tag]).length === 0) return undefined;
    const [today, tomorrow] = [DAYS.today, DAYS.tomorrow].map((away) =>
      plainWord(format.format(away, "day")),
    );
    return today && tomorrow && today !== tomorrow ? { today, tomorrow } : undefined;
  } catch {
    return undefined;
  }
}

/** A word in small letters, with the apostrophe that keyboards have. */
export function plainWord(word: string): string {
  return word.normalize("NFC").toLowerCase().replaceAll("’", "'");
}
