import type { SlVerifiedInput, SlVerifiedOutput } from "#schemas/generated/api/account.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { askCallerId, CALLER_ID } from "./caller-id.ts";

/**
 * Says whether a provider has answered what this browser began (API-34): of caller id, whose answer comes
 * without the browser. A provider that leads the browser back is never waited for.
 */
export async function slVerified(
  { oauth_mode, state }: SlVerifiedInput,
  context: OperationContext,
): Promise<SlVerifiedOutput> {
  return oauth_mode === CALLER_ID.oauth ? askCallerId(state, context) : { status: "ended" };
}
