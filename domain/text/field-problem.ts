import type { MessageValues, Notice } from "./notice.ts";

/**
 * What is wrong with one field (VAL-10): the answer of the form's check and of the server's alike. `field` is
 * the field's name in the call (`first_name`), which is also its name in the form.
 */
export interface FieldProblem extends Notice {
  readonly field: string;
}

/** A problem of a field; the message id is `guest.<code>`. */
export function fieldProblem(field: string, code: string, values: MessageValues = {}): FieldProblem {
  return { field, code, messageId: `guest.${code}`, values };
}
