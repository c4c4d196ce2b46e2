import type { EndUserSessionsInput, EndUserSessionsOutput } from "#schemas/generated/api/account.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { returnPath } from "../return-path.ts";
import { publicId } from "./user-sessions.ts";

/**
 * Signs the guest out in one browser, or everywhere (ASVS 7.4): the secrets are good for nothing from then
 * on. Somebody else's session is none. @throws ApiError `validation_failed` where neither is named,
 * `not_found`.
 */
export async function endUserSessions(
  { id, everywhere = false }: EndUserSessionsInput,
  context: OperationContext,
): Promise<EndUserSessionsOutput> {
  const { db, clock, session, rotateSession } = context;
  if (!session || session.userId === null) throw new ApiError("unauthenticated");
  if (!everywhere && id === undefined) throw new ApiError("validation_failed");
  const now = new Date(clock());
  const living = db
    .selectFrom("session")
    .select("session_id")
    .where("user_id", "=", session.userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .modifyEnd(everyShard("sessions of a guest lie where their secrets do"));
  const ended = (await living.execute())
    .map(({ session_id }) => session_id)
    .filter((each) => everywhere || publicId(each) === id);
  if (ended.length === 0) throw new ApiError("not_found");
  await db
    .updateTable("session")
    .set({ revoked_at: now })
    .where("session_id", "in", ended)
    .where("user_id", "=", session.userId)
    .modifyEnd(everyShard("sessions of a guest lie where their secrets do"))
    .execute();
  if (ended.includes(session.id)) await rotateSession?.(null);
  return { count: ended.length, return_to: returnPath(undefined, context) };
}
