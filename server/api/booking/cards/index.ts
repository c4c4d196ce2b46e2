import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { cardOffer } from "./card-offer.ts";
import { cardResult } from "./card-result.ts";
import { removeSavedCard } from "./remove-card.ts";
import { returnCard } from "./return-card.ts";
import { saveCard } from "./save-card.ts";
import { savedCards } from "./saved-cards.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "cardOffer", handle: cardOffer }),
  defineOperation({ id: "cardResult", handle: cardResult }),
  defineOperation({ id: "removeCard", handle: removeSavedCard }),
  defineOperation({ id: "returnCard", handle: returnCard }),
  defineOperation({ id: "saveCard", handle: saveCard }),
  defineOperation({ id: "savedCards", handle: savedCards }),
];
