import { askAndSettle } from "../../cards/settle-card.ts";
import type { Db } from "../../db/pool.ts";
import { everyShard } from "../../db/shards/every-shard.ts";
import { CARD_PROVIDER, readCardEvent } from "../../gateways/cards/http-cards.ts";
import type { JobContext } from "../job-context.ts";

type Settling = Pick<JobContext, "db" | "clock" | "ids" | "cards" | "log">;

/**
 * Learns what became of cards that guests typed: of those the gateway has told of, and of those it has not
 * told of for a while. Returns how many were asked for. What it does not answer now is asked for later.
 */
export async function settleCards(context: Settling): Promise<number> {
  const { db, clock, log, cards } = context;
  if (!cards) return 0;
  const heard = await heardOf(db);
  const due = await db
    .selectFrom("card_request")
    .select("request_id")
    .where("state", "in", ["open", "unknown"])
    .where("ask_after", "<=", new Date(clock()))
    .orderBy("ask_after")
    .limit(MOST_AT_ONCE)
    .modifyEnd(everyShard("what is due goes by the clock"))
    .execute();
  const asked = new Set([...heard.map(({ card }) => card), ...due.map(({ request_id }) => request_id)]);
  const unanswered = new Set<string>();
  for (const requestId of asked)
    await askAndSettle(requestId, { ...context, cards }).catch((error: unknown) => {
      unanswered.add(requestId);
      log.warn({ err: error }, "the gateway did not say what became of a card");
    });
  const done = heard.flatMap(({ events }) => events);
  if (done.length > 0)
    await db
      .updateTable("webhook_event")
      .set({ done_at: new Date(clock()) })
      .where("provider", "=", CARD_PROVIDER)
      .where("event_id", "in", done)
      .execute();
  if (unanswered.size > 0)
    await db
      .updateTable("card_request")
      .set({ ask_after: new Date(clock() + LATER_MS) })
      .where("request_id", "in", [...unanswered])
      .execute();
  return asked.size;
}

/** Events that came, by the transaction they are about; what cannot be read is about none of ours. */
async function heardOf(db: Db): Promise<readonly { readonly card: string; readonly events: string[] }[]> {
  const rows = await db
    .selectFrom("webhook_event")
    .select(["event_id", "body"])
    .where("provider", "=", CARD_PROVIDER)
    .where("done_at", "is", null)
    .orderBy("received_at")
    .limit(MOST_AT_ONCE)
    .execute();
  const byCard = new Map<string, string[]>();
  for (const { event_id, body } of rows) {
    const card = readCardEvent(body)?.card ?? "";
    byCard.set(card, [...(byCard.get(card) ?? []), event_id]);
  }
  return [...byCard].map(([card, events]) => ({ card, events }));
}

const MOST_AT_ONCE = 50;
const LATER_MS = 60_000;
