import type { Insertable } from "kysely";
import { addDays, daysBetween, weekdayOf } from "#domain/dates";
import type { CancellationRule } from "../db/property-tables.ts";
import type { SearchTariffTable } from "../db/search-tables.ts";
import { freeCancellationMinutes } from "../pricing/cancellation-policies.ts";
import { type NightOffer, nightOffer } from "../pricing/night-offer.ts";
import type { CategorySupply, CategoryTariffs } from "../supply/category-supply.ts";

type Span = Insertable<SearchTariffTable>;

/** What the property of a category says. */
export interface SpanTerms {
  readonly currency_code: string;
  readonly cancellation: readonly CancellationRule[];
}

/**
 * Tariffs and rules of a category for every night there is, as `nightOffer` makes them: between two days on
 * which a rule begins or ends, nights differ by their weekday alone. Rows of single nights are left out; a
 * search reads those where they are.
 */
export function tariffSpans({ category, rules }: CategoryTariffs, terms: SpanTerms): readonly Span[] {
  const starts = new Set<string>([FIRST_DATE]);
  for (const { from_date, to_date } of rules) {
    starts.add(from_date);
    if (to_date < LAST_DATE) starts.add(addDays(to_date, 1));
  }
  const sorted = [...starts].sort();
  const supply = { category, rules, nights: NO_NIGHTS };
  const spans: Span[] = [];
  for (const [index, from_date] of sorted.entries()) {
    const next = sorted[index + 1];
    const to_date = next === undefined ? LAST_DATE : addDays(next, -1);
    const week = weekOf(from_date, to_date).map(
      (date) => date && nightOffer(supply, date, terms.currency_code),
    );
    const span = { ...spanFacts(supply, terms), from_date, to_date, ...weekColumns(week) };
    const before = spans.at(-1);
    if (before && areAlike(before, span)) before.to_date = to_date;
    else spans.push(span);
  }
  return spans;
}

/** A date of the span for each weekday, Monday first; null for weekdays it does not have. */
function weekOf(from: string, to: string): readonly (string | null)[] {
  const first = from === FIRST_DATE ? addDays(to, -6) : from;
  const length = Math.min(7, daysBetween(first, to) + 1);
  const week: (string | null)[] = Array(7).fill(null);
  for (let day = 0; day < length; day += 1) {
    const date = addDays(first, day);
    week[(weekdayOf(date) + 6) % 7] = date;
  }
  return week;
}

function spanFacts({ category }: CategorySupply, terms: SpanTerms) {
  return {
    property_id: category.property_id,
    room_category_id: category.room_category_id,
    position: category.position,
    max_occupancy: category.max_occupancy,
    max_adults: category.max_adults,
    rooms: category.capacity + category.overbook,
    free_minutes: freeCancellationMinutes(category.cancellation ?? terms.cancellation),
  };
}

function weekColumns(week: readonly (NightOffer | null | "")[]) {
  const list = (value: (night: NightOffer) => number) => week.map((night) => (night ? value(night) : 0));
  const bits = (value: (night: NightOffer) => boolean) =>
    week.reduce((sum, night, index) => sum + (night && value(night) ? 2 ** index : 0), 0);
  return {
    closed: bits(({ closed }) => closed),
    no_arrival: bits(({ noArrival }) => noArrival),
    no_departure: bits(({ noDeparture }) => noDeparture),
    single_price: list(({ single }) => single),
    double_price: list((night) => night.double),
    extra_price: list(({ extra }) => extra),
    min_stay: list(({ minStay }) => minStay),
    max_stay: list(({ maxStay }) => maxStay ?? 0),
  };
}

/** True when the second span goes on as the first did, so that one row does for both. */
function areAlike(a: Span, b: Span): boolean {
  const facts = ({ from_date: _, to_date: __, ...rest }: Span) => JSON.stringify(rest);
  return daysBetween(b.from_date, b.to_date) >= 6 && facts(a) === facts(b);
}

const NO_NIGHTS: CategorySupply["nights"] = new Map();
/** Before and after every night that can be searched. */
export const FIRST_DATE = "1900-01-01";
export const LAST_DATE = "9999-12-31";
