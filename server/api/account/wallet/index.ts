import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { wallet } from "./wallet.ts";
import { walletTransactions } from "./wallet-transactions.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "wallet", handle: wallet }),
  defineOperation({ id: "walletTransactions", handle: walletTransactions }),
];
