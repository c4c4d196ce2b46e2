import type { QueryClient } from "@tanstack/react-query";
import type { CallFailure } from "#renderer";
import type { SendBookingCodeInput } from "#schemas/generated/api/booking.ts";
import type { Quote } from "#schemas/generated/api/quote.ts";

/** A booking that waits for the code which proves its number (BOOK-08). */
export interface AskedCode {
  readonly quote: Quote;
  /** The number, as the form has it. */
  readonly phone: Omit<SendBookingCodeInput, "quote_id">;
  /** Books with the code that was typed. */
  readonly book: (otp: string) => Promise<CodeOutcome>;
}

export interface CodeOutcome {
  /** Why nothing was booked that is known of; absent where the guest goes on to their booking. */
  readonly failure?: CallFailure | undefined;
  /** True where another code would not help, and the form says what does. */
  readonly closes?: boolean;
}

const key = ["askedBookingCode"];

/**
 * Leaves a booking for the popup, which has a root of its own and shares only the page's query client;
 * undefined takes it back.
 */
export function askForCode(shared: QueryClient, asked: AskedCode | undefined): void {
  if (asked) shared.setQueryData<AskedCode>(key, asked);
  else shared.removeQueries({ queryKey: key });
}

/** The booking that waits; undefined where none does. */
export function askedCode(shared: QueryClient): AskedCode | undefined {
  return shared.getQueryData<AskedCode>(key);
}
