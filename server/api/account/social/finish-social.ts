import { cleanName } from "#domain/guest";
import type { SlVerifyOutput } from "#schemas/generated/api/account.ts";
import type { ProviderGuest } from "../../../gateways/sign-in/sign-in.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { FormAnswer } from "../../../platform/session/form-states.ts";
import { beginAsGuest } from "../accounts.ts";
import { accountByIdentity } from "../identities.ts";
import { signedInAs } from "../user-status.ts";
import { SOCIAL_WAYS } from "./providers.ts";
import type { SocialCarry } from "./sl-oauth.ts";

/**
 * Signs in the guest of a provider's answer, or keeps who the provider says a new guest is until the form is
 * filled in. An account is found by the provider's own name for the guest alone: an address, proven or not,
 * opens nobody's account. @throws ApiError `forbidden` with the reason `denied`; `otp_expired` for an answer
 * that is late, comes twice or belongs to somebody else's attempt.
 */
export async function finishSocial(answer: FormAnswer, context: OperationContext): Promise<SlVerifyOutput> {
  const { attempt, redirectUri, returnTo } = answer.carry as SocialCarry;
  const { signIn, site, log } = context;
  const way = SOCIAL_WAYS.find(({ oauth }) => oauth === answer.party);
  if (!way) throw new ApiError("not_found");
  const said = await signIn.finish(attempt, redirectUri, answer.fields).catch((cause: unknown) => {
    log.warn({ err: cause }, "a provider of sign-in did not answer");
    throw new ApiError("unavailable", { cause });
  });
  if (!said.ok)
    throw said.reason === "denied"
      ? new ApiError("forbidden", { details: { reason: "denied" } })
      : new ApiError("otp_expired", { details: { reason: said.reason } });
  const account = await accountByIdentity(context.db, site.brand.id, {
    provider: way.provider,
    subject: said.guest.subject,
  });
  if (account) {
    const begun = await beginAsGuest(account, way.mode, context);
    return { mode: way.mode, ...(await signedInAs(account, returnTo, context, begun)) };
  }
  await keepIdentity(way.provider, said.guest, context);
  await context.rotateSession?.("same");
  return { user_status: "NEW", return_to: returnTo, mode: way.mode };
}

async function keepIdentity(
  provider: string,
  { subject, name, email }: ProviderGuest,
  { db, session, site, clock }: OperationContext,
): Promise<void> {
  if (!session) throw new ApiError("unauthenticated", { details: { reason: "session" } });
  const row = {
    brand_id: site.brand.id,
    provider,
    subject,
    name: cleanName(name),
    email: email ?? "",
    expires_at: new Date(clock() + FORM_MS),
  };
  await db
    .insertInto("proven_identity")
    .values({ session_id: session.id, ...row })
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(row))
    .execute();
}

/** Time to fill in the form of a new guest. */
const FORM_MS = 15 * 60_000;
