/** Who is looking (MODE-01). There is no administrator (CONF-18). */
export const ROLES = ["anonymous", "guest", "member", "travel_agent", "corporate"] as const;
export type Role = (typeof ROLES)[number];

/** Claims of an authenticated session. Cookies and parameters are not claims and never reach this. */
export interface SessionClaims {
  readonly userId: string;
  readonly isMember?: boolean | undefined;
  /** The account detail that marks an agent or a company. */
  readonly accountKind?: string | null | undefined;
  readonly roles?: readonly string[] | undefined;
}

/** The role of a session (MODE-01): agent or corporate by an account detail or the `CorporateAdmin` role, then member, then guest. */
export function roleOf(claims: SessionClaims | null): Role {
  if (!claims) return "anonymous";
  if (claims.accountKind === "travel_agent") return "travel_agent";
  if (claims.accountKind === "corporate" || claims.roles?.includes("CorporateAdmin")) return "corporate";
  return claims.isMember ? "member" : "guest";
}
