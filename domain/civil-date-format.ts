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
 * A date in one of the product's formats (LOC-06), always Gregorian with Latin digits. Formats of digits only are the same
 * in every language; formats with words are put in the order of the language (Japanese `2026年3月9日`, German `9. März 2026`). `language`
 * is the `dateLibraryLocale` of a language record (LOC-02).
 */
export function formatCivilDate(date: CivilDate, format: DateFormat, language: string): string {
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
