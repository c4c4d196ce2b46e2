import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { type Account, accountOf } from "../accounts.ts";
import type { CodeOwner } from "../sign-in/one-time-codes.ts";

/** Whose code a call is about, apart from those that sign in. @throws ApiError `unauthenticated`. */
export function codeOwner(
  purpose: CodeOwner["purpose"],
  { session, site }: Pick<OperationContext, "session" | "site">,
): CodeOwner {
  if (!session) throw new ApiError("unauthenticated", { details: { reason: "session" } });
  return { session, purpose, brandId: site.brand.id };
}

/** The account of the guest who is signed in. @throws ApiError `unauthenticated` where it is gone. */
export async function ownAccount(context: OperationContext): Promise<Account> {
  const account = await accountOf(context);
  if (!account) throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
  return account;
}
