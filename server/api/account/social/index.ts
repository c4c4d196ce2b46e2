import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { slOauth } from "./sl-oauth.ts";
import { slVerified } from "./sl-verified.ts";
import { slVerify } from "./sl-verify.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "slOauth", handle: slOauth }),
  defineOperation({ id: "slVerified", handle: slVerified }),
  defineOperation({ id: "slVerify", handle: slVerify }),
];
