import type { CodeSentOutput, GenerateByUserIdInput } from "#schemas/generated/api/account.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { returnPath } from "../return-path.ts";
import { readEmail } from "./asked-email.ts";
import { sendCode } from "./send-code.ts";
import { signInOwner } from "./sign-in-owner.ts";

/**
 * Sends a one-time code and a link to an address (API-33). The code is good in the browser that asked, the
 * link wherever the mail is read. @throws ApiError `validation_failed` at `email`, `rate_limited`.
 */
export async function generateByUserId(
  { user_id, send_otp, retUrl, pressed }: GenerateByUserIdInput,
  context: OperationContext,
): Promise<CodeSentOutput> {
  const contact = readEmail(user_id, context);
  const returnTo = returnPath(retUrl, context);
  const sent = await sendCode(signInOwner(context), { contact, isSent: send_otp, returnTo }, context);
  if (send_otp !== false)
    context.savedSignIn?.keep({ way: "EMAIL", email: user_id.trim(), returnTo, pressed });
  return sent;
}
