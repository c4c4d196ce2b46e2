import type { UserSignOutInput, UserSignOutOutput } from "#schemas/generated/api/account.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { returnPath } from "../return-path.ts";

/**
 * Ends the session of a guest, on the server too, and begins a stranger's (ACC-03, ACC-10). A stranger's own
 * goes on: what they looked at is theirs.
 */
export async function userSignOut(
  { retUrl }: UserSignOutInput,
  context: OperationContext,
): Promise<UserSignOutOutput> {
  if (context.session && context.session.userId !== null) await context.rotateSession?.(null);
  return { return_to: returnPath(retUrl, context) };
}
