import type { SlVerifyInput, SlVerifyOutput } from "#schemas/generated/api/account.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { CALLER_ID, finishCallerId } from "./caller-id.ts";
import { finishSocial } from "./finish-social.ts";

/**
 * Takes what a provider sent the browser back with (API-34): once, for the session that left, within a
 * quarter of an hour. @throws ApiError `otp_expired` for any other answer, and as `finishSocial` does.
 */
export async function slVerify(
  { oauth_mode, redirect_uri, source: _, ...fields }: SlVerifyInput,
  context: OperationContext,
): Promise<SlVerifyOutput> {
  const { formStates, session } = context;
  const host = URL.canParse(redirect_uri) ? new URL(redirect_uri).host : "";
  if (oauth_mode === CALLER_ID.oauth) return finishCallerId({ state: fields.state, host }, context);
  if (!session) throw new ApiError("unauthenticated", { details: { reason: "session" } });
  const ticket = await formStates.answer({ party: oauth_mode, host, state: fields.state, fields });
  const answer = ticket && (await formStates.take(ticket, { host, sessionId: session.id }));
  if (!answer) throw new ApiError("otp_expired", { details: { reason: "forged" } });
  return finishSocial(answer, context);
}
