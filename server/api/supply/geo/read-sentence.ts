import { addDays, type CivilDate } from "#domain/dates";
import { type RoomConfig, roomsFromQuery } from "#domain/rooms";
import { correctStay, nightsOf, type Stay, type StayLimits } from "#domain/stay";
import { monthOfName } from "./month-of-name.ts";
import {
  dayOfMonth,
  type RefusedStay,
  type SaidDates,
  stayOfDates,
  withoutFigureDates,
} from "./sentence-dates.ts";
import { amountsAt, priceOf, type SaidAmounts, type SaidPrice, withPlainAmounts } from "./sentence-price.ts";
import { holdsWordOf, isWordOf, phraseAt, type SentenceWords, sentenceTokens } from "./sentence-tokens.ts";

/** What a sentence says beside its place. */
export interface ReadSentence {
  /** What may name the place, best first: with the small words in it, then without. Normalised. */
  readonly places: readonly string[];
  /** Null where it says nothing of dates, or nothing that can be booked. */
  readonly stay: Stay | null;
  /** Dates it says that cannot be booked, and why; null where it says none such. */
  readonly refused: RefusedStay | null;
  /** Null where it says nothing of guests. */
  readonly rooms: RoomConfig | null;
  /** Null where it says nothing of what may be paid, or says it in another currency. */
  readonly price: SaidPrice | null;
}

export interface SentenceRules {
  readonly words: SentenceWords;
  /** BCP 47 tag of the language the words are in. */
  readonly language: string;
  /** What a stay may be where the place is. */
  readonly limits: StayLimits;
  /** ISO 4217 codes that may be named, the one of the site's prices first. */
  readonly currencies: readonly [string, ...string[]];
}

/**
 * Reads a search out of a sentence such as `Lisbon for two next weekend` or `3 nights in Texel from 24
 * December` (SRCH-07). Null when it says nothing but a place, or no place. Dates without a year are the next
 * such days.
 */
export function readSentence(text: string, rules: SentenceRules): ReadSentence | null {
  const { words, limits, currencies } = rules;
  const { rest, dates } = withoutFigureDates(withPlainAmounts(text, rules), limits.today);
  const said = readTokens(sentenceTokens(rest), dates, rules);
  const isName = (token: string) => !isWordOf(token, [...words.fillers, ...words.party, ...words.adults]);
  const name = said.place.slice(said.place.findIndex(isName), said.place.findLastIndex(isName) + 1);
  const { stay: meant, refused } = stayOfDates({ ...said, nights: said.counts.nights }, limits);
  // A price of a night is that of so many nights: which they are is said with it.
  const stay = meant ?? (said.amounts?.perNight && !refused ? correctStay({}, limits).stay : null);
  const price = said.amounts && priceOf(said.amounts, currencies[0], stay ? nightsOf(stay) : 1);
  const rooms = roomsOf(said.counts);
  if (!said.place.some(isName) || (!meant && !refused && !rooms && !price)) return null;
  const places = [...new Set([name.join(" "), name.filter(isName).join(" ")])];
  return { places, stay: price || meant ? stay : null, refused, rooms, price };
}

const COUNTED = ["adults", "children", "infants", "pets", "rooms", "nights"] as const;
type Counts = Partial<Record<(typeof COUNTED)[number], number>>;

interface Said extends Omit<SaidDates, "nights"> {
  readonly counts: Counts;
  readonly place: readonly string[];
  readonly amounts: SaidAmounts | null;
}

function readTokens(tokens: readonly string[], figures: readonly CivilDate[], rules: SentenceRules): Said {
  const { words, language, limits } = rules;
  const counts: Counts = {};
  const dates = [...figures];
  const place: string[] = [];
  const said = { weekend: false, next: false, coming: false };
  let amounts: SaidAmounts | null = null;

  const figure = (at: number) => (/^\d{1,2}$/.test(tokens[at] ?? "") ? Number(tokens[at]) : null);
  const number = (at: number) =>
    figure(at) ?? Object.entries(words.numbers).find(([word]) => isWordOf(tokens[at], [word]))?.[1] ?? null;
  const month = (at: number) => monthOfName(tokens[at] ?? "", language);
  const afterFiller = (at: number) => (isWordOf(tokens[at], words.fillers) ? at + 1 : at);
  const year = (at: number) => (/^20\d\d$/.test(tokens[at] ?? "") ? Number(tokens[at]) : null);
  const nounAt = (at: number) =>
    COUNTED.map((kind) => ({ kind, length: phraseAt(tokens, at, words[kind], 2) }))
      .filter(({ length }) => length > 0)
      .sort((a, b) => b.length - a.length)[0];
  const add = (kind: keyof Counts, many: number) => {
    counts[kind] = (counts[kind] ?? 0) + many;
  };
  const days = (at: number) => {
    const first = figure(at);
    const second = first === null ? null : figure(afterFiller(at + 1));
    if (first === null) return { found: [], end: at };
    return second === null
      ? { found: [first], end: at + 1 }
      : { found: [first, second], end: afterFiller(at + 1) + 1 };
  };
  const isMoneyAt = (at: number) => amountsAt(tokens, at, rules, () => true) !== null;
  const addDates = (found: readonly number[], named: number, written: number | null) => {
    for (const day of found) dates.push(...dayOfMonth(day, named, written, limits.today));
  };

  /** What may stand at a position; each says how many tokens it took, 0 for none. */
  const readers: readonly ((at: number) => number)[] = [
    // `under 100 euro a night`
    (at) => {
      const isCounted = (end: number) => nounAt(end) !== undefined || month(end) !== null;
      const read = amountsAt(tokens, at, rules, isCounted);
      amounts = read?.said ?? amounts;
      return read?.length ?? 0;
    },
    // `24 December`, `24 to 27 December 2026`, `24 de diciembre`
    (at) => {
      const { found, end } = days(at);
      const named = month(end) === null ? afterFiller(end) : end;
      const known = found.length > 0 ? month(named) : null;
      if (known === null) return 0;
      const written = year(afterFiller(named + 1));
      addDates(found, known, written);
      return (written === null ? named : afterFiller(named + 1)) + 1 - at;
    },
    // `December 24`, `December 24 to 27`
    (at) => {
      const known = month(at);
      const { found, end } = days(at + 1);
      if (known === null || found.length === 0) return 0;
      const written = year(end);
      // A second number may count something: `December 24, 2 adults`.
      const kept = found.length > 1 && (nounAt(end) || isMoneyAt(end - 1)) ? found.slice(0, 1) : found;
      addDates(kept, known, written);
      return kept.length < found.length ? 2 : end + (written === null ? 0 : 1) - at;
    },
    // `2 adults`, `two rooms`
    (at) => {
      const many = number(at);
      const noun = many === null ? undefined : nounAt(at + 1);
      if (many === null || !noun) return 0;
      add(noun.kind, many);
      return 1 + noun.length;
    },
    // `for two`
    (at) => {
      const length = phraseAt(tokens, at, words.party);
      const many = length > 0 ? number(at + length) : null;
      if (many === null || nounAt(at + length + 1) || month(at + length + 1) !== null) return 0;
      add("adults", many);
      return length + 1;
    },
    (at) => {
      const length = phraseAt(tokens, at, words.weekend, 4);
      said.weekend ||= length > 0;
      return length;
    },
    (at) => {
      const tomorrow = phraseAt(tokens, at, words.tomorrow, 4);
      const length = tomorrow || phraseAt(tokens, at, words.today, 4);
      if (length > 0) dates.push(addDays(limits.today, tomorrow > 0 ? 1 : 0));
      return length;
    },
    // `ليلتين`: two nights in one word
    (at) => {
      const [kind, length = 0] =
        COUNTED.map((each) => [each, phraseAt(tokens, at, words.pairs?.[each] ?? [])] as const).find(
          ([, found]) => found > 0,
        ) ?? [];
      if (kind) add(kind, 2);
      return length;
    },
    // `with a dog`, `and baby`
    (at) => {
      const pets = phraseAt(tokens, at, words.pets);
      const length = pets || phraseAt(tokens, at, words.infants);
      if (length > 0) add(pets > 0 ? "pets" : "infants", 1);
      return length;
    },
    // `next`, `próximo`; the longer is meant: `القادم` is within `بعد القادم`
    (at) => {
      const next = phraseAt(tokens, at, words.next);
      const coming = phraseAt(tokens, at, words.coming ?? []);
      const length = Math.max(next, coming);
      said.next ||= next > coming;
      said.coming ||= coming > next;
      // Without spaces between words one may say both: `来週末`.
      said.weekend ||= length > 0 && holdsWordOf(tokens[at], words.weekend);
      return length;
    },
  ];

  let at = 0;
  while (at < tokens.length) {
    let length = 0;
    for (const read of readers) length ||= read(at);
    if (length === 0) place.push(tokens[at] ?? "");
    at += length || 1;
  }
  return { ...said, counts, dates, place, amounts };
}

function roomsOf({ adults, children, infants = 0, pets = 0, rooms }: Counts): RoomConfig | null {
  if (!adults && !children && !infants && !pets && !rooms) return null;
  const spread = roomsFromQuery({
    rooms: String(rooms ?? 1),
    adults: String(adults ?? 2 * (rooms ?? 1)),
    children: String(children ?? 0),
  });
  return spread?.map((room, index) => (index === 0 ? { ...room, infants, pets } : room)) ?? null;
}
