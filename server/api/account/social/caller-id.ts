import type { SlOauthOutput, SlVerifiedOutput, SlVerifyOutput } from "#schemas/generated/api/account.ts";
import type { CallerIdAnswer } from "../../../gateways/caller-id/caller-id.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { accountByContact, beginAsGuest, fullName } from "../accounts.ts";
import { endCode, keepProof } from "../sign-in/one-time-codes.ts";
import { signInOwner } from "../sign-in/sign-in-owner.ts";

/** How caller id is named in calls, and what its option is (ACC-02, ACC-25). */
export const CALLER_ID = { oauth: "truecaller", mode: "TRUECALLER" } as const;

/** What is kept of a guest who is asked on their phone. */
interface CallerIdCarry {
  readonly request: string;
  readonly returnTo: string;
}

interface Attempt {
  readonly state: string;
  readonly host: string;
}

/**
 * Begins to ask for the number of the guest's phone, for this session alone. @throws ApiError `unavailable`.
 */
export async function beginCallerId(
  { host, returnTo }: { readonly host: string; readonly returnTo: string },
  context: OperationContext,
): Promise<SlOauthOutput> {
  const { callerId, formStates } = context;
  const { session } = signInOwner(context);
  const { request, address } = await asked(callerId.begin(), context);
  const carry: CallerIdCarry = { request, returnTo };
  const state = await formStates.begin({ party: CALLER_ID.oauth, host, sessionId: session.id, carry });
  return { authorize_url: address, state };
}

/** How an attempt of this session stands; asking changes nothing. @throws ApiError `unavailable`. */
export async function askCallerId(state: string, context: OperationContext): Promise<SlVerifiedOutput> {
  const carry = await carryOf(state, context);
  return { status: carry ? (await asked(context.callerId.ask(carry.request), context)).status : "ended" };
}

/**
 * Takes the number that the guest's phone has, once, as a right code would be: an account of it is signed in
 * to, and without one it waits for the form of a new guest. @throws ApiError `otp_expired` with the reason
 * `waiting` while the guest has said nothing, and for an attempt that is over, used, or of another session.
 */
export async function finishCallerId(
  { state, host }: Attempt,
  context: OperationContext,
): Promise<SlVerifyOutput> {
  const { callerId, formStates, site, db, rotateSession } = context;
  const owner = signInOwner(context);
  if (!rotateSession) throw new ApiError("unavailable");
  const carry = await carryOf(state, context);
  const said: CallerIdAnswer = carry
    ? await asked(callerId.ask(carry.request), context)
    : { status: "ended" };
  if (!carry || said.status !== "verified")
    throw new ApiError("otp_expired", { details: { reason: said.status } });
  const ticket = await formStates.answer({ party: CALLER_ID.oauth, host, state, fields: {} });
  const taken = ticket && (await formStates.take(ticket, { host, sessionId: owner.session.id }));
  if (!taken) throw new ApiError("otp_expired", { details: { reason: "ended" } });
  const contact = { kind: "phone", value: said.phone } as const;
  const account = await accountByContact(db, site.brand.id, contact);
  const common = { return_to: carry.returnTo, mode: CALLER_ID.mode };
  if (!account) {
    await keepProof(context, owner, contact, CALLER_ID.mode);
    await rotateSession("same");
    return { user_status: "NEW", ...common };
  }
  await endCode(db, owner);
  await beginAsGuest(account, CALLER_ID.mode, context);
  return { user_status: "VERIFIED", ...common, name: fullName(account) };
}

async function carryOf(state: string, context: OperationContext): Promise<CallerIdCarry | undefined> {
  const { session } = signInOwner(context);
  const carry = await context.formStates.find({ party: CALLER_ID.oauth, state, sessionId: session.id });
  return (carry ?? undefined) as CallerIdCarry | undefined;
}

/** @throws ApiError `unavailable` where the service does not answer. */
async function asked<Answer>(answer: Promise<Answer>, { log }: OperationContext): Promise<Answer> {
  return answer.catch((cause: unknown) => {
    log.warn({ err: cause }, "the service of caller id did not answer");
    throw new ApiError("unavailable", { cause });
  });
}
