import type { RemoveCardInput, SavedCards } from "#schemas/generated/api/card.ts";
import { removeCard } from "../../../cards/saved-cards.ts";
import { retryTransaction } from "../../../db/retry-transaction.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { ownAccount } from "../../account/security/proof-owner.ts";
import { listCards } from "./saved-cards.ts";

/**
 * Takes a card away; the gateway is told to forget it, also where it keeps no new ones any more. @throws
 * ApiError `not_found` for one that is not the guest's.
 */
export async function removeSavedCard(
  { card_id }: RemoveCardInput,
  context: OperationContext,
): Promise<SavedCards> {
  const { db, clock } = context;
  const { user_id } = await ownAccount(context);
  const isRemoved = await retryTransaction(db, (trx) => removeCard(trx, { user_id, card_id }, clock()));
  if (!isRemoved) throw new ApiError("not_found");
  return listCards(user_id, context);
}
