import { saveCardUrl } from "#domain/addresses";
import { todayIn } from "#domain/dates";
import type {
  SavedCard,
  SavedCards,
  SavedCardsInput,
  SavedCardsOutput,
} from "#schemas/generated/api/card.ts";
import { cardsOf, type SavedCard as Row } from "../../../cards/saved-cards.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { accountOf } from "../../account/accounts.ts";
import { demandBooking, demandKeeper } from "./card-offer.ts";

/**
 * The guest's cards (CARD-01). Whoever is not signed in is led to where one does that, and back. @throws
 * ApiError `not_found` where no gateway keeps cards, and for a booking that the guest may not see whole.
 */
export async function savedCards(
  { booking_id }: SavedCardsInput,
  context: OperationContext,
): Promise<SavedCardsOutput> {
  demandKeeper(context);
  const account = await accountOf(context);
  if (!account) return { response: { cards: [], is_full: false }, redirect: signInPath(booking_id, context) };
  const booking = await demandBooking(booking_id, context);
  const list = await listCards(account.user_id, context);
  return { response: { ...list, ...(booking && { booking_id: booking.booking_id }) } };
}

/** Cards as a page lists them. */
export async function listCards(
  userId: string,
  context: Pick<OperationContext, "db" | "clock" | "site">,
): Promise<SavedCards> {
  const cards = await cardsOf(context.db, userId);
  return {
    cards: cards.map((card) => presentCard(card, context)),
    is_full: cards.length >= context.site.limits.cards.perAccount,
  };
}

/** A card as pages name it; its token stays here. */
export function presentCard(
  { card_id, kind, last_four, expires }: Row,
  { clock, site }: Pick<OperationContext, "clock" | "site">,
): SavedCard {
  const month = todayIn(site.country.timeZone, new Date(clock())).slice(0, 7);
  return { id: card_id, kind, last_four, expires, is_over: expires < month };
}

function signInPath(
  bookingId: string | undefined,
  { locale, site }: Pick<OperationContext, "locale" | "site">,
): string {
  const own: Readonly<Record<string, string>> = locale === site.defaultLocale ? {} : { locale };
  const query = String(new URLSearchParams(own));
  const here = saveCardUrl(bookingId) + (query && `?${query}`);
  return `/login?${new URLSearchParams({ ...own, retUrl: here })}`;
}
