import { type CivilDate, dayFirstLocale } from "#domain";

/** "24 Nov": Gregorian with Latin digits, the day first where English puts the month (LOC-06). */
export function dayAndMonth(date: CivilDate, locale: string): string {
  return part(date, locale, { day: "numeric", month: "short" });
}

/** "Tue, 24 Nov". Put together from single parts, so that server and browser agree whatever their language data. */
export function weekdayAndDay(date: CivilDate, locale: string): string {
  const comma = locale === "ar" ? "، " : ", ";
  return part(date, locale, { weekday: "short" }) + comma + dayAndMonth(date, locale);
}

function part(date: CivilDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  const formatter = new Intl.DateTimeFormat(dayFirstLocale(locale), { ...options, timeZone: "UTC" });
  return formatter.format(Date.parse(`${date}T00:00:00Z`));
}
