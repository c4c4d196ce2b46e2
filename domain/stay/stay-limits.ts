import type { Limits } from "#schemas";
import type { CivilDate } from "../dates/index.ts";
import { addMonths } from "../dates/index.ts";

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
  /** Months the calendar shows and asks for at once (DATE-09). */
  readonly calendarMonths: number;
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

/** The part of a site or page that limits stays. */
export interface StayRules {
  readonly country: StayLimitConfig;
  /**
   * Where the country's usual type is not sold, what is sold counts, without the country's numbers for the
   * other.
   */
  readonly brand?: { readonly propertyTypes: readonly string[] } | undefined;
  readonly limits: {
    readonly stays: Pick<
      Limits["stays"],
      "hotelMaxNights" | "homeMinDates" | "homeMaxDates" | "searchMonths" | "calendarMonths"
    >;
  };
}

/**
 * Limits of stays on a site (DATE-01, DATE-05, DATE-06): what its country says for its kind of property, and
 * the site's limits for what the country leaves out. Check-in is today and check-out the day after unless the
 * country says otherwise.
 */
export function stayLimits(
  { country: configured, brand, limits: { stays } }: StayRules,
  today: CivilDate,
): StayLimits {
  const { defaultCheckinDiff, defaultCheckoutDiff, maxSearchableMonths } = configured;
  const sold = brand?.propertyTypes ?? [];
  const isSold = sold.length === 0 || sold.includes(configured.defaultPropertyType ?? "");
  const country: StayLimitConfig = isSold
    ? configured
    : { defaultPropertyType: sold[0], defaultCheckinDiff, defaultCheckoutDiff, maxSearchableMonths };
  const home = country.defaultPropertyType === "home";
  const [minDates, maxDates] = home
    ? [stays.homeMinDates, stays.homeMaxDates]
    : [ONE_NIGHT, stays.hotelMaxNights + 1];
  const minNights = Math.max(1, whole(country.minSelectableDates, minDates) - 1);
  const searchMonths = Math.max(1, whole(country.maxSearchableMonths, stays.searchMonths));
  return {
    today,
    checkinOffset: Math.max(0, whole(country.defaultCheckinDiff, 0)),
    checkoutOffset: Math.max(1, whole(country.defaultCheckoutDiff, 1)),
    minNights,
    maxNights: Math.max(minNights, whole(country.maxSelectableDates, maxDates) - 1),
    searchMonths,
    lastDate: addMonths(today, searchMonths),
    calendarMonths: stays.calendarMonths,
  };
}

/** A night in calendar dates: both ends. */
const ONE_NIGHT = 2;

function whole(value: number | undefined, fallback: number): number {
  return value === undefined || !Number.isFinite(value) ? fallback : Math.trunc(value);
}
