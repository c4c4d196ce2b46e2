import type { CivilDate } from "./civil-date.ts";
import dayjs from "./dayjs.ts";
import "./dayjs-locales.ts";

/** The date formats of LOC-06, plus the long day and the month heading of the calendar. */
export type DateFormat =
  | "DD/MM/YYYY"
  | "DD-MM-YYYY"
  | "YYYY-MM-DD"
  | "DD MMM"
  | "MMM D, YYYY"
  | "ddd, D MMM"
  | "dddd, D MMMM YYYY"
  | "MMMM YYYY";

/**
 * A date in one of the product's formats (LOC-06), always Gregorian with Latin digits. Formats of digits only
 * are the same in every language; formats with words are put in the order of the language (Japanese
 * `2026年3月9日`, German `9. März 2026`). `language` is the `dateLibraryLocale` of a language record (LOC-02); a
 * language that the library was not given is written by CLDR.
 */
export function formatCivilDate(date: CivilDate, format: DateFormat, language: string): string {
  const parts = PARTS[format];
  if (parts && !(language in dayjs.Ls)) return byCldr(date, parts, language);
  const variant = language === "en" ? undefined : (VARIANTS[language] ?? DAY_FIRST)[format];
  return dayjs
    .utc(date)
    .locale(language)
    .format(variant ?? format);
}

type Variants = Readonly<Partial<Record<DateFormat, string>>>;

const DAY_FIRST: Variants = {
  "MMM D, YYYY": "D MMM YYYY",
  "ddd, D MMM": "ddd D MMM",
  "dddd, D MMMM YYYY": "dddd D MMMM YYYY",
};

const VARIANTS: Readonly<Record<string, Variants>> = {
  ja: {
    "DD MMM": "M月D日",
    "MMM D, YYYY": "YYYY年M月D日",
    "ddd, D MMM": "M月D日(ddd)",
    "dddd, D MMMM YYYY": "YYYY年M月D日 dddd",
    "MMMM YYYY": "YYYY年M月",
  },
  de: {
    "DD MMM": "DD. MMM",
    "MMM D, YYYY": "D. MMM YYYY",
    "ddd, D MMM": "ddd, D. MMM",
    "dddd, D MMMM YYYY": "dddd, D. MMMM YYYY",
  },
  es: { ...DAY_FIRST, "MMMM YYYY": "MMMM [de] YYYY" },
  pt: { ...DAY_FIRST, "MMMM YYYY": "MMMM [de] YYYY" },
  vi: { ...DAY_FIRST, "MMMM YYYY": "MMMM, YYYY" },
  ar: { "MMM D, YYYY": "D MMM YYYY", "ddd, D MMM": "ddd، D MMM", "dddd, D MMMM YYYY": "dddd، D MMMM YYYY" },
};

/** What a format with words shows, for languages that the date library was not given. */
const PARTS: Readonly<Partial<Record<DateFormat, Intl.DateTimeFormatOptions>>> = {
  "DD MMM": { day: "2-digit", month: "short" },
  "MMM D, YYYY": { day: "numeric", month: "short", year: "numeric" },
  "ddd, D MMM": { weekday: "short", day: "numeric", month: "short" },
  "dddd, D MMMM YYYY": { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  "MMMM YYYY": { month: "long", year: "numeric" },
};

function byCldr(date: CivilDate, parts: Intl.DateTimeFormatOptions, language: string): string {
  const gregorian = { calendar: "gregory", numberingSystem: "latn", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(language, { ...parts, ...gregorian }).format(new Date(`${date}T00:00:00Z`));
}
