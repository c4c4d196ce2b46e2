import type { SlVerifyOutput } from "#schemas/generated/api/account.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { slVerify } from "./sl-verify.ts";

interface OauthProof {
  readonly oauth_token?: string | undefined;
  readonly oauth_mode?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly state?: string | undefined;
}

/**
 * Takes a provider's answer that came with the names of API-35 and API-36: where the provider is not named,
 * the address that it came back to says which one it is. Without the state that this browser left with it is
 * somebody else's. @throws ApiError as `slVerify` does.
 */
export async function verifyAtProvider(
  { oauth_token: code = "", redirect_uri, oauth_mode = namedBy(redirect_uri), state }: OauthProof,
  context: OperationContext,
): Promise<SlVerifyOutput> {
  if (oauth_mode === undefined || redirect_uri === undefined || state === undefined)
    throw new ApiError("otp_expired", { details: { reason: "forged" } });
  return slVerify({ oauth_mode, redirect_uri, state, code }, context);
}

/** The provider of an address such as `https://in.example/login/gmail/`. */
function namedBy(address = ""): string | undefined {
  return /\/(?:login|tpl)\/(\w+)\/?$/.exec(address)?.[1];
}
