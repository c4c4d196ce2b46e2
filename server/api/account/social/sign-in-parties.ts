import type { SignInGateway } from "../../../gateways/sign-in/sign-in.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationCallContext, OperationContext } from "../../../platform/operations/operation.ts";
import type { FormAnswer } from "../../../platform/session/form-states.ts";
import { finishSocial } from "./finish-social.ts";
import { SOCIAL_WAYS } from "./providers.ts";

/** Providers whose answer the guest's browser posts from their site, by name in the address of the door. */
export function signInParties(signIn: SignInGateway | undefined) {
  const connected = SOCIAL_WAYS.filter(({ provider }) => signIn?.providers.includes(provider));
  const party = {
    refusedPath: "/login?step=start&problem=social_expired",
    async finish(answer: FormAnswer, context: OperationCallContext): Promise<string> {
      try {
        const { user_status, return_to } = await finishSocial(answer, context as OperationContext);
        if (user_status !== "NEW") return return_to;
        return `/login?${String(new URLSearchParams({ retUrl: return_to })).replaceAll("%2F", "/")}`;
      } catch (cause) {
        if (!(cause instanceof ApiError)) throw cause;
        const problem = { forbidden: "social_denied", otp_expired: "social_expired" }[cause.code as string];
        return `/login?step=start&problem=${problem ?? cause.code}`;
      }
    },
  };
  return Object.fromEntries(connected.map(({ oauth }) => [oauth, party]));
}
