import type { Audience } from "#schemas";
import type { Session } from "./session.ts";

/** Whom an answer is for, as far as prices and kept pages may differ by it. */
export interface SeenAs {
  readonly audience: Audience;
  /** True where nobody can say now whether a guest is a member: prices are those for everybody (PRICE-03). */
  readonly membershipUnread: boolean;
}

/** Somebody whom nobody knows. */
export const STRANGER: SeenAs = { audience: "anonymous", membershipUnread: false };

/** Whether an answer is one for everybody, which others may be given too. */
export function isStranger({ audience, membershipUnread }: SeenAs): boolean {
  return audience === "anonymous" && !membershipUnread;
}

/** What a session says: what it has of its guest, and nothing that a browser sent (MODE-01). */
export function seenAs(session: Pick<Session, "audience" | "membershipUnread"> | null | undefined): SeenAs {
  if (!session) return STRANGER;
  return { audience: session.audience, membershipUnread: session.membershipUnread ?? false };
}
