/**
 * Who may make a call: the one closed list of what a contract's `auth` may say. What each demands of the
 * caller stands in `server/platform/operations/demand-auth.ts`.
 */
export const AUTH_SCHEMES = [
  "none",
  "session",
  "signedIn",
  "proven",
  "member",
  "code",
  "webhook",
  "state",
] as const;

export type AuthScheme = (typeof AUTH_SCHEMES)[number];

/**
 * Whose callers come from other sites, without Origin, cookie and token: a provider with a signature over
 * the bytes, and a browser with a one-time state. They knock at doors of their own in `server/http`.
 */
export const DOOR_SCHEMES: readonly AuthScheme[] = ["webhook", "state"];
