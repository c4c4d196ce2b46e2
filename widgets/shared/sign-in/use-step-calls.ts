import { CallFailure, NOT_SENT, useCall, useCaller } from "#renderer";
import { forgetDrafts, writeStorage } from "#renderer/kept";
import type { Operations } from "#schemas";
import { forgetGuest, forgetKeptAnswers } from "../shell/forget-kept-answers.ts";
import { signWithPasskey } from "../shell/passkeys.ts";
import { pressedBefore } from "./pressed-before.ts";
import type { Said, ShownState } from "./sign-in-state.ts";
import { type AccountAction, tellOutcome } from "./tell-outcome.ts";
import { useCallerId } from "./use-caller-id.ts";

export interface StepOutcome {
  /** How far it is by now; absent where it stays. */
  readonly state?: ShownState;
  readonly failed?: CallFailure;
  /** The browser goes to another page. */
  readonly leaves?: boolean;
}

/**
 * What each step asks the server, by what its form says. `goOn` leads whoever is signed in to a path; whoever
 * waits for that is told how each step went.
 */
export function useStepCalls(
  state: ShownState,
  goOn: (path: string) => void,
): (step: string, said: Said) => Promise<StepOutcome> {
  const send = useCall("generateByPhone");
  const write = useCall("generateByUserId");
  const signOut = useCall("userSignOut");
  const forget = useCall("forgotPassword");
  const call = useCaller();
  const askPhone = useCallerId();
  const { return_to } = state;
  /** A call of `useCall` that tells the page nothing: whoever is in sees it made anew as a whole. */
  async function enter<Id extends "authenticate" | "userSignUp">(id: Id, input: Operations[Id]["input"]) {
    if (!navigator.onLine) throw new CallFailure(0, { code: NOT_SENT });
    return call(id, input);
  }
  const steps: Readonly<Record<string, (said: Said) => Promise<StepOutcome>>> = {
    async start({ phone = "", country_iso_code }) {
      const input = { phone, ...(country_iso_code && { country_iso_code }), retUrl: return_to };
      const { nod: _, ...sent } = await send.mutateAsync({ input });
      return { state: { ...sent, step: "code", return_to } };
    },
    async email({ user_id = "" }) {
      const pressed = pressedBefore();
      const input = { user_id, retUrl: return_to, ...(pressed && { pressed }) };
      const { nod: _, ...sent } = await write.mutateAsync({ input });
      return { state: { ...sent, step: "code", return_to } };
    },
    async password({ email = "", password = "" }) {
      const answer = await enter("authenticate", { email, password, retUrl: return_to });
      return signedIn(answer.return_to);
    },
    async link({ credential = "" }) {
      try {
        const answer = await enter("authenticate", { credential, retUrl: return_to });
        if (answer.user_status !== "NEW") return signedIn(answer.return_to);
        return { state: { ...state, step: "signup" } };
      } catch (cause) {
        if (!(cause instanceof CallFailure) || cause.code !== "otp_expired") throw cause;
        // It was used meanwhile, or is too old by now: what was begun goes on without being typed again.
        return { state: await call("signInState", { credential, retUrl: return_to }) };
      }
    },
    async callerid() {
      const answer = await askPhone(return_to);
      if (answer === "silent") return { failed: new CallFailure(0, { code: "caller_id_silent" }) };
      if (answer && answer.user_status !== "NEW") return signedIn(answer.return_to);
      return answer ? { state: { ...state, step: "signup" } } : {};
    },
    async passkey() {
      const asked = await call("passkeyRequest", { origin: location.origin });
      const passkey = await signWithPasskey(asked).catch(() => undefined);
      if (passkey === undefined) return { failed: new CallFailure(0, { code: "passkey_refused" }) };
      const answer = await enter("authenticate", { passkey, retUrl: return_to });
      return signedIn(answer.return_to);
    },
    async resend() {
      const { nod: _, ...sent } = await send.mutateAsync({ input: { retUrl: return_to } });
      return { state: { ...state, ...sent, step: "code" } };
    },
    async code({ otp = "" }) {
      const answer = await enter("authenticate", { otp, retUrl: return_to });
      if (answer.user_status !== "NEW") return signedIn(answer.return_to);
      return { state: { ...state, step: "signup" } };
    },
    async signup({ name = "", email, gdpr_consent, terms, password }) {
      const input = {
        name,
        ...(password && { password }),
        ...(email && { email }),
        gdpr_consent: gdpr_consent === "true",
        ...(terms === "true" && { terms: true }),
        retUrl: return_to,
      };
      return signedIn((await enter("userSignUp", input)).return_to, "sign_up");
    },
    async forgot({ user_email = "" }) {
      await forget.mutateAsync({ input: { user_email } });
      return { state: { ...state, step: "forgot", mail_sent: true } };
    },
    async social({ oauth_mode = "" }) {
      const redirect_uri = `${location.origin}/login/${oauth_mode}/`;
      const { authorize_url } = await call("slOauth", { oauth_mode, redirect_uri, retUrl: return_to });
      location.assign(authorize_url);
      return { leaves: true };
    },
    async signout() {
      await signOut.mutateAsync({ input: {} });
      document.dispatchEvent(new Event("staywright:logout"));
      await forgetGuest();
      location.reload();
      return { leaves: true };
    },
  };
  /** Goes on as a guest: whole pages, since what was kept says what a stranger sees (ACC-08). */
  async function signedIn(path: string, action: AccountAction = "sign_in"): Promise<StepOutcome> {
    // Whoever had left for a provider before is told of here, and once.
    writeStorage("sessionStorage", "signing-in", "");
    document.dispatchEvent(new Event("staywright:login"));
    tellOutcome(action, true);
    forgetDrafts("sign-in");
    await forgetKeptAnswers();
    goOn(path);
    return { leaves: true };
  }
  return async (step, said) => {
    const action = ACTIONS[step];
    try {
      const outcome = (await steps[step]?.(said)) ?? {};
      if (action && outcome.failed) tellOutcome(action, false);
      else if (action === "code") tellOutcome(action, true);
      return outcome;
    } catch (cause) {
      if (action) tellOutcome(action, false);
      return { failed: cause instanceof CallFailure ? cause : new CallFailure(0) };
    }
  };
}

/** What the steps are for; the others sign nobody in. */
const ACTIONS: Readonly<Record<string, AccountAction>> = {
  start: "code",
  email: "code",
  resend: "code",
  code: "sign_in",
  password: "sign_in",
  link: "sign_in",
  callerid: "sign_in",
  passkey: "sign_in",
  social: "sign_in",
  signup: "sign_up",
};
