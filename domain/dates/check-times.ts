import type { Limits } from "#schemas";
import { intlLocale } from "../text/index.ts";

/**
 * A property's check-in and check-out times as `HH:mm`; the site's own for what is missing or unreadable
 * (DATE-10).
 */
export function checkTimes(
  property: { readonly checkin?: string | null | undefined; readonly checkout?: string | null | undefined },
  { checkInTime, checkOutTime }: Pick<Limits["stays"], "checkInTime" | "checkOutTime">,
): { readonly checkin: string; readonly checkout: string } {
  return {
    checkin: parseTimeOfDay(property.checkin) ?? checkInTime,
    checkout: parseTimeOfDay(property.checkout) ?? checkOutTime,
  };
}

/** Reads `14:00`, `2:00 PM` or `2 pm` as `HH:mm`; null for anything else. */
export function parseTimeOfDay(text: string | null | undefined): string | null {
  const match = /^(\d{1,2})(?::([0-5]\d))?(?::[0-5]\d)?\s*([ap])?\.?m?\.?$/i.exec((text ?? "").trim());
  if (!match || (!match[2] && !match[3])) return null;
  const hour = Number(match[1]);
  const half = match[3]?.toLowerCase();
  if (half ? hour < 1 || hour > 12 : hour > 23) return null;
  const full = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  return `${String(full).padStart(2, "0")}:${match[2] ?? "00"}`;
}

/** A time of day (`HH:mm`) as the language writes it, in Latin digits: `12:00 PM`, `12:00`. */
export function formatTimeOfDay(time: string, locale: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  let format = clocks.get(locale);
  if (!format) {
    // The clock of English counts to twelve (DATE-10).
    format = new Intl.DateTimeFormat(intlLocale(locale === "en" ? "en-US" : locale), {
      hour: "numeric",
      minute: "2-digit",
      timeZone: "UTC",
    });
    clocks.set(locale, format);
  }
  return format.format(Date.UTC(2026, 0, 1, hour, minute)).replace(/\u202f/g, " ");
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Times of day of a text, `HH:mm`, written `{22:00}` in it. */
export function timesOfDayIn(text: string): string[] {
  return [...text.matchAll(/\{(\d\d:\d\d)\}/g)].map(([, time = ""]) => time);
}

/** A text with its times of day, written `{22:00}`, as the language writes them. */
export function withTimesOfDay(text: string, locale: string): string {
  return text.replace(/\{(\d\d:\d\d)\}/g, (_, time: string) => formatTimeOfDay(time, locale));
}
