import { currencyDecimals } from "#domain/money";
import { latinDigits } from "#domain/text";
import { normalise } from "../../../search/normalise.ts";
import { phraseAt, type SentenceWords } from "./sentence-tokens.ts";

/** What a stay may cost, in minor units of the site's currency; null where nothing is said of it. */
export interface SaidPrice {
  readonly min: number | null;
  readonly max: number | null;
}

/** Amounts a sentence says, in major units, and whether they are of a night. */
export interface SaidAmounts {
  readonly min: number | null;
  readonly max: number | null;
  /** ISO 4217 code; null where the sentence names no currency, which is the site's own then. */
  readonly currency: string | null;
  readonly perNight: boolean;
}

export interface PriceWords {
  readonly words: SentenceWords;
  readonly language: string;
  /**
   * ISO 4217 codes that may be named, the site's own first: where several share a word, that one is meant.
   */
  readonly currencies: readonly string[];
}

/**
 * Makes amounts of money readable as tokens: signs become codes (`€100` is `EUR 100`), groups of digits one
 * number, and words that are written without spaces stand apart.
 */
export function withPlainAmounts(text: string, { words, language, currencies }: PriceWords): string {
  let plain = latinDigits(text);
  for (const currency of currencies) {
    const sign = signOf(currency, language);
    if (sign) plain = plain.replaceAll(sign, ` ${currency} `);
  }
  plain = plain.replace(unspacedPhrases(words), " $& ");
  return (
    plain
      .replace(/(\d)[.,'’\u00a0\u202f](?=\d{3}(?!\d))/g, "$1")
      .replace(/(\d),(?=\d{5}(?!\d))/g, "$1")
      // Cents are less than anybody searches by; with a point they may be a month.
      .replace(/(\d),\d{2}(?!\d)/g, "$1")
      .replace(/(\d{1,8})\.(\d{2})(?![\d.])/g, (all, whole, part) =>
        Number(part) > 12 || Number(whole) > 31 ? whole : all,
      )
  );
}

/**
 * What is said of money in scripts without spaces, the longest first: Thai says `no more than` by a word more
 * than `more than`.
 */
function unspacedPhrases(words: SentenceWords): RegExp {
  let found = unspaced.get(words);
  if (!found) {
    const { under = [], over = [], perNight = [], currencies = {} } = words;
    const phrases = [under, over, perNight, ...Object.values(currencies)]
      .flat()
      .filter((phrase) => WITHOUT_SPACES.test(phrase))
      .toSorted((a, b) => b.length - a.length)
      .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    // Without any, nothing is found anywhere.
    found = new RegExp(phrases.join("|") || "(?!)", "g");
    unspaced.set(words, found);
  }
  return found;
}

const unspaced = new WeakMap<SentenceWords, RegExp>();
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Reads `under 100 euro`, `from 50 to 80 euro a night`, `3000 रुपये से कम` at a position; says how many
 * tokens it took. An amount is money where a currency is named beside it, or a bound that says nothing else
 * and nothing that is counted (`isCounted`); without a bound it is the most that may be paid. Null for
 * anything else.
 */
export function amountsAt(
  tokens: readonly string[],
  from: number,
  { words, language, currencies }: PriceWords,
  isCounted: (at: number) => boolean,
): { readonly said: SaidAmounts; readonly length: number } | null {
  let at = from;
  let currency: string | null = null;
  const take = (phrases: readonly string[]) => {
    const length = phraseAt(tokens, at, phrases);
    at += length;
    return length > 0;
  };
  const takeCurrency = () => {
    if (currency !== null) return;
    currency = currencies.find((code) => take(namesOf(code, language, words))) ?? null;
  };
  const takeAmount = (): number | null => {
    const token = tokens[at] ?? "";
    if (!/^\d{2,8}$/.test(token)) return null;
    at += 1;
    return Number(token);
  };
  const takeFillers = (): void => {
    while (take(words.fillers));
  };

  const isUnder = take(words.under ?? []);
  const isOver = !isUnder && take(words.over ?? []);
  // `from` and `until` bound dates too: only a currency makes what follows money.
  const isPlainBound = (isUnder || isOver) && phraseAt(tokens, from, words.fillers) === 0;
  if (isUnder || isOver) takeFillers();
  takeCurrency();
  const first = takeAmount();
  if (first === null) return null;
  takeCurrency();
  const afterFirst = at;
  takeFillers();
  let second = isUnder ? null : takeAmount();
  if (second !== null) takeCurrency();
  if (second === null || currency === null) {
    second = null;
    at = afterFirst;
  }
  const isUnderAfter = !isUnder && !isOver && second === null && take(words.under ?? []);
  const isOverAfter = !isUnder && !isOver && second === null && !isUnderAfter && take(words.over ?? []);
  const perNight = take(words.perNight ?? []);
  const isBound = isPlainBound || isUnderAfter || isOverAfter;
  if (currency === null && (!isBound || (!perNight && isCounted(at)))) return null;
  const bounds =
    second !== null
      ? { min: Math.min(first, second), max: Math.max(first, second) }
      : isOver || isOverAfter
        ? { min: first, max: null }
        : { min: null, max: first };
  return { said: { ...bounds, currency, perNight }, length: at - from };
}

/**
 * What a stay may cost by amounts that were said; null for amounts of another currency, which no filter
 * knows.
 */
export function priceOf(
  { min, max, currency, perNight }: SaidAmounts,
  own: string,
  nights: number,
): SaidPrice | null {
  if (currency !== null && currency !== own) return null;
  const minor = (amount: number | null) =>
    amount === null ? null : amount * 10 ** currencyDecimals(own) * (perNight ? nights : 1);
  return { min: minor(min), max: minor(max) };
}

/**
 * How a currency is called in a language: by its code, by what `Intl` calls it, and by what guests say.
 * Comparable texts.
 */
function namesOf(currency: string, language: string, words: SentenceWords): readonly string[] {
  const known = names.get(words) ?? new Map<string, readonly string[]>();
  names.set(words, known);
  let found = known.get(currency);
  if (!found) {
    const own = [2, 1, 5, 100].map((amount) => partOf(currency, language, "name", amount));
    const symbol = partOf(currency, language, "symbol", 1);
    const all = [currency, symbol, ...own, ...(words.currencies?.[currency] ?? [])].map(normalise);
    found = [...new Set(all)].filter((name) => /\p{L}/u.test(name));
    known.set(currency, found);
  }
  return found;
}

/** The sign of a currency that is no letter, such as `€`. */
function signOf(currency: string, language: string): string | null {
  const key = `${language} ${currency}`;
  let sign = signs.get(key);
  if (sign === undefined) {
    sign = partOf(currency, language, "narrowSymbol", 1);
    signs.set(key, sign);
  }
  return /^\p{Sc}$/u.test(sign) ? sign : null;
}

const signs = new Map<string, string>();

function partOf(
  currency: string,
  language: string,
  currencyDisplay: "name" | "symbol" | "narrowSymbol",
  amount: number,
): string {
  const format = new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay });
  return format.formatToParts(amount).find(({ type }) => type === "currency")?.value ?? "";
}

/** Words are those of one language of one release. */
const names = new WeakMap<SentenceWords, Map<string, readonly string[]>>();
