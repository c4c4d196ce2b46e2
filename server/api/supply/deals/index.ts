import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { dealHotels } from "./deal-hotels.ts";
import { mysteryDeals } from "./mystery-deals.ts";
import { liveDeals, readDeal } from "./open-deals.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "mysteryDeals", handle: mysteryDeals }),
  defineOperation({ id: "deals", handle: liveDeals }),
  defineOperation({ id: "dealInfo", handle: readDeal }),
  defineOperation({ id: "dealHotels", handle: dealHotels }),
];
