import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";

/** The guest whose list a call changes. @throws ApiError `unauthenticated`. */
export function listOwner({ session }: Pick<OperationContext, "session">): string {
  if (!session?.userId) throw new ApiError("unauthenticated", { details: { reason: "sign_in" } });
  return session.userId;
}
