import type { CardOffer, CardOfferInput } from "#schemas/generated/api/card.ts";
import type { CardGateway } from "../../../gateways/cards/cards.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { openBooking } from "../booking/access.ts";
import type { BookingRow } from "../booking/queries.ts";

/** Whether the guest may save a card here: links to the page where one does are shown by it. */
export async function cardOffer(
  { booking_id }: CardOfferInput,
  context: OperationContext,
): Promise<CardOffer> {
  if (!keeperOf(context)) return { is_offered: false };
  if (booking_id === undefined)
    return { is_offered: context.session !== null && context.session.userId !== null };
  return { is_offered: (await wholeBooking(booking_id, context)) !== null };
}

/** The gateway that keeps cards of this site's guests; undefined where none does (CARD-01). */
export function keeperOf({ cards, site }: Pick<OperationContext, "cards" | "site">): CardGateway | undefined {
  return site.country.savesCards ? cards : undefined;
}

/** The same. @throws ApiError `not_found`. */
export function demandKeeper(context: Pick<OperationContext, "cards" | "site">): CardGateway {
  const keeper = keeperOf(context);
  if (!keeper) throw new ApiError("not_found");
  return keeper;
}

/** The booking, for who may see it whole; null for anybody else, and where there is none (MODE-08). */
export async function wholeBooking(bookingId: string, context: OperationContext): Promise<BookingRow | null> {
  const opened = await openBooking(context, { bookingId, session: context.session });
  return opened && opened.access !== "masked" ? opened.booking : null;
}

/** The same. @throws ApiError `not_found`. */
export async function demandBooking(
  bookingId: string | undefined,
  context: OperationContext,
): Promise<BookingRow | undefined> {
  if (bookingId === undefined) return undefined;
  const booking = await wholeBooking(bookingId, context);
  if (!booking) throw new ApiError("not_found");
  return booking;
}
