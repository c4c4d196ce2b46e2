import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { accountSecurity } from "./account-security.ts";
import { deleteAccount } from "./delete-account.ts";
import { proveGuest } from "./prove-guest.ts";
import { sendProofCode } from "./send-proof-code.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "accountSecurity", handle: accountSecurity }),
  defineOperation({ id: "deleteAccount", handle: deleteAccount }),
  defineOperation({ id: "proveGuest", handle: proveGuest }),
  defineOperation({ id: "sendProofCode", handle: sendProofCode }),
];
