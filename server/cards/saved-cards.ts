import type { Selectable, Transaction } from "kysely";
import type { CardRequestTable, SavedCardTable } from "../db/account-tables.ts";
import type { Db } from "../db/pool.ts";
import type { Database } from "../db/schema.ts";
import { everyShard } from "../db/shards/every-shard.ts";

export type SavedCard = Selectable<SavedCardTable>;
export type CardRequest = Selectable<CardRequestTable>;

/** Cards of a guest, the newest first. */
export async function cardsOf(db: Db, userId: string): Promise<readonly SavedCard[]> {
  return db
    .selectFrom("saved_card")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("saved_at", "desc")
    .orderBy("card_id")
    .execute();
}

/** Takes a card away from its guest; the gateway is told by a job. False where the guest has no such card. */
export async function removeCard(
  trx: Transaction<Database>,
  { user_id, card_id }: Pick<SavedCard, "user_id" | "card_id">,
  now: number,
): Promise<boolean> {
  const card = await trx
    .deleteFrom("saved_card")
    .where("user_id", "=", user_id)
    .where("card_id", "=", card_id)
    .returning("token")
    .executeTakeFirst();
  if (card) await forgetLater(trx, { card_id, token: card.token }, now);
  return card !== undefined;
}

/**
 * Takes all cards of an account that goes. What the guest is still typing somewhere belongs to nobody from
 * then on, and is forgotten once it is kept.
 */
export async function removeAllCards(trx: Transaction<Database>, userId: string, now: number): Promise<void> {
  // First, so that whoever settles one meanwhile is waited for.
  await trx
    .updateTable("card_request")
    .set({ user_id: null })
    .where("user_id", "=", userId)
    .modifyEnd(everyShard("requests of cards lie where their numbers do"))
    .execute();
  const cards = await trx
    .deleteFrom("saved_card")
    .where("user_id", "=", userId)
    .returning(["card_id", "token"])
    .execute();
  for (const card of cards) await forgetLater(trx, card, now);
}

/** Has the gateway told to forget a card. */
export async function forgetLater(
  trx: Transaction<Database>,
  { card_id, token }: Pick<SavedCard, "card_id" | "token">,
  now: number,
): Promise<void> {
  await trx
    .insertInto("card_removal")
    .values({ card_id, token, tell_after: new Date(now) })
    .execute();
}
