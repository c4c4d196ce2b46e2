import { checkoutStay } from "#domain/addresses";
import type { Query } from "#domain/shell";
import type { CreateQuoteInput } from "#schemas/generated/api/quote.ts";

/** What the guest chose to book, from the address of the page, as the call for its price takes it. */
export function selectionFrom(query: Query): CreateQuoteInput | null {
  const stay = checkoutStay(query);
  return stay && { ...stay, source: "web" };
}
