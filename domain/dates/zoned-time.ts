import type { CivilDate } from "./civil-date.ts";

/** Wall-clock time of a place, `YYYY-MM-DDTHH:mm`. Plain string comparison is time order. */
export type LocalDateTime = string;

/**
 * Today at a place (DATE-03). `timeZone` is an IANA name, `instant` a moment given by the caller. @throws
 * RangeError on an unknown zone.
 */
export function todayIn(timeZone: string, instant: Date | number): CivilDate {
  const minute = Math.floor(Number(instant) / MINUTE_MS);
  const known = lastDays.get(timeZone);
  // Clocks of all zones turn with the minutes of UTC since 1972.
  if (known?.minute === minute && minute > 0) return known.day;
  const day = localDateTimeIn(timeZone, instant).slice(0, 10);
  lastDays.set(timeZone, { minute, day });
  return day;
}

/** What was asked last of each zone: every page asks for today. */
const lastDays = new Map<string, { readonly minute: number; readonly day: CivilDate }>();

/** What the clock on the wall of a place says at `instant`. @throws RangeError on an unknown zone. */
export function localDateTimeIn(timeZone: string, instant: Date | number): LocalDateTime {
  return clock(timeZone).format(instant).replace(/,?\s/, "T");
}

/**
 * The moment (milliseconds since 1970) when the wall clock of a place shows `local`. A time skipped by
 * daylight saving is the moment of the jump; of a repeated one the first.
 */
export function instantOf(local: LocalDateTime, timeZone: string): number {
  const asUtc = Date.parse(`${local}:00Z`);
  const candidates = [-DAY_MS, DAY_MS].map((probe) => asUtc - offsetAt(timeZone, asUtc + probe));
  const exact = candidates.filter((instant) => localDateTimeIn(timeZone, instant) === local);
  return exact.length > 0 ? Math.min(...exact) : firstAtOrAfter(local, timeZone, Math.min(...candidates));
}

function firstAtOrAfter(local: LocalDateTime, timeZone: string, from: number): number {
  let instant = from;
  while (localDateTimeIn(timeZone, instant) < local) instant += MINUTE_MS;
  return instant;
}

function offsetAt(timeZone: string, instant: number): number {
  const whole = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${localDateTimeIn(timeZone, whole)}:00Z`) - whole;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(timeZone: string): Intl.DateTimeFormat {
  let found = clocks.get(timeZone);
  if (!found) {
    // Sweden writes dates as ISO does, which spares putting parts together.
    found = new Intl.DateTimeFormat("sv-SE-u-ca-gregory-nu-latn", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    clocks.set(timeZone, found);
  }
  return found;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
