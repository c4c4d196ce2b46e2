import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { Entries, MessageEntry } from "./message-entry.ts";
import { saidWords } from "./said-words.ts";
import { numbersSaid } from "./wording/number-words.ts";

/** Languages from which English is the odd one when they all agree on another number. */
const MANY = 3;

/** A translation with a number where English has another. */
interface Difference {
  readonly locale: string;
  readonly entry: MessageEntry;
  readonly lacks: readonly string[];
  readonly has: readonly string[];
}

/**
 * Messages whose translation says another number than English: a count of places, a price, a telephone, the
 * digits of a code, written in digits or as a word. A number that one of the two has beyond those of the
 * other is none.
 * Where every language that has digits agrees on another number, English is the odd one, and one finding says
 * it.
 */
export function otherNumbers(byLocale: ReadonlyMap<string, Entries>, english: Entries): Finding[] {
  return [...english].flatMap(([id, original]) => {
    const wanted = numbersIn(original, "en");
    if (wanted.size === 0) return [];
    const translations = [...byLocale].filter(([locale, own]) => locale !== "en" && own.has(id));
    const differences = translations.flatMap(([locale, own]): Difference[] => {
      const entry = own.get(id);
      if (!entry) return [];
      const [lacks, has] = unpaired([...wanted], [...numbersIn(entry, locale)]);
      return lacks.length > 0 && has.length > 0 ? [{ locale, entry, lacks, has }] : [];
    });
    const [first] = differences;
    if (!first) return [];
    const isOdd =
      differences.length >= MANY &&
      differences.length * 2 > translations.length &&
      differences.every(({ has }) => has.join() === first.has.join());
    if (isOdd) return [told(id, original, first.lacks, `${differences.length} translations say`, first.has)];
    return differences.map(({ entry, lacks, has }) => told(id, entry, has, "English says", lacks));
  });
}

function told(
  id: string,
  { source }: MessageEntry,
  own: readonly string[],
  where: string,
  other: readonly string[],
): Finding {
  const message = `"${id}" says ${own.join(" and ")} where ${where} ${other.join(" and ")}.`;
  const suggestion = `Write ${other.join(" and ")}, or change it everywhere.`;
  return createFinding(source, [id], { code: "other-numbers", message, suggestion, severity: "warning" });
}

/**
 * Numbers of two messages that the other one does not have, nor the hour that clocks of twelve hours call so;
 * each stands for one of the other's.
 */
function unpaired(one: readonly string[], other: readonly string[]): readonly [string[], string[]] {
  const lacks = one.filter((number) => !other.includes(number));
  const has = other.filter((number) => !one.includes(number));
  return [
    lacks.filter((number) => !has.some((each) => isSameHour(number, each))),
    has.filter((number) => !lacks.some((each) => isSameHour(number, each))),
  ];
}

function isSameHour(one: string, other: string): boolean {
  const [hour, same] = [Number(one), Number(other)];
  return hour < 24 && same < 24 && (hour + 12) % 24 === same;
}

const known = new WeakMap<MessageEntry, ReadonlySet<string>>();
const NO_NUMBERS: ReadonlySet<string> = new Set();

/**
 * Numbers in the words of a message, in digits of the keyboard and without the signs between them; those of
 * its choices too, and those that are written as words.
 */
function numbersIn(entry: MessageEntry, locale: string): ReadonlySet<string> {
  const before = known.get(entry);
  if (before) return before;
  const words = saidWords(entry.result.message);
  const digits = /\p{Nd}/u.test(words) ? digitsIn(words) : NO_NUMBERS;
  const said = numbersSaid(words, locale);
  const numbers = said.length > 0 ? new Set([...digits, ...said]) : digits;
  known.set(entry, numbers);
  return numbers;
}

function digitsIn(words: string): ReadonlySet<string> {
  const plain = words.replace(/\p{Nd}/gu, plainDigit);
  const found = plain.match(/\d+(?:[.,:'’٫٬\u00a0\u202f]\d+)*/gu) ?? [];
  return new Set(
    found.map((number) =>
      number
        // A full hour may be written with its minutes.
        .replace(/^(\d{1,2})[.:]00$/, "$1")
        .replace(/\D/g, "")
        .replace(/^0+(?=\d)/, ""),
    ),
  );
}

/** Ten digits of a script stand in a row, from its zero. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}
