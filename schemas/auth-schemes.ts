/**
 * Who may make a call: the one closed list of what a contract's `auth` may say. What each demands of the
 * caller stands in `server/platform/operations/demand-auth.ts`.
 */
export const AUTH_SCHEMES = ["none", "session", "signedIn", "member", "code", "webhook"] as const;

export type AuthScheme = (typeof AUTH_SCHEMES)[number];
