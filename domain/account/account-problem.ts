import type { FieldProblem, MessageValues } from "../text/index.ts";

/** A problem of a field of the account's forms; the message id is `sign-in.<code>`. */
export function accountProblem(field: string, code: string, values: MessageValues = {}): FieldProblem {
  return { field, code, messageId: `sign-in.${code}`, values };
}
