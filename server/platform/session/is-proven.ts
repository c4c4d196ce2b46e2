import type { Clock } from "../clock.ts";
import type { Session } from "./session.ts";

/** Whether the guest of a session has proven who they are within the minutes that the site's limits say. */
export function isProven({
  session,
  clock,
  site,
}: {
  readonly session: Pick<Session, "provenAt"> | null;
  readonly clock: Clock;
  readonly site: { readonly limits: { readonly signIn: { readonly proofMinutes: number } } };
}): boolean {
  const at = session?.provenAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  return clock() - at < site.limits.signIn.proofMinutes * 60_000;
}
