import { accountEmail } from "#domain/account";
import { emailProblems } from "#domain/guest";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";
import type { Contact } from "../accounts.ts";

/** The address of an input, as an account is known by it. @throws ApiError `validation_failed` at `field`. */
export function readEmail(
  email: string | undefined,
  context: OperationContext,
  field = "email",
): Contact & { readonly kind: "email" } {
  const problems = emailProblems(email, { required: true, field });
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, context) });
  return { kind: "email", value: accountEmail(email ?? "") };
}
