import { addDays, type CivilDate } from "#domain/dates";
import { type RoomConfig, roomsFromQuery } from "#domain/rooms";
import type { Stay, StayLimits } from "#domain/stay";
import type { Language } from "#schemas";
import { monthOfName } from "./month-of-name.ts";
import { dayOfMonth, type SaidDates, stayOfDates, withoutFigureDates } from "./sentence-dates.ts";
import { isWordOf, phraseAt, sentenceTokens } from "./sentence-tokens.ts";

type SentenceWords = NonNullable<Language["sentenceWords"]>;

/** What a sentence says beside its place. */
export interface ReadSentence {
  /** What may name the place, best first: with the small words in it, then without. Normalised. */
  readonly places: readonly string[];
  /** Null where it says nothing of dates, or nothing that can be booked. */
  readonly stay: Stay | null;
  /** Null where it says nothing of guests. */
  readonly rooms: RoomConfig | null;
}

export interface SentenceRules {
  readonly words: SentenceWords;
  /** BCP 47 tag of the language the words are in. */
  readonly language: string;
  /** What a stay may be where the place is. */
  readonly limits: StayLimits;
}

/**
 * Reads a search out of a sentence such as `Lisbon for two next weekend` or `3 nights in Texel from 24 December` (SRCH-07). Null when it
 * says nothing but a place, or no place. Dates without a year are the next such days.
 */
export function readSentence(text: string, rules: SentenceRules): ReadSentence | null {
  const { words, limits } = rules;
  const { rest, dates } = withoutFigureDates(text, limits.today);
  const said = readTokens(sentenceTokens(rest), dates, rules);
  const isName = (token: string) => !isWordOf(token, [...words.fillers, ...words.party, ...words.adults]);
  const name = said.place.slice(said.place.findIndex(isName), said.place.findLastIndex(isName) + 1);
  const stay = stayOfDates({ ...said, nights: said.counts.nights }, limits);
  const rooms = roomsOf(said.counts);
  if (!said.place.some(isName) || (!stay && !rooms)) return null;
  return { places: [...new Set([name.join(" "), name.filter(isName).join(" ")])], stay, rooms };
}

const COUNTED = ["adults", "children", "infants", "pets", "rooms", "nights"] as const;
type Counts = Partial<Record<(typeof COUNTED)[number], number>>;

interface Said extends Omit<SaidDates, "nights"> {
  readonly counts: Counts;
  readonly place: readonly string[];
}

function readTokens(tokens: readonly string[], figures: readonly CivilDate[], rules: SentenceRules): Said {
  const { words, language, limits } = rules;
  const counts: Counts = {};
  const dates = [...figures];
  const place: string[] = [];
  const said = { weekend: false, next: false };

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
  const addDates = (found: readonly number[], named: number, written: number | null) => {
    for (const day of found) dates.push(...dayOfMonth(day, named, written, limits.today));
  };

  /** What may stand at a position; each says how many tokens it took, 0 for none. */
  const readers: readonly ((at: number) => number)[] = [
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
      const kept = found.length > 1 && nounAt(end) ? found.slice(0, 1) : found;
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
    // `with a dog`, `and baby`
    (at) => {
      const pets = phraseAt(tokens, at, words.pets);
      const length = pets || phraseAt(tokens, at, words.infants);
      if (length > 0) add(pets > 0 ? "pets" : "infants", 1);
      return length;
    },
    (at) => {
      const length = phraseAt(tokens, at, words.next);
      said.next ||= length > 0;
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
  return { ...said, counts, dates, place };
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
