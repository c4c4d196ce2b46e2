import type { MysteryQuoteInput } from "#schemas/generated/api/mystery.ts";
import type { QuoteOutput } from "#schemas/generated/api/quote.ts";
import { findDeal } from "../../../deals/live-deals.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { presentQuote } from "./presenter.ts";
import { priceStayNow } from "./price-stay.ts";
import { insertQuote } from "./queries.ts";

/**
 * Prices a mystery deal and holds the price (LIST-14): the quote knows the property, and its answer does not
 * name it. @throws ApiError `not_found` for a token of another guest or site, or one that is none;
 * `quote_expired` for one that is too old; `sold_out` where the deal is over; else as `createQuote`.
 */
export async function quoteDeal(
  { deal: token, use_wallet }: MysteryQuoteInput,
  context: OperationContext,
): Promise<QuoteOutput> {
  const { db, clock, dealTokens, session, site } = context;
  const claim = dealTokens.open(token, { userId: session?.userId ?? "", siteId: site.id });
  if (!claim) throw new ApiError("not_found");
  if (claim.until <= clock()) throw new ApiError("quote_expired");
  const { checkin, checkout, roomsConfig: rooms_config, propertyId: property_id, dealId: deal_id } = claim;
  const deal = await findDeal(db, { property_id, deal_id }, { now: clock(), stay: { checkin, checkout } });
  if (!deal) throw new ApiError("sold_out", { details: { night: checkin, rooms_left: 0 } });
  const { room_category_id } = deal;
  const stay = { hotel_id: property_id, room_category_id, checkin, checkout, rooms_config };
  const priced = await priceStayNow(context, stay, { deal });
  const row = await insertQuote(context, priced, use_wallet);
  return { quote: presentQuote(row, priced.offer.roomsLeft, context) };
}
