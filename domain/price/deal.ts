import { type CivilDate, parseCivilDate } from "../dates/index.ts";
import { nightsOf, type Stay } from "../stay/index.ts";

/** A span of civil dates, both of them in it. */
export interface DateSpan {
  readonly from: CivilDate;
  readonly until: CivilDate;
}

/** What a deal asks of a stay. */
export interface DealTerms {
  /** Days on which it can be booked. */
  readonly sale: DateSpan;
  /** First day of arrival and last day of departure. */
  readonly stays: DateSpan;
  readonly minNights: number;
  /** Slugs of the cities it is for. */
  readonly cities: readonly string[];
}

/** A stay that a deal is asked for. */
export interface DealStay {
  readonly stay: Stay;
  /** Slug of the property's city. */
  readonly city: string;
}

/** Where a deal stands on a day. */
export type DealPhase = "upcoming" | "live" | "expired";

/** Why a deal takes nothing off a stay. */
export type DealRefusal = Exclude<DealPhase, "live"> | "elsewhere" | "dates" | "minimum_stay";

/** What an address or a call says of a deal (DEAL-02): nothing of it is believed but the id. */
export interface DealRequest {
  readonly deal_id?: string;
  readonly start_time?: string;
  readonly end_time?: string;
}

/** The number of a deal as it was written; null for what can be none. */
export function dealNumber(text: string | undefined): number | null {
  return text !== undefined && /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : null;
}

/**
 * The days of sale that a link leaves: those of the deal, and no others, from its `start_time` until its
 * `end_time`: dates, or moments of which the date counts. What is neither, such as a time of day, leaves them
 * all. Null where the end comes before the start.
 */
export function saleWithin(sale: DateSpan, { start_time, end_time }: DealRequest): DateSpan | null {
  const start = dayOf(start_time) ?? sale.from;
  const end = dayOf(end_time) ?? sale.until;
  if (end < start) return null;
  return { from: start > sale.from ? start : sale.from, until: end < sale.until ? end : sale.until };
}

const dayOf = (text: string | undefined) =>
  text === undefined ? null : parseCivilDate(/^(\d{4}-\d\d-\d\d)T/.exec(text)?.[1] ?? text);

/** Where a deal stands on a day of the site that sells it. */
export function dealPhase({ from, until }: DateSpan, today: CivilDate): DealPhase {
  if (today < from) return "upcoming";
  return today > until ? "expired" : "live";
}

/** Why a deal takes nothing off a stay that is booked `today`; null where it takes its percentage off. */
export function dealRefusal(
  { sale, stays, minNights, cities }: DealTerms,
  { stay, city }: DealStay,
  today: CivilDate,
): DealRefusal | null {
  const phase = dealPhase(sale, today);
  if (phase !== "live") return phase;
  if (!cities.includes(city)) return "elsewhere";
  if (stay.checkin < stays.from || stay.checkout > stays.until) return "dates";
  return nightsOf(stay) < minNights ? "minimum_stay" : null;
}
