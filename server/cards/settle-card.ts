import type { Transaction } from "kysely";
import type { Db } from "../db/pool.ts";
import { retryTransaction } from "../db/retry-transaction.ts";
import type { Database } from "../db/schema.ts";
import { everyShard } from "../db/shards/every-shard.ts";
import type { CardGateway, CardState, KeptCard } from "../gateways/cards/cards.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import { type CardRequest, forgetLater } from "./saved-cards.ts";

interface Settling {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Pick<Ids, "card">;
}

/**
 * Asks the gateway what became of a card and writes it down: the one way, for a guest who comes back, for an
 * event and for the job that asks by itself (ADR 0052). Returns the request as it is then; undefined for one
 * that nobody knows. @throws where the gateway does not answer.
 */
export async function askAndSettle(
  requestId: string,
  { cards, ...settling }: Settling & { readonly cards: CardGateway },
): Promise<CardRequest | undefined> {
  const known = await requestOf(settling.db, requestId);
  if (!known || isOver(known)) return known;
  return settleCard(requestId, await cards.query(requestId), settling);
}

/**
 * Writes down what a gateway says of a card. What is kept or refused stays so, however late, often and in
 * whichever order it is told; null, for a transaction that the gateway does not know, ends one that is an
 * hour old, for until then it may still be on its way there.
 */
export async function settleCard(
  requestId: string,
  state: CardState | null,
  { db, clock, ids }: Settling,
): Promise<CardRequest | undefined> {
  const now = clock();
  return retryTransaction(db, async (trx) => {
    const request = await trx
      .selectFrom("card_request")
      .selectAll()
      .where("request_id", "=", requestId)
      .forUpdate()
      .executeTakeFirst();
    if (!request || isOver(request)) return request;
    const age = now - request.asked_at.getTime();
    const isLost = state === null ? age >= LOST_MS : state.status === "open" && age >= OPEN_MS;
    const change =
      state?.status === "succeeded"
        ? { state: "saved" as const, card_id: await keep(trx, request, state.card, { now, ids }) }
        : state?.status === "declined" || isLost
          ? { state: "declined" as const }
          : { state: state?.status === "unknown" ? ("unknown" as const) : request.state };
    const isSettled = change.state === "saved" || change.state === "declined";
    return trx
      .updateTable("card_request")
      .set({
        ...change,
        // Asked again after as long as it has taken by now, and at least once in six hours.
        ask_after: new Date(now + Math.min(Math.max(age, SOONEST_MS), LATEST_MS)),
        ...(isSettled && { settled_at: new Date(now) }),
      })
      .where("request_id", "=", requestId)
      .returningAll()
      .executeTakeFirst();
  });
}

/** What a guest began; undefined for a number that nobody knows. */
async function requestOf(db: Db, requestId: string): Promise<CardRequest | undefined> {
  return db.selectFrom("card_request").selectAll().where("request_id", "=", requestId).executeTakeFirst();
}

const isOver = ({ state }: CardRequest) => state === "saved" || state === "declined";

/** Keeps a card for its guest, once however often it is typed; of a guest who is gone it is forgotten. */
async function keep(
  trx: Transaction<Database>,
  { user_id, brand_id }: CardRequest,
  { token, kind, lastFour, expires }: KeptCard,
  { now, ids }: { readonly now: number; readonly ids: Pick<Ids, "card"> },
): Promise<string> {
  const card_id = ids.card();
  if (user_id === null) {
    await forgetLater(trx, { card_id, token }, now);
    return card_id;
  }
  // The same card was taken away, and comes back before the gateway was told.
  await trx
    .deleteFrom("card_removal")
    .where("token", "=", token)
    .modifyEnd(everyShard("removals lie where their numbers do"))
    .execute();
  const told = { kind, last_four: lastFour, expires };
  const kept = await trx
    .insertInto("saved_card")
    .values({ user_id, card_id, brand_id, token, ...told, saved_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(["user_id", "token"]).doUpdateSet(told))
    .returning("card_id")
    .executeTakeFirstOrThrow();
  return kept.card_id;
}

const LOST_MS = 60 * 60_000;
/** Nobody types for a day. */
const OPEN_MS = 24 * 60 * 60_000;
const SOONEST_MS = 60_000;
const LATEST_MS = 6 * 60 * 60_000;
