import type { QueryClient } from "@tanstack/react-query";
import type { CallFailure } from "#renderer";

/** What the popup is told: the failure of the last attempt to book. */
export interface ToldFailure {
  readonly failure: CallFailure;
  /** The property's page with the same dates and rooms. */
  readonly backHref: string;
}

const key = ["bookingFailure"];

/**
 * Leaves a failure for the popup, which has a root of its own and shares only the page's query client;
 * undefined takes it back.
 */
export function tellFailure(shared: QueryClient, told: ToldFailure | undefined): void {
  if (told) shared.setQueryData<ToldFailure>(key, told);
  else shared.removeQueries({ queryKey: key });
}

/** The failure the page left; undefined when nothing failed. */
export function toldFailure(shared: QueryClient): ToldFailure | undefined {
  return shared.getQueryData<ToldFailure>(key);
}
