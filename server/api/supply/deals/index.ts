import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { mysteryDeals } from "./mystery-deals.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "mysteryDeals", handle: mysteryDeals }),
];
