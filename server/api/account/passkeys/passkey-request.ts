import type { PasskeyRequest, PasskeyRequestInput } from "#schemas/generated/api/passkey.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { ownAccount } from "../security/proof-owner.ts";
import { passkeysOf } from "./account-passkeys.ts";
import { ANSWER_MS, beginChallenge } from "./challenges.ts";

/**
 * Asks a browser for a passkey: whichever the guest chooses to sign in with, since nobody is named before, or
 * one of their own to show that it is still them. @throws ApiError as `beginChallenge` does;
 * `unauthenticated` for a proof where nobody is signed in.
 */
export async function passkeyRequest(
  { origin, prove = false }: PasskeyRequestInput,
  context: OperationContext,
): Promise<PasskeyRequest> {
  const own = prove ? await passkeysOf(context.db, await ownAccount(context)) : [];
  const { challenge, rpId } = await beginChallenge(prove ? "prove" : "sign_in", origin, context);
  return {
    challenge,
    rpId,
    timeout: ANSWER_MS,
    userVerification: "required",
    allowCredentials: own
      .filter(({ rp_id }) => rp_id === rpId)
      .map(({ credential_id, transports }) => ({
        type: "public-key",
        id: credential_id,
        transports: [...transports],
      })),
  };
}
