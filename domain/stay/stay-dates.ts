import { addDays, daysBetween, parseCivilDate } from "../dates/index.ts";
import type { Notice } from "../text/index.ts";
import type { Stay } from "./stay.ts";
import type { StayLimits } from "./stay-limits.ts";

/** Dates as they arrive: from a URL, a form or storage, in any form `parseCivilDate` reads. */
export interface WantedStay {
  readonly checkin?: string | null | undefined;
  readonly checkout?: string | null | undefined;
  /** True for an open search, which may have no dates (SRCH-14). */
  readonly openSearch?: boolean | undefined;
}

export type StayNoticeCode =
  | "invalid"
  | "past"
  | "checkout-missing"
  | "checkout-moved"
  | "too-long"
  | "too-short"
  | "too-far";
export type StayNotice = Notice<StayNoticeCode>;

export interface CorrectedStay {
  /** Null only for an open search without dates. */
  readonly stay: Stay | null;
  /** What was changed, in the order it happened; empty when nothing the guest chose was touched. */
  readonly notices: readonly StayNotice[];
}

/**
 * The dates of a guest who has chosen none: today and tomorrow unless the country says otherwise (DATE-01).
 */
export function defaultStay(limits: StayLimits): Stay {
  const { today, checkinOffset, checkoutOffset, minNights, maxNights } = limits;
  const checkin = addDays(today, checkinOffset);
  return { checkin, checkout: addDays(checkin, Math.min(maxNights, Math.max(checkoutOffset, minNights))) };
}

/**
 * Makes wanted dates bookable and says what it changed (DATE-02 … DATE-06, DATE-08). Order (DATE-04): an open
 * search keeps its blanks; missing or invalid dates become the country's default; a past check-in becomes
 * today with check-out tomorrow; then a missing or unreadable check-out becomes that of the shortest stay,
 * check-out is put after check-in and the stay is brought within the shortest and longest stay and the search
 * window. Correcting twice changes nothing more.
 */
export function correctStay(wanted: WantedStay, limits: StayLimits): CorrectedStay {
  if (!wanted.checkin && !wanted.checkout) {
    return { stay: wanted.openSearch ? null : defaultStay(limits), notices: [] };
  }
  const checkin = parseCivilDate(wanted.checkin);
  if (!checkin) return reset(limits, notice("invalid"));
  if (checkin < limits.today) {
    const stay = { checkin: limits.today, checkout: addDays(limits.today, limits.minNights) };
    return { stay, notices: [notice("past")] };
  }
  if (addDays(checkin, limits.minNights) > limits.lastDate) {
    return reset(limits, notice("too-far", { months: limits.searchMonths }));
  }
  return withLength(checkin, parseCivilDate(wanted.checkout), limits);
}

/**
 * What is wrong with dates as they stand, without correcting them; empty when they can be booked. The server
 * refuses with these.
 */
export function stayProblems(wanted: WantedStay, limits: StayLimits): readonly StayNotice[] {
  if (!wanted.checkin || !wanted.checkout) return [notice("invalid")];
  return correctStay({ ...wanted, openSearch: false }, limits).notices;
}

function withLength(checkin: string, wantedCheckout: string | null, limits: StayLimits): CorrectedStay {
  const { minNights, maxNights, lastDate } = limits;
  const until = (checkout: string, why: StayNotice): CorrectedStay => ({
    stay: { checkin, checkout },
    notices: [why],
  });
  const earliest = addDays(checkin, minNights);
  if (!wantedCheckout) return until(earliest, notice("checkout-missing", { nights: minNights }));
  if (wantedCheckout <= checkin) return until(earliest, notice("checkout-moved"));
  if (wantedCheckout < earliest) return until(earliest, notice("too-short", { nights: minNights }));
  const capped = addDays(checkin, maxNights);
  if (wantedCheckout > capped) {
    const checkout = capped > lastDate ? lastDate : capped;
    return until(checkout, notice("too-long", { nights: daysBetween(checkin, checkout) }));
  }
  if (wantedCheckout > lastDate) return until(lastDate, notice("too-far", { months: limits.searchMonths }));
  return { stay: { checkin, checkout: wantedCheckout }, notices: [] };
}

function reset(limits: StayLimits, why: StayNotice): CorrectedStay {
  return { stay: defaultStay(limits), notices: [why] };
}

function notice(code: StayNoticeCode, values: StayNotice["values"] = {}): StayNotice {
  return { code, messageId: MESSAGES[code], values };
}

const MESSAGES: Readonly<Record<StayNoticeCode, string>> = {
  invalid: "dates.invalid",
  past: "dates.moved-from-past",
  "checkout-missing": "dates.checkout-missing",
  "checkout-moved": "dates.checkout-moved",
  "too-long": "dates.too-long",
  "too-short": "dates.too-short",
  "too-far": "dates.too-far",
};
