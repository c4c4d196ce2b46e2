import { addDays, type CivilDate } from "#domain/dates";
import { dayFirstLocale } from "#domain/text";
import { weekdayAndDay } from "./date-words.ts";

/** Dates in words, always Gregorian with Latin digits (LOC-06). */
export interface CalendarWords {
  /** "January 2026", as a title. */
  readonly month: (date: CivilDate) => string;
  /** "Monday, 5 January 2026" */
  readonly day: (date: CivilDate) => string;
  /** "Mon, 5 Jan" */
  readonly short: (date: CivilDate) => string;
  /** The date as it is typed: "05/01/2026" */
  readonly typed: (date: CivilDate) => string;
  /** Weekday names from the first day of the week on. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

/** Names and formats of a locale; `weekStart` is 0 Sunday to 6 Saturday. */
export function calendarWords(locale: string, weekStart: number): CalendarWords {
  const tag = dayFirstLocale(locale);
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
    return (date: CivilDate) => formatter.format(Date.parse(`${date}T00:00:00Z`));
  };
  const month = format({ month: "long", year: "numeric" });
  const long = format({ weekday: "long" });
  const short = format({ weekday: "short" });
  const week = Array.from({ length: 7 }, (_, index) => addDays(A_SUNDAY, weekStart + index));
  return {
    month: (date) => titled(month(date), tag),
    day: format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    short: (date) => weekdayAndDay(date, locale),
    typed: typedFormat(tag),
    weekdays: week.map((date) => ({ short: short(date), long: long(date) })),
  };
}

const A_SUNDAY = "2026-01-04";

function titled(text: string, tag: string): string {
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}

/**
 * The order and separator of the locale; the day goes first where the locale puts the month first, as the
 * parser reads it.
 */
function typedFormat(tag: string): (date: CivilDate) => string {
  const parts = new Intl.DateTimeFormat(tag, {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  }).formatToParts(0);
  const yearFirst = parts.find((part) => part.type !== "literal")?.type === "year";
  const mark = parts.find((part) => part.type === "literal")?.value.replace(/[^-./]/g, "") || "/";
  return (date) => {
    const [year = "", month = "", day = ""] = date.split("-");
    return (yearFirst ? [year, month, day] : [day, month, year]).join(mark.charAt(0));
  };
}
