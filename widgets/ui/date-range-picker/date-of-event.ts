import type { SyntheticEvent } from "react";
import type { CivilDate } from "#domain/dates";

/** The day of the calendar an event happened on, if on any. */
export function dateOfEvent({ target }: SyntheticEvent): CivilDate | null {
  return (target instanceof Element && target.closest<HTMLElement>("[data-date]")?.dataset.date) || null;
}
