import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { accountExport } from "./account-export.ts";
import { accountSecurity } from "./account-security.ts";
import { changeContact } from "./change-contact.ts";
import { deleteAccount } from "./delete-account.ts";
import { proveGuest } from "./prove-guest.ts";
import { sendChangeCode } from "./send-change-code.ts";
import { sendProofCode } from "./send-proof-code.ts";
import { setPassword } from "./set-password.ts";
import { unlinkIdentity } from "./unlink-identity.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "accountExport", handle: accountExport }),
  defineOperation({ id: "accountSecurity", handle: accountSecurity }),
  defineOperation({ id: "changeContact", handle: changeContact }),
  defineOperation({ id: "deleteAccount", handle: deleteAccount }),
  defineOperation({ id: "proveGuest", handle: proveGuest }),
  defineOperation({ id: "sendChangeCode", handle: sendChangeCode }),
  defineOperation({ id: "sendProofCode", handle: sendProofCode }),
  defineOperation({ id: "setPassword", handle: setPassword }),
  defineOperation({ id: "unlinkIdentity", handle: unlinkIdentity }),
];
