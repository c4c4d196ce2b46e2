import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { forgotPassword } from "./forgot-password.ts";
import { resetPassword } from "./reset-password.ts";
import { resetPasswordState } from "./reset-password-state.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "forgotPassword", handle: forgotPassword }),
  defineOperation({ id: "resetPassword", handle: resetPassword }),
  defineOperation({ id: "resetPasswordState", handle: resetPasswordState }),
];
