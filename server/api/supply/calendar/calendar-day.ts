import type { RoomConfig } from "#domain/rooms";
import type { StayLimits } from "#domain/stay";
import type { CalendarDay, StayLength } from "#schemas/generated/api/hotels.ts";
import type { FeeRule } from "../../../db/property-tables.ts";
import { nightPrice } from "../../../pricing/night-price.ts";
import type { CategoryCalendar } from "./category-calendar.ts";

export interface CalendarOf {
  /**
   * Categories that may be booked, the one a guest chose or all that there are, in the order they are
   * offered.
   */
  readonly categories: readonly CategoryCalendar[];
  readonly rooms: RoomConfig;
  readonly limits: StayLimits;
  readonly fees: readonly FeeRule[];
  /** False when the party fits nowhere in the property. */
  readonly fits: boolean;
  readonly hidePrices: boolean;
  /** What the guest has as a member, in percent of the rooms; nothing when undefined. */
  readonly memberPercent: number | undefined;
}

/**
 * What a booking of this day's night, or of stays that begin with it, would say (HOTEL-16, DATE-07): the
 * first category that can be booked decides the price, as everywhere (HOTEL-08).
 */
export function calendarDay(calendar: CalendarOf, date: string): CalendarDay {
  const { limits, rooms, fees, fits, hidePrices, memberPercent } = calendar;
  const categories = calendar.categories.map((of) => ({
    night: of.night(date),
    refusal: of.refusal(date),
    lengths: fits ? of.lengths(date) : [],
  }));
  const early = date < limits.today;
  const late = date >= limits.lastDate;
  const free = early || late || !fits ? [] : categories.filter(({ refusal }) => refusal === null);
  const lengths = [...new Set(categories.flatMap((each) => each.lengths))].sort((a, b) => a - b);
  const booked = free.find((each) => each.lengths.length > 0) ?? free[0];
  const price = booked && !hidePrices ? nightPrice(fees, booked.night, rooms, memberPercent) : null;
  const shown = free.length > 0 ? free : categories;
  const longest = shown.map(({ night }) => night.maxStay);
  return {
    date,
    available: free.length > 0,
    ...(price === null ? {} : { price }),
    rooms_left: Math.min(mostTold, Math.max(0, ...free.map(({ night }) => night.available))),
    minimum_stay:
      lengths[0] ?? Math.max(limits.minNights, Math.min(...shown.map(({ night }) => night.minStay))),
    ...(longest.every((most) => most !== null) && longest.length > 0
      ? { maximum_stay: Math.max(...longest) }
      : {}),
    arrival: lengths.length > 0,
    departure: date > limits.today && categories.some(({ night }) => !night.noDeparture),
    stay_lengths: rangesOf(lengths),
    ...reasonOf(),
  };

  function reasonOf(): Pick<CalendarDay, "reason"> {
    if (early) return { reason: "past" };
    if (late) return { reason: "too_far" };
    if (!fits) return { reason: "party" };
    if (free.length === 0) {
      if (categories.every(({ night }) => night.closed)) return { reason: "closed" };
      return { reason: categories.every(({ refusal }) => PARTY.has(refusal ?? "")) ? "party" : "sold_out" };
    }
    if (lengths.length > 0) return {};
    return { reason: free.every(({ night }) => night.noArrival) ? "no_arrival" : "gap" };
  }
}

/** Refusals of the guests, whatever the night. */
const PARTY: ReadonlySet<string> = new Set(["too_many_adults", "too_many_guests"]);

/** More rooms than this are not told: nobody needs to count a hotel. */
const mostTold = 9;

function rangesOf(lengths: readonly number[]): StayLength[] {
  const ranges: StayLength[] = [];
  for (const length of lengths) {
    const last = ranges.at(-1);
    if (last?.most === length - 1) last.most = length;
    else ranges.push({ fewest: length, most: length });
  }
  return ranges;
}
