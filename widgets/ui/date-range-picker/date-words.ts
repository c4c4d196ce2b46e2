import type { CivilDate } from "#domain/dates";
import { dayFirstLocale } from "#domain/text";

/**
 * "DD MMM", where a line is short: "09 Mar", Japanese "3月9日" (LOC-06). Gregorian with Latin digits, the day
 * before the month.
 */
export function dayAndMonth(date: CivilDate, locale: string): string {
  return part(date, locale, { day: locale === "ja" ? "numeric" : "2-digit", month: "short" });
}

/**
 * "ddd, D MMM": "Mon, 9 Mar", Japanese "3月9日(月)" (LOC-06). Put together from single parts, so that server and
 * browser agree whatever their language data.
 */
export function weekdayAndDay(date: CivilDate, locale: string): string {
  const weekday = part(date, locale, { weekday: "short" });
  const day = part(date, locale, { day: "numeric", month: "short" });
  return locale === "ja" ? `${day}(${weekday})` : weekday + (locale === "ar" ? "، " : ", ") + day;
}

function part(date: CivilDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(dayFirstLocale(locale), { ...options, timeZone: "UTC" });
    formatters.set(key, formatter);
  }
  return formatter.format(Date.parse(`${date}T00:00:00Z`));
}

const formatters = new Map<string, Intl.DateTimeFormat>();
