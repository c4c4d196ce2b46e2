import { phoneKey } from "#domain/guest";
import { nightDates } from "#domain/stay";
import type { BookingGuestValue } from "../../../db/booking-tables.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { sha256 } from "../../../platform/hash.ts";
import { spendBudgets } from "../../../platform/limits/spend-budgets.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { sourceOf } from "../../../platform/source-of.ts";
import type { QuoteRow } from "../quote/queries.ts";

/**
 * Counts the room nights of a booking before they are held, so that nobody empties a calendar that costs them
 * nothing: for the session, the phone, the source, and the source at this property. What all callers together
 * may take of a room category is bounded where the rooms are held. Returns what gives them back when nothing
 * gets booked.
 * @throws ApiError `rate_limited` with the wait.
 */
export async function spendRoomNights(
  context: OperationContext,
  quote: QuoteRow,
  guest: BookingGuestValue,
): Promise<() => Promise<void>> {
  const { protection } = context.site.limits;
  const source = sourceOf(context.ip);
  const counted = [
    ["session", context.session?.id ?? "", protection.roomNightsPerSession],
    ["phone", phoneKey(guest.calling_code, guest.phone), protection.roomNightsPerPhone],
    ["source", source, protection.roomNightsPerSource],
    ["source-property", `${source} ${quote.property_id}`, protection.roomNightsPerSourceAndProperty],
  ] as const;
  const budgets = counted.map(([what, whose, limit]) => ({
    bucket: `nights:${what}:${sha256(whose)}`,
    limit,
    windowSeconds: protection.bookingMinutes * 60,
  }));
  const spending = await spendBudgets(context, budgets, nightDates(quote).length * quote.rooms);
  if (!spending.ok) throw new ApiError("rate_limited", { details: { retry_after: spending.wait } });
  return spending.giveBack;
}
