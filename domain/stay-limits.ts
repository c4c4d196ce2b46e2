import type { CivilDate } from "./civil-date.ts";
import { addMonths } from "./civil-month.ts";

/** What a stay may be at one place on one day. */
export interface StayLimits {
  /** Today in the property's or destination's zone. */
  readonly today: CivilDate;
  /** Days from today to the default check-in. */
  readonly checkinOffset: number;
  /** Days from check-in to the default check-out, at least 1. */
  readonly checkoutOffset: number;
  readonly minNights: number;
  readonly maxNights: number;
  /** Months ahead that can be searched. */
  readonly searchMonths: number;
  /** Last date that can be chosen, as check-in or check-out. */
  readonly lastDate: CivilDate;
}

/** The fields of a country's configuration that limit stays (CONF-07), all optional. */
export interface StayLimitConfig {
  readonly defaultPropertyType?: string | undefined;
  readonly defaultCheckinDiff?: number | undefined;
  readonly defaultCheckoutDiff?: number | undefined;
  /** Calendar dates with both ends, so nights are one fewer (DATE-06). */
  readonly minSelectableDates?: number | undefined;
  readonly maxSelectableDates?: number | undefined;
  readonly maxSearchableMonths?: number | undefined;
}

/**
 * Limits from country configuration (DATE-01, DATE-05, DATE-06). Without values: hotels 1 to 30 nights, homes 2 to 28
 * dates = 1 to 27 nights, 36 months ahead, check-in today and check-out the day after.
 */
export function stayLimits(config: StayLimitConfig, today: CivilDate): StayLimits {
  const home = config.defaultPropertyType === "home";
  const minNights = Math.max(1, whole(config.minSelectableDates, 2) - 1);
  const maxNights = Math.max(
    minNights,
    whole(config.maxSelectableDates, home ? HOME_MAX_DATES : HOTEL_MAX_DATES) - 1,
  );
  const searchMonths = Math.max(1, whole(config.maxSearchableMonths, DEFAULT_SEARCH_MONTHS));
  return {
    today,
    checkinOffset: Math.max(0, whole(config.defaultCheckinDiff, 0)),
    checkoutOffset: Math.max(1, whole(config.defaultCheckoutDiff, 1)),
    minNights,
    maxNights,
    searchMonths,
    lastDate: addMonths(today, searchMonths),
  };
}

const HOTEL_MAX_DATES = 31;
const HOME_MAX_DATES = 28;
const DEFAULT_SEARCH_MONTHS = 36;

function whole(value: number | undefined, fallback: number): number {
  return value === undefined || !Number.isFinite(value) ? fallback : Math.trunc(value);
}
