import type { Selectable } from "kysely";
import { quoteExpiry } from "#domain/price";
import { formatRoomsConfig } from "#domain/rooms";
import type { QuoteTable } from "../../../db/inventory-tables.ts";
import type { Db } from "../../../db/pool.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { PricedRequest } from "./price-stay.ts";
import type { QuoteTerms } from "./quote-terms.ts";
import { quotedWallet } from "./quoted-wallet.ts";

export type QuoteRow = Omit<Selectable<QuoteTable>, "terms"> & { readonly terms: QuoteTerms };

/**
 * Writes down a price for as long as the site holds one, bound to the session that asked, with what its guest
 * may use of their wallet, and uses where they want to.
 */
export async function insertQuote(
  context: OperationContext,
  priced: PricedRequest,
  usesWallet = false,
): Promise<QuoteRow> {
  const { db, ids, clock, site, session } = context;
  const { request, total, currencyCode } = priced;
  const terms = { ...priced.terms, ...(await quotedWallet(context, priced, usesWallet)) };
  const now = clock();
  const row = await db
    .insertInto("quote")
    .values({
      property_id: terms.hotel.id,
      quote_id: ids.quote(),
      room_category_id: terms.room_category.id,
      site_id: site.id,
      session_id: session?.id ?? null,
      checkin: request.stay.checkin,
      checkout: request.stay.checkout,
      rooms_config: formatRoomsConfig(request.rooms),
      rooms: request.rooms.length,
      currency_code: currencyCode,
      total,
      terms: JSON.stringify(terms),
      created_at: new Date(now),
      expires_at: new Date(quoteExpiry(now, site.limits.booking)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as QuoteRow;
}

/**
 * A quote by id, whoever asked for it: the id is a secret of 128 bits and the quote holds nothing personal.
 */
export async function findQuote(db: Db, quoteId: string): Promise<QuoteRow | undefined> {
  return (await db
    .selectFrom("quote")
    .selectAll()
    .where("quote_id", "=", quoteId)
    .modifyEnd(everyShard("a guest has the id of a quote and no property"))
    .executeTakeFirst()) as QuoteRow | undefined;
}
