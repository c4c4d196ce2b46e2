import type { Audience } from "#schemas";

/** What was proven about a guest: the one source of every role (MODE-01). */
export interface SessionClaims {
  readonly userId: string;
  readonly audience: Exclude<Audience, "anonymous">;
  /** How pages call the guest; absent where nobody has said. */
  readonly name?: string;
  /** What proved it (ACC-05). */
  readonly mode?: LoginMode;
  /** Country it was proven from, ISO 3166 alpha-2. */
  readonly country?: string;
}

/** How a guest signed in. */
export type LoginMode =
  | "PHONEOTP"
  | "EMAIL"
  | "GMAIL"
  | "FACEBOOK"
  | "APPLE"
  | "OPENID"
  | "TRUECALLER"
  | "PASSKEY";

/** A browser's session as operations see it. */
export interface Session {
  readonly id: string;
  /** Null while nobody knows who it is. */
  readonly userId: string | null;
  /** How pages call the guest; null where nobody has said, and while nobody knows who it is. */
  readonly name: string | null;
  /** Role of the guest; `anonymous` exactly where `userId` is null. */
  readonly audience: Audience;
  /** The membership that makes the guest a member; null where none holds. */
  readonly membership: SessionMembership | null;
  /** True where the membership could not be read: whether the guest is a member is not known. */
  readonly membershipUnread?: boolean;
  /** When the guest signed in. */
  readonly authenticatedAt: Date | null;
  /** When who the guest is was proven last: at sign-in, or again since. */
  readonly provenAt: Date | null;
  /** How the guest signed in; null while nobody knows who it is (ACC-05). */
  readonly mode: LoginMode | null;
  /** Token a change has to send back; follows from the cookie's secret. */
  readonly csrfToken: string;
  readonly expiresAt: Date;
}

/** What a session knows of its guest's membership. */
export interface SessionMembership {
  readonly brandId: string;
  readonly planId: string;
  /** When its last day is over, and with it the role. */
  readonly endsAt: Date;
}

export type SessionStarter = () => Promise<Session>;

/**
 * Gives the session a new secret, and with it a new anti-forgery token: with claims the same session goes on
 * as that guest, with null it ends and a new anonymous one begins, and with `same` nothing but the secret
 * changes: whoever else knew the old one has no part in what is proven next. With `proven` a guest has shown
 * once more who they are. The answer sets the cookie; the old secret is good for nothing.
 */
export type SessionRotation = (claims: SessionChange) => Promise<Session>;

export type SessionChange = SessionClaims | null | "same" | "proven";
