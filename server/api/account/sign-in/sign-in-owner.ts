import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { CodeOwner } from "./one-time-codes.ts";

/** Whose code a call is about. @throws ApiError `unauthenticated` without a session. */
export function signInOwner({ session, site }: Pick<OperationContext, "session" | "site">): CodeOwner {
  if (!session) throw new ApiError("unauthenticated", { details: { reason: "session" } });
  return { session, purpose: "sign_in", brandId: site.brand.id };
}
