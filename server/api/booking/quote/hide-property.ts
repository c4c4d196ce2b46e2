import type { PriceLine } from "#schemas/generated/api/price.ts";
import type { Quote } from "#schemas/generated/api/quote.ts";
import type { SupplyWord } from "../../../supply/supply-words.ts";
import type { QuoteTerms } from "./quote-terms.ts";

/**
 * A quote as it is shown: that of a mystery deal without all that names its property (LIST-14), whatever
 * became of it; any other as it is. The price has one line for the rooms: the one before the deal is on the
 * property's own page. What could be added is left out, for each property sells its own.
 */
export function hideProperty({ mystery }: QuoteTerms, word: SupplyWord, quote: Quote): Quote {
  if (!mystery) return quote;
  const { services: _, additional_charge_info: __, ...shown } = quote;
  const { id: ___, ratings: ____, best_image: _____, ...hotel } = quote.hotel;
  const name = word(`supply.mystery.${hotel.property_type}`) ?? "";
  return {
    ...shown,
    mystery: true,
    hotel: { ...hotel, name, address: mystery.place, short_address: mystery.place },
    room_category: { name: word("supply.mystery.room") ?? "" },
    price_lines: withoutDiscount(quote.price_lines),
    night_prices: [],
  };
}

/** Lines with what is taken off the rooms in the line of the rooms. */
function withoutDiscount(lines: readonly PriceLine[]): PriceLine[] {
  const off = lines
    .filter(({ bill_type }) => bill_type === "discount")
    .reduce((sum, { amount }) => sum + amount, 0);
  return lines
    .filter(({ bill_type }) => bill_type !== "discount")
    .map((line) => (line.bill_type === "room" ? { ...line, amount: line.amount + off } : line));
}
