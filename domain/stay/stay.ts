import { type CivilDate, datesFrom, daysBetween } from "../dates/index.ts";

/** Check-in to check-out, civil dates of the property; check-out is at least one day later. */
export interface Stay {
  readonly checkin: CivilDate;
  readonly checkout: CivilDate;
}

/** Number of nights: the civil date difference (DATE-03). */
export function nightsOf({ checkin, checkout }: Stay): number {
  return daysBetween(checkin, checkout);
}

/** The date of each night of a stay, in order; the check-out day is not one of them. */
export function nightDates({ checkin, checkout }: Stay): readonly CivilDate[] {
  return datesFrom(checkin, checkout);
}
