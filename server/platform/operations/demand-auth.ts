import type { OperationRow } from "#schemas";
import type { AuthScheme } from "#schemas/auth-schemes.ts";
import { ApiError } from "../api-error.ts";
import { hasProof } from "../session/has-proof.ts";
import { isProven } from "../session/is-proven.ts";
import type { OperationContext } from "./operation.ts";

type Caller = Pick<OperationContext, "db" | "clock" | "session" | "site">;
/** Why a caller may not; nothing where it may. */
type Demand = (caller: Caller) => ApiError | undefined | Promise<ApiError | undefined>;

/**
 * Refuses who may not make a call, by its contract alone: the session decides, and nothing that was sent.
 * @throws ApiError `unauthenticated` where a session, or who it belongs to, is missing; `forbidden` where it
 * is known and not enough.
 */
export async function demandAuth({ auth }: Pick<OperationRow, "auth">, caller: Caller): Promise<void> {
  const refusal = await DEMANDS[auth](caller);
  if (refusal) throw refusal;
}

const unauthenticated = (reason: string) => new ApiError("unauthenticated", { details: { reason } });

const session = (caller: Caller) => (caller.session ? undefined : unauthenticated("session"));

const signedIn = (caller: Caller) =>
  session(caller) ?? (caller.session?.audience === "anonymous" ? unauthenticated("sign_in") : undefined);

/** What only the guest may do asks for a proof of the last minutes: a browser may be left open (ASVS 7.5). */
const proven = (caller: Caller) =>
  signedIn(caller) ?? (isProven(caller) ? undefined : unauthenticated("proof"));

const DEMANDS: Readonly<Record<AuthScheme, Demand>> = {
  none: () => undefined,
  session,
  signedIn,
  proven,
  member: (caller) =>
    signedIn(caller) ??
    (caller.session?.audience === "member"
      ? undefined
      : new ApiError("forbidden", { details: { reason: "member" } })),
  code: async (caller) => session(caller) ?? ((await hasProof(caller)) ? undefined : unauthenticated("code")),
  // A provider proves itself at a door of its own: nobody else makes its calls.
  webhook: () => new ApiError("forbidden"),
  // So does a browser that brings an answer back from another site.
  state: () => new ApiError("forbidden"),
};
