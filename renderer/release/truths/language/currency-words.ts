import type { Language } from "#schemas";
import type { PathProblem } from "../../json/path-problem.ts";
import { orWaived, type Suspicion } from "../../json/waivable-rules.ts";

/**
 * Words for a currency, among those by which sentences are read, that CLDR knows as the name of another one
 * in the language, and not of this: "Pfund" for the euro; or that another one of the record has too. Two that
 * changed places are told once.
 */
export function wrongCurrencyWords({
  locale,
  contentLanguage,
  sentenceWords,
}: Language): readonly Suspicion<PathProblem>[] {
  const tag = contentLanguage ?? locale;
  const currencies = Object.entries(sentenceWords?.currencies ?? {});
  const wrong = currencies.flatMap(([currency, words]) => {
    const own = namesOf(tag, currency);
    if (!own || !Array.isArray(words)) return [];
    return words.flatMap((word: string, index) => {
      if (isLike(own, word)) return [];
      const other = ownerOf(tag, word, currency, currencies) ?? otherOf(tag, word, currencies);
      return other === undefined ? [] : [{ currency, called: own[0], word, index, other }];
    });
  });
  if (wrong.length === 0) return [];
  const rule = "rule.currency-words";
  const owner = { kind: "language", id: locale } as const;
  const tell = (left: readonly string[]): PathProblem | undefined => {
    const found = wrong.find(({ word }) => left.includes(word));
    if (!found) return undefined;
    const { currency, called, word, index, other } = found;
    const theirs = namesOf(tag, other)?.[0];
    const message = `"${word}" is a word for ${other} in ${locale} (${theirs}), and this is ${currency}, ${called}.`;
    const theirWords = sentenceWords?.currencies?.[other];
    const has = Array.isArray(theirWords) && theirWords.includes(word);
    const out = has ? `take "${word}" out` : `move "${word}" to "${other}"`;
    const mend = `Write a word for ${called}, or ${out}.`;
    const suggestion = orWaived(mend, { rule, owner, of: [word] });
    const path = ["sentenceWords", "currencies", currency, index];
    return { path, code: "untrue", message, suggestion, severity: "warning" };
  };
  return [{ rule, owner, of: wrong.map(({ word }) => word), tell }];
}

/** Another currency of the record that has the word too, and that the language calls so, bent or not. */
function ownerOf(
  tag: string,
  word: string,
  currency: string,
  named: readonly (readonly [string, unknown])[],
): string | undefined {
  return named.find(([other, words]) => {
    const theirs = other === currency ? undefined : namesOf(tag, other);
    const has = Array.isArray(words) && words.some((each) => plain(String(each)) === plain(word));
    return has && theirs !== undefined && isLike(theirs, word);
  })?.[0];
}

/** A currency that the language calls so: of those that its record names, before any. */
function otherOf(
  tag: string,
  word: string,
  named: readonly (readonly [string, unknown])[] = [],
): string | undefined {
  const known = [...named.map(([currency]) => currency), ...USUAL];
  return known.find((currency) => namesOf(tag, currency)?.some((name) => isIn(name, word)));
}

/** Currencies whose names people know; of the others every word is somebody's. */
const USUAL =
  "USD EUR GBP INR JPY CNY AED CHF CAD AUD SEK NOK DKK PLN CZK THB VND IDR MYR MXN BRL RUB TRY".split(" ");

const HOW_MANY = [1, 2, 5, 0.5];
const names = new Map<string, readonly string[]>();

/** What a language calls a currency, alone and counted; undefined where CLDR knows one of them not. */
function namesOf(tag: string, currency: string): readonly string[] | undefined {
  const key = `${tag} ${currency}`;
  const known = names.get(key) ?? readNames(tag, currency);
  names.set(key, known);
  return known.length > 0 ? known : undefined;
}

function readNames(tag: string, currency: string): readonly string[] {
  try {
    if (Intl.DisplayNames.supportedLocalesOf([tag]).length === 0) return [];
    const name = new Intl.DisplayNames(tag, { type: "currency", fallback: "none" }).of(currency);
    if (name === undefined) return [];
    const format = new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay: "name" });
    const counted = HOW_MANY.flatMap((count) =>
      format.formatToParts(count).flatMap(({ type, value }) => (type === "currency" ? value : [])),
    );
    return [...new Set([name, ...counted])];
  } catch {
    return [];
  }
}

/** Whether a word may be one of these names', however it is bent: `rupi` for the rupee. */
function isLike(own: readonly string[], word: string): boolean {
  const start = plain(word).slice(0, 3);
  return own.some(
    (name) =>
      isIn(name, word) ||
      plain(name)
        .split(/[^\p{L}\p{M}]+/u)
        .some((each) => each.startsWith(start)),
  );
}

/** Whether a name has a word, as it is or bent at its end; scripts without spaces have it anywhere. */
function isIn(name: string, word: string): boolean {
  const [said, asked] = [plain(name), plain(word)];
  if (asked === "") return false;
  if (NO_SPACES.test(asked)) return said.includes(asked);
  return said
    .split(/[^\p{L}\p{M}]+/u)
    .some(
      (each) => each === asked || (isLong(each, asked) && (each.startsWith(asked) || asked.startsWith(each))),
    );
}

function isLong(one: string, two: string): boolean {
  return Math.min(one.length, two.length) >= 4 && Math.abs(one.length - two.length) <= 1;
}

const NO_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();
}
