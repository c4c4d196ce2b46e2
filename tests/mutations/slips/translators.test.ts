import { describe, it } from "vitest";
import { expectTold, type Slip } from "./slip.ts";

const words = (locale: string, id: string, said: string, code: string): Slip => ({
  what: `${id} in ${locale}: ${said}`,
  file: new RegExp(`^config/messages/${locale}/${id.split(".")[0]}\\.json$`),
  from: new RegExp(`("${id.replaceAll(".", "\\.")}": )"[^"]+"`),
  to: `$1"${said}"`,
  code,
  at: `"${id}"`,
});

/** The two ends of a range, one language the other way round. */
const RANGES: readonly Slip[] = [
  words("fr", "deals.stays", "Séjours du {until} au {from}", "wrong-order"),
  words("en", "deals.term.sale", "It can be booked from {until} to {from}.", "wrong-order"),
  {
    ...words("ja", "calendar.summary", "", "wrong-order"),
    from: /("calendar\.summary": .*)\{checkin\}(.*)\{checkout\}/,
    to: "$1{checkout}$2{checkin}",
  },
];

/** Names of languages that are those of other ones, spoken here or not. */
const LANGUAGES: readonly Slip[] = [
  words("de", "languages.pt", "Polnisch", "untrue"),
  words("fr", "languages.ja", "chinois", "untrue"),
  words("en", "languages.th", "Turkish", "untrue"),
];

/** Lines about taxes that promise the opposite of what prices have in them. */
const TAXES: readonly Slip[] = [
  words("en", "country.tax.vat", "Prices exclude VAT; it is added before you book.", "untrue"),
  words("de", "country.tax.vatShort", "zzgl. MwSt. und Gebühren", "untrue"),
  words("ja", "country.tax.consumption", "料金には消費税が含まれていません。", "untrue"),
  words("fr", "country.tax.exclusiveShort", "taxes comprises", "untrue"),
  {
    ...words("en", "country.tax.generic", "", "words-of-another"),
    from: /("country\.tax\.generic": )("[^"]+")([\s\S]*"country\.tax\.exclusive": )("[^"]+")/,
    to: "$1$4$3$2",
    at: '"country.tax.exclusive"',
  },
];

const plural = (locale: string, namespace: string, from: RegExp, to: string): Slip => ({
  what: `${to} in ${locale}/${namespace}`,
  file: new RegExp(`^config/messages/${locale}/${namespace}\\.json$`),
  from,
  to,
  code: "turned-plural",
  at: to,
});

/** Plurals that say one thing as several are called, beside files that have them right. */
const PLURALS: readonly Slip[] = [
  plural("nl", "price", /one \{# nacht\} other \{# nachten\}/, "one {# nachten} other {# nacht}"),
  plural("de", "price", /one \{# Nacht\}/, "one {# Nächte}"),
  plural("de", "stay", /other \{# Nächte\}/, "other {# Nacht}"),
];

/** Short words that are another language's. */
const COPIES: readonly Slip[] = [
  words("de", "cancel.keep", "Boeking behouden", "copied-language"),
  words("nl", "cancel.back", "Zurück zur Buchung", "copied-language"),
  words("nl", "cancel.keep", "Buchung behalten", "copied-language"),
];

/** Names in one list that are the same. */
const NAMES: readonly Slip[] = [
  words("en", "amenities.id.24", "Swimming pool", "same-words"),
  words("en", "payment-modes.DC", "Credit card", "same-words"),
  words("en", "cancel.reason.price", "I booked by mistake", "same-words"),
  words("en", "languages.nl", "German", "untrue"),
  {
    what: "a quarter's name in Japanese",
    file: /^config\/routes\.json$/,
    from: /("jordaan": [^}]*"ja": )("[^"]+")([^}]*\}\s*\}[^}]*"ja": )"[^"]+"/,
    to: "$1$2$3$2",
    code: "same-name",
    at: '"ja"',
  },
];

const term = (months: number): Slip => ({
  what: `a term of ${months}`,
  file: /^config\/membership-plans\/yearly\.json$/,
  from: /"termMonths": 12/,
  to: `"termMonths": ${months}`,
  code: "contradiction",
  at: '"termMonths"',
});

/** Numbers of records that their words do not say. */
const NUMBERS: readonly Slip[] = [
  term(1),
  term(6),
  words("en", "membership.plan.yearly", "One month", "untrue"),
  words("en", "deals.unhurried-week.lead", "Now 20% off, for guests who are in no rush to leave.", "untrue"),
  words("en", "deals.unhurried-week.lead", "Now 15% off five nights or more, by the sea.", "odd-words"),
  words("de", "deals.monsoon-mornings.lead", "Mit 25 % Rabatt, während der Regen fällt.", "untrue"),
];

const currency = (locale: string, from: RegExp, to: string): Slip => ({
  what: `${to} in ${locale}`,
  file: new RegExp(`^config/languages/${locale}\\.json$`),
  from,
  to,
  code: "untrue",
  at: to,
});

/** Words of one currency that stand for another one too. */
const CURRENCIES: readonly Slip[] = [
  currency("hi", /"USD": \["डॉलर"\]/, '"USD": ["रुपये"]'),
  currency("hi", /"AED": \["दिरहम"\]/, '"AED": ["दिरहम", "रु"]'),
];

/** Addresses of a brand in words that others show too. */
const ADDRESSES: readonly Slip[] = [
  words("en", "cancel.over", "This stay is over. Write to help@solvanta.example.", "of-another-brand"),
  words("de", "cancel.unpaid", "Sie haben nichts bezahlt: www.wrenhollow.example.", "of-another-brand"),
];

describe("slips of translators", () => {
  it.each(RANGES)("are told where the two ends of a range changed places: $what", expectTold, 60_000);
  it.each(LANGUAGES)("are told where a language has another one's name: $what", expectTold, 60_000);
  it.each(TAXES)("are told where a line about taxes says the opposite: $what", expectTold, 60_000);
  it.each(PLURALS)("are told where a plural says one thing as several: $what", expectTold, 60_000);
  it.each(COPIES)("are told where a few words are another language's: $what", expectTold, 60_000);
  it.each(NAMES)("are told where two of one list have one name: $what", expectTold, 60_000);
  it.each(NUMBERS)("are told where words say another number than their record: $what", expectTold, 60_000);
  it.each(CURRENCIES)("are told where two currencies have one word: $what", expectTold, 60_000);
  it.each(ADDRESSES)("are told where everybody's words have a brand's address: $what", expectTold, 60_000);
});
