import type { CardResult, CardResultInput, CardResultOutput } from "#schemas/generated/api/card.ts";
import type { CardRequest } from "../../../cards/saved-cards.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { presentCard } from "./saved-cards.ts";

/**
 * What became of the card that this browser last came back for (CARD-02). The gateway has said so, and the
 * address has no part in it: it can only say less. Where it names anything but `verified`, no card is said to
 * be saved (ROUTE-08).
 */
export async function cardResult(
  { status }: CardResultInput,
  context: OperationContext,
): Promise<CardResultOutput> {
  const { db, clock, session, site } = context;
  if (!session || session.userId === null) return { response: { result: "none" } };
  const request = await db
    .selectFrom("card_request")
    .selectAll()
    .where("session_id", "=", session.id)
    .where("user_id", "=", session.userId)
    .where("returned_at", ">", new Date(clock() - site.limits.cards.resultMinutes * 60_000))
    .orderBy("returned_at", "desc")
    .orderBy("asked_at", "desc")
    .limit(1)
    .modifyEnd(everyShard("what a browser came back for lies where its number does"))
    .executeTakeFirst();
  if (!request) return { response: { result: "none" } };
  const booking = request.booking_id === null ? {} : { booking_id: request.booking_id };
  const result = RESULTS[request.state];
  if (result !== "saved") return { response: { result, ...booking } };
  if (status !== "verified") return { response: { result: "none", ...booking } };
  const card = await db
    .selectFrom("saved_card")
    .selectAll()
    .where("user_id", "=", session.userId)
    .where("card_id", "=", request.card_id ?? "")
    .executeTakeFirst();
  // It may have been removed since.
  if (!card) return { response: { result: "none", ...booking } };
  return { response: { result, card: presentCard(card, context), ...booking } };
}

/** What the gateway has not decided is pending, also where it was never asked. */
const RESULTS: Readonly<Record<CardRequest["state"], CardResult["result"]>> = {
  open: "pending",
  unknown: "pending",
  saved: "saved",
  declined: "declined",
};
