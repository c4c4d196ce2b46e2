import { CallFailure, useCall, useCaller } from "#renderer";
import { forgetDrafts, writeStorage } from "#renderer/kept";
import { forgetGuest, forgetKeptAnswers } from "../shared/shell/forget-kept-answers.ts";
import { signWithPasskey } from "../shared/shell/passkeys.ts";
import { pressedBefore } from "./pressed-before.ts";
import type { Said, SignInState } from "./sign-in-state.ts";
import { useCallerId } from "./use-caller-id.ts";

export interface StepOutcome {
  /** How far it is by now; absent where it stays. */
  readonly state?: SignInState;
  readonly failed?: CallFailure;
  /** The browser goes to another page. */
  readonly leaves?: boolean;
}

/** What each step asks the server, by what its form says. */
export function useStepCalls(state: SignInState): (step: string, said: Said) => Promise<StepOutcome> {
  const send = useCall("generateByPhone");
  const write = useCall("generateByUserId");
  const prove = useCall("authenticate");
  const signUp = useCall("userSignUp");
  const signOut = useCall("userSignOut");
  const call = useCaller();
  const askPhone = useCallerId();
  const { return_to } = state;
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
      const answer = await prove.mutateAsync({ input: { email, password, retUrl: return_to } });
      return signedIn(answer.return_to);
    },
    async link({ credential = "" }) {
      try {
        const answer = await prove.mutateAsync({ input: { credential, retUrl: return_to } });
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
      const answer = await prove.mutateAsync({ input: { passkey, retUrl: return_to } });
      return signedIn(answer.return_to);
    },
    async resend() {
      const { nod: _, ...sent } = await send.mutateAsync({ input: { retUrl: return_to } });
      return { state: { ...state, ...sent, step: "code" } };
    },
    async code({ otp = "" }) {
      const answer = await prove.mutateAsync({ input: { otp, retUrl: return_to } });
      if (answer.user_status !== "NEW") return signedIn(answer.return_to);
      return { state: { ...state, step: "signup" } };
    },
    async signup({ name = "", email, gdpr_consent, password }) {
      const input = {
        name,
        ...(password && { password }),
        ...(email && { email }),
        gdpr_consent: gdpr_consent === "true",
        retUrl: return_to,
      };
      return signedIn((await signUp.mutateAsync({ input })).return_to);
    },
    async signout() {
      await signOut.mutateAsync({ input: {} });
      document.dispatchEvent(new Event("staywright:logout"));
      await forgetGuest();
      location.reload();
      return { leaves: true };
    },
  };
  return async (step, said) => {
    try {
      return (await steps[step]?.(said)) ?? {};
    } catch (cause) {
      return { failed: cause instanceof CallFailure ? cause : new CallFailure(0) };
    }
  };
}

/** Goes on as a guest: whole pages, since what was kept says what a stranger sees (ACC-08). */
async function signedIn(path: string): Promise<StepOutcome> {
  // Whoever had left for a provider before is told of here, and once.
  writeStorage("sessionStorage", "signing-in", "");
  document.dispatchEvent(new Event("staywright:login"));
  forgetDrafts("sign-in");
  await forgetKeptAnswers();
  location.assign(path);
  return { leaves: true };
}
