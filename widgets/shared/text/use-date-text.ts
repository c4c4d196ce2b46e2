import { type CivilDate, formatTimeOfDay } from "#domain/dates";
import { dayFirstLocale, intlLocale } from "#domain/text";
import { usePage } from "#renderer";
import { dayAndMonth, weekdayAndDay } from "../../ui/date-range-picker/date-words.ts";

export interface DateText {
  /** `Fri, 18 Dec` */
  readonly day: (date: CivilDate) => string;
  /** `09 Dec`, where a line is short. */
  readonly dayAndMonth: (date: CivilDate) => string;
  /** `Friday, 18 December 2026` */
  readonly fullDay: (date: CivilDate) => string;
  /** `Dec 18, 2026`, Japanese `2026年12月18日` */
  readonly shortDate: (date: CivilDate) => string;
  /** `18 Dec 2026`, among days that are written day first, where the year may be another. */
  readonly dayOfYear: (date: CivilDate) => string;
  /** `November 2026` */
  readonly month: (date: CivilDate) => string;
  /** Property time `14:00` as the language writes it: `2:00 PM`. */
  readonly time: (time: string) => string;
  /** Property-local `2026-12-16T12:00`: `Wed, 16 Dec, 12:00 PM`. */
  readonly moment: (local: string) => string;
}

/**
 * Dates and times in the words of the page's language (LOC-06): Gregorian, Latin digits. Made with `Intl`
 * alone, so that islands carry no date library, and put together from single parts, so that server and
 * browser agree whatever their language data.
 */
export function useDateText(): DateText {
  const { locale } = usePage();
  return dateText(locale);
}

/** The same for a given locale key. */
export function dateText(locale: string): DateText {
  const part = (date: CivilDate, options: Intl.DateTimeFormatOptions, language = dayFirstLocale(locale)) =>
    formatter(language, options).format(new Date(`${date}T00:00:00Z`));
  const comma = locale === "ar" ? "، " : ", ";
  const day = (date: CivilDate) => weekdayAndDay(date, locale);
  const time = (text: string) => formatTimeOfDay(text, locale).replace(/\s/g, "\u00a0");
  // The one date that English puts the month of in front (LOC-06).
  const monthFirst = intlLocale(locale === "en" ? "en-US" : locale);
  return {
    day,
    dayAndMonth: (date) => dayAndMonth(date, locale),
    time,
    fullDay: (date) => {
      const weekday = part(date, { weekday: "long" });
      const words = part(date, { day: "numeric", month: "long", year: "numeric" });
      return locale === "ja" ? `${words} ${weekday}` : `${weekday}${comma}${words}`;
    },
    shortDate: (date) => part(date, short, monthFirst),
    dayOfYear: (date) => part(date, short),
    month: (date) => part(date, { month: "long", year: "numeric" }),
    moment: (local) => `${day(local.slice(0, 10))}${comma}${time(local.slice(11, 16))}`,
  };
}

const short = { day: "numeric", month: "short", year: "numeric" } as const;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options });
    formatters.set(key, found);
  }
  return found;
}
