import type { UserSessionsInput, UserSessionsOutput } from "#schemas/generated/api/account.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { sha256 } from "../../../platform/hash.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";

/** Where the guest is signed in, with device, country and time; nothing for a stranger. */
export async function userSessions(
  _: UserSessionsInput,
  { db, clock, session }: OperationContext,
): Promise<UserSessionsOutput> {
  if (!session || session.userId === null) return { sessions: [] };
  const rows = await db
    .selectFrom("session")
    .select(["session_id", "device", "country", "authenticated_at"])
    .where("user_id", "=", session.userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", new Date(clock()))
    .orderBy("authenticated_at", "desc")
    .modifyEnd(everyShard("sessions of a guest lie where their secrets do"))
    .execute();
  const sessions = rows.map(({ session_id, device, country, authenticated_at }) => ({
    id: publicId(session_id),
    isCurrent: session_id === session.id,
    device,
    ...(country ? { country } : {}),
    since: (authenticated_at ?? new Date(clock())).toISOString(),
  }));
  return { sessions: [...sessions.filter(isCurrent), ...sessions.filter((each) => !isCurrent(each))] };
}

/** What a page calls a session by: it neither opens it nor names it anywhere else. */
export function publicId(sessionId: string): string {
  return sha256(`shown:${sessionId}`).slice(0, 16);
}

const isCurrent = (session: { readonly isCurrent: boolean }) => session.isCurrent;
