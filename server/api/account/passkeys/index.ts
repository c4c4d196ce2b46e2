import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { addPasskey } from "./add-passkey.ts";
import { passkeyCreation } from "./passkey-creation.ts";
import { passkeyRequest } from "./passkey-request.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "addPasskey", handle: addPasskey }),
  defineOperation({ id: "passkeyCreation", handle: passkeyCreation }),
  defineOperation({ id: "passkeyRequest", handle: passkeyRequest }),
  defineOperation({ id: "removePasskey", handle: removePasskey }),
  defineOperation({ id: "renamePasskey", handle: renamePasskey }),
];
