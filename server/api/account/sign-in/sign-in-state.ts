import { cleanEmail } from "#domain/guest";
import { maskEmail, maskPhone } from "#domain/text";
import type { SignInStateInput, SignInStateOutput } from "#schemas/generated/api/account.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { SavedSignIn } from "../../../platform/session/saved-sign-in.ts";
import type { Contact } from "../accounts.ts";
import { findIdentity } from "../identities.ts";
import { findMailToken } from "../mail-tokens.ts";
import { returnPath } from "../return-path.ts";
import { contactOf, findCode, holds, type OneTimeCode } from "./one-time-codes.ts";
import { signInOwner } from "./sign-in-owner.ts";

/**
 * How far this browser has come, as the page to sign in on shows it: the number, the code that was sent, the
 * form of a new guest, or who is signed in. It says the same of a number with and without an account until
 * the code was right (ACC-07). Where a proof failed, by the link that is asked about or by the `problem` the
 * page tells of, what the guest had begun in this browser comes back, once (ACC-04).
 */
export async function signInState(
  input: SignInStateInput,
  context: OperationContext,
): Promise<SignInStateOutput> {
  const state = await reached(input, context);
  const hasFailed = state.link_ended || FAILED_PROOFS.has(input.problem ?? "");
  const saved = hasFailed && NOT_PROVEN.has(state.step) ? context.savedSignIn?.read() : null;
  if (!saved) return state;
  context.savedSignIn?.clear();
  const return_to = returnPath(input.retUrl ?? saved.returnTo, context);
  if (state.step === "in") return { ...state, return_to };
  return { ...state, step: saved.way === "EMAIL" ? "email" : "start", return_to, saved: shown(saved) };
}

function shown({ way, email, phone, pressed }: SavedSignIn): SignInStateOutput["saved"] {
  return {
    way,
    ...(email && { email }),
    ...(phone && { phone }),
    ...(pressed && { pressed }),
  };
}

async function reached(
  { retUrl, step, credential }: SignInStateInput,
  context: OperationContext,
): Promise<SignInStateOutput> {
  const { db, clock, session } = context;
  const return_to = returnPath(retUrl, context);
  if (session && session.userId !== null)
    return { step: "in", return_to, ...(session.name === null ? {} : { name: session.name }) };
  if (step === "email" || step === "password") return { step, return_to };
  if (credential !== undefined) {
    const token = await findMailToken(context, "sign_in", credential);
    return token
      ? { step: "link", return_to, email: maskEmail(token.email), ...pressedFor(token.email, context) }
      : { step: "email", return_to, link_ended: true };
  }
  if (!session) return { step: "start", return_to };
  const identity = step === "start" ? undefined : await findIdentity(context);
  if (identity)
    return {
      step: "signup",
      return_to,
      ...(identity.name && { said_name: identity.name }),
      ...(identity.email && { said_email: identity.email }),
    };
  const code = step === "start" ? undefined : await findCode(db, signInOwner(context));
  if (!holds(code, clock())) return { step: "start", return_to };
  return {
    step: code.used_at ? "signup" : "code",
    return_to,
    ...codeTimes(code, context),
  };
}

/**
 * What was pressed before the mail was asked for in this browser: its link may open in a tab that knows
 * nothing of that (WISH-01). Of another address it was somebody else's wish.
 */
function pressedFor(
  address: string,
  { savedSignIn }: OperationContext,
): { readonly saved?: SignInStateOutput["saved"] } {
  const { way = "EMAIL", email = "", pressed } = savedSignIn?.read() ?? {};
  return pressed && cleanEmail(email).toLowerCase() === address ? { saved: { way, pressed } } : {};
}

/** A number or an address as a page says it, most of it hidden. */
export function maskedContact({ kind, value }: Contact) {
  return kind === "phone" ? { phone: maskPhone(value) } : { email: maskEmail(value) };
}

/**
 * What a page says of a code: where it went, and the seconds until it ends and until another may be asked
 * for.
 */
export function codeTimes(
  code: Pick<OneTimeCode, "kind" | "contact" | "created_at" | "expires_at">,
  { clock, site }: Pick<OperationContext, "clock" | "site">,
) {
  const now = clock();
  const until = (moment: number) => Math.max(0, Math.ceil((moment - now) / 1000));
  return {
    ...maskedContact(contactOf(code)),
    resend_in: until(code.created_at.getTime() + site.limits.signIn.resendSeconds * 1000),
    expires_in: until(code.expires_at.getTime()),
  };
}

/** What pages are told of where a code, a link or a provider's answer proved nothing. */
const FAILED_PROOFS: ReadonlySet<string> = new Set([
  "otp_expired",
  "social_denied",
  "social_expired",
  "unavailable",
]);
/** Steps that ask for something anew; one that has been sent a code goes on with that. */
const NOT_PROVEN: ReadonlySet<string> = new Set(["start", "email", "password", "in"]);
