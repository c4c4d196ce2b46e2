import type { ReturnCardInput, ReturnCardOutput } from "#schemas/generated/api/card.ts";
import { askAndSettle } from "../../../cards/settle-card.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { sha256 } from "../../../platform/hash.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { keeperOf } from "./card-offer.ts";

/**
 * Takes a guest who comes back from the gateway, once: the gateway is asked what became of the card, for as
 * long as the limits say, and the page that follows has another address. A secret that is not this session's,
 * or was used, changes nothing.
 */
export async function returnCard(
  { transaction }: ReturnCardInput,
  context: OperationContext,
): Promise<ReturnCardOutput> {
  const { db, clock, ids, session, site, log } = context;
  const cards = keeperOf(context);
  if (!session || !cards) return { status: "error" };
  const request = await db
    .updateTable("card_request")
    .set({ returned_at: new Date(clock()) })
    .where("return_hash", "=", sha256(transaction))
    .where("session_id", "=", session.id)
    .where("returned_at", "is", null)
    .returning("request_id")
    .modifyEnd(everyShard("a browser comes back with its secret alone, once a card"))
    .executeTakeFirst();
  if (!request) return { status: "error" };
  const asked = askAndSettle(request.request_id, { db, clock, ids, cards }).catch((error: unknown) => {
    log.warn({ err: error }, "the gateway did not say what became of a card");
    return undefined;
  });
  const settled = await Promise.race([asked, waited(site.limits.cards.answerMs)]);
  return { status: settled?.state === "saved" ? "verified" : "error" };
}

/** What is not answered by then is settled all the same, by this question or by the job. */
function waited(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, undefined).unref();
  });
}
