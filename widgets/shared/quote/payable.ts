import type { Quote } from "#schemas/generated/api/quote.ts";

/** What a guest pays for a quote: its total without what it uses of their wallet (WALL-02). Minor units. */
export function payable({ total, wallet }: Pick<Quote, "total" | "wallet">): number {
  return wallet?.payable ?? total;
}
