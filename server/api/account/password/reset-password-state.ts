import { maskEmail } from "#domain/text";
import type { ResetPasswordStateInput, ResetPasswordStateOutput } from "#schemas/generated/api/account.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { findMailToken } from "../mail-tokens.ts";

/** What the page to a new password shows; looking at a link does not use it. */
export async function resetPasswordState(
  { reset_password_token, sent }: ResetPasswordStateInput,
  context: OperationContext,
): Promise<ResetPasswordStateOutput> {
  if (reset_password_token === undefined) return { step: sent ? "sent" : "ask" };
  const token = await findMailToken(context, "reset", reset_password_token);
  return token ? { step: "choose", email: maskEmail(token.email) } : { step: "ended" };
}
