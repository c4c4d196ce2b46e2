import { addDays, type CivilDate, parseCivilDate, weekdayOf } from "#domain/dates";
import { correctStay, type Stay, type StayLimits } from "#domain/stay";
import { latinDigits } from "#domain/text";

/** A day of a month, the next one where no year is said; none when there is no such day. */
export function dayOfMonth(
  day: number,
  month: number,
  year: number | null,
  today: CivilDate,
): readonly CivilDate[] {
  const padded = (value: number) => String(value).padStart(2, "0");
  const inYear = (each: number) => parseCivilDate(`${each}-${padded(month)}-${padded(day)}`);
  if (year !== null) return [inYear(year)].filter((date) => date !== null);
  const thisYear = Number(today.slice(0, 4));
  return [inYear(thisYear), inYear(thisYear + 1)]
    .filter((date) => date !== null && date >= today)
    .slice(0, 1) as CivilDate[];
}

/** Takes dates in figures out of a text: `24/12`, `24.12.2026`, `2026-12-24`, `12月24日`. */
export function withoutFigureDates(
  text: string,
  today: CivilDate,
): { readonly rest: string; readonly dates: readonly CivilDate[] } {
  const dates: CivilDate[] = [];
  const take = (day: string, month: string, year?: string) => {
    dates.push(...dayOfMonth(Number(day), Number(month), year ? Number(year) : null, today));
    return " ";
  };
  const rest = latinDigits(text)
    .replace(/(\d{4})-(\d{2})-(\d{2})/g, (_, year, month, day) => take(day, month, year))
    .replace(/(?<!\d)(\d{1,2})[./](\d{1,2})(?:[./](\d{4}))?(?!\d)/g, (_, day, month, year) =>
      take(day, month, year),
    )
    .replace(/(\d{1,2})月(\d{1,2})日/g, (_, month, day) => take(day, month));
  return { rest, dates };
}

/** What a sentence says of when. */
export interface SaidDates {
  readonly dates: readonly CivilDate[];
  readonly nights: number | undefined;
  readonly weekend: boolean;
  /** With a weekend: that of next week. */
  readonly next: boolean;
  /**
   * With a weekend: the first that comes, as a weekend alone, except that one which has begun is not meant.
   */
  readonly coming: boolean;
}

/** Dates that cannot be booked: they are over, or further ahead than anything is sold. */
export interface RefusedStay {
  readonly stay: Stay;
  readonly why: "past" | "too-far";
}

/**
 * The stay that is meant: from the first date to the last, or for so many nights, or over a weekend from
 * Friday to Sunday; a night where only one day is said. Null when nothing is said, or nothing that can be
 * booked; then `refused` has what was said.
 */
export function stayOfDates(
  { dates, nights, weekend, ...which }: SaidDates,
  limits: StayLimits,
): { readonly stay: Stay | null; readonly refused: RefusedStay | null } {
  const [first, last] = dates.toSorted();
  const checkin =
    first ?? (weekend ? friday(limits.today, which) : nights ? correctStay({}, limits).stay?.checkin : null);
  if (!checkin) return { stay: null, refused: null };
  const length = nights ?? (weekend && !first ? Math.max(1, 7 - weekdayOf(checkin)) : 1);
  const checkout = last ?? addDays(checkin, length);
  const { stay, notices } = correctStay({ checkin, checkout }, limits);
  const why = notices.map(({ code }) => code).find((code) => code === "past" || code === "too-far");
  return why ? { stay: null, refused: { stay: { checkin, checkout }, why } } : { stay, refused: null };
}

/** The Friday of the weekend that is meant, or today where the weekend has begun and no other is meant. */
function friday(today: CivilDate, { next, coming }: Pick<SaidDates, "next" | "coming">): CivilDate {
  const weekday = weekdayOf(today);
  if (weekday === SATURDAY && !next && !coming) return today;
  const first = addDays(today, (12 - weekday) % 7);
  // On a Saturday or a Sunday the first that comes is that of next week already.
  return next && weekday > SUNDAY && weekday < SATURDAY ? addDays(first, 7) : first;
}

const SUNDAY = 0;
const SATURDAY = 6;
