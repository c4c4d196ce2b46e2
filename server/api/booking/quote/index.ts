import { displayStatus } from "#domain/booking";
import { roomsLeft } from "#domain/rooms";
import { nightDates } from "#domain/stay";
import { ApiError } from "../../../platform/api-error.ts";
import {
  defineOperation,
  type OperationContext,
  type OperationHandler,
} from "../../../platform/operations/operation.ts";
import { nightOffer } from "../../../pricing/night-offer.ts";
import { loadCategorySupply } from "../../../supply/load-category-supply.ts";
import { loadPropertySummaries } from "../../../supply/property-summary.ts";
import { inWordsOf } from "../agreed-words.ts";
import { presentQuote } from "./presenter.ts";
import { priceStayNow } from "./price-stay.ts";
import { findQuote, insertQuote, type QuoteRow } from "./queries.ts";
import { quoteDeal } from "./quote-deal.ts";

const createQuote = defineOperation({
  id: "createQuote",
  async handle(input, context) {
    const priced = await priceStayNow(context, input);
    const row = await insertQuote(context, priced, input.use_wallet);
    return { quote: presentQuote(row, priced.offer.roomsLeft, context) };
  },
});

const quote = defineOperation({
  id: "quote",
  async handle({ quote_id }, context) {
    const row = await findQuote(context.db, quote_id);
    if (!row) throw new ApiError("not_found");
    const summaries = await loadPropertySummaries(context.db, [row.property_id]);
    const [worded = row] = await inWordsOf(context, [row], summaries);
    const [left, isCancelled] = await Promise.all([
      roomsLeftFor(row, context),
      isCancelledSince(row, context),
    ]);
    return { quote: presentQuote(worded, left, context, isCancelled) };
  },
});

const mysteryQuote = defineOperation({ id: "mysteryQuote", handle: quoteDeal });

export const operations: readonly OperationHandler[] = [createQuote, mysteryQuote, quote];

/** Whether the booking that was made of a quote has been cancelled: its price is nobody's then. */
async function isCancelledSince(
  { property_id, booking_id }: QuoteRow,
  { db }: OperationContext,
): Promise<boolean> {
  if (booking_id === null) return false;
  const booking = await db
    .selectFrom("booking")
    .select(["status_key", "state"])
    .where("property_id", "=", property_id)
    .where("booking_id", "=", booking_id)
    .executeTakeFirst();
  return (
    booking !== undefined &&
    displayStatus({ statusKey: booking.status_key, state: booking.state }) === "cancelled"
  );
}

async function roomsLeftFor(row: QuoteRow, { db }: OperationContext): Promise<number> {
  const { property_id, room_category_id, checkin, checkout } = row;
  const supply = await loadCategorySupply(db, { propertyIds: [property_id], from: checkin, to: checkout });
  const category = supply
    .get(property_id)
    ?.find((each) => each.category.room_category_id === room_category_id);
  if (!category) return 0;
  return roomsLeft(nightDates(row).map((date) => nightOffer(category, date, row.currency_code).available));
}
