import { todayIn } from "#domain/dates";
import {
  type DealRefusal,
  type DealRequest,
  type DealStay,
  dealNumber,
  dealRefusal,
  saleWithin,
} from "#domain/price";
import { siteDeals } from "#renderer/server";
import type { AskedDeal } from "#schemas/generated/api/deals.ts";
import type { Deal } from "#schemas/generated/config/deal.ts";
import type { OfferPrice } from "../pricing/offer.ts";
import { supplyWord, type WordsPlace } from "../supply/supply-words.ts";

/** Where a deal is asked for; `clock` in milliseconds since 1970. */
type DealContext = WordsPlace & { readonly clock: () => number };

/** The deal that a call asks for, as the site has it. */
export interface AskedOpenDeal {
  readonly request: Required<Pick<DealRequest, "deal_id">> & DealRequest;
  /** Null where the site has none of this number. */
  readonly deal: Deal | null;
  /** Why it takes nothing off this stay; null where it does. */
  readonly refusal: DealRefusal | "unknown" | null;
  /** What it takes off the rooms; undefined where it takes nothing off. */
  readonly percent: number | undefined;
}

/**
 * Looks up the deal that a call asks for, for one stay at one property (DEAL-02); null where it asks for
 * none. The number alone is taken from the call: percentage, days, cities and who sells it are read from the
 * release. `start_time` and `end_time` leave fewer days of sale, never more.
 */
export function askedDeal(context: DealContext, call: DealRequest, at: DealStay): AskedOpenDeal | null {
  const { deal_id, start_time, end_time } = call;
  if (!deal_id) return null;
  const request = { deal_id, ...(start_time && { start_time }), ...(end_time && { end_time }) };
  const deal = dealOfSite(context, deal_id);
  const sale = deal && saleWithin(deal.sale, request);
  if (!deal || !sale) return { request, deal, refusal: "unknown", percent: undefined };
  const refusal = dealRefusal({ ...deal, sale }, at, todayOf(context));
  return { request, deal, refusal, percent: refusal === null ? deal.percent : undefined };
}

/** The deal of a site by the number that a call names; null where it offers none of it. */
export function dealOfSite({ release, site }: DealContext, text: string): Deal | null {
  const number = dealNumber(text);
  return siteDeals(release, site).find((deal) => deal.number === number) ?? null;
}

/** The day that decides whether a deal can be booked: one for its page, its cards and its quotes. */
export function todayOf({ site, clock }: Pick<DealContext, "site" | "clock">): string {
  return todayIn(site.country.timeZone, clock());
}

/** What became of the deal that was asked for, in the language of the call; `price` is null without one. */
export function dealInfo(
  context: DealContext,
  { request, deal, refusal }: AskedOpenDeal,
  price: Pick<OfferPrice, "pricing"> | null,
): AskedDeal {
  const isNeeded = price === null || price.pricing.deal_percentage !== undefined;
  const state = refusal ?? (isNeeded ? "applied" : "not_needed");
  if (!deal) return { deal_id: request.deal_id, state };
  const { id, title, percent, sale, stays, minNights } = deal;
  return {
    deal_id: request.deal_id,
    state,
    name: id,
    title: supplyWord(context)(title) ?? id,
    percentage: percent,
    sale_until: saleWithin(sale, request)?.until ?? sale.until,
    stay_from: stays.from,
    stay_until: stays.until,
    minimum_stay: minNights,
  };
}
