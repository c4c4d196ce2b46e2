/** A browser's session as operations see it. */
export interface Session {
  readonly id: string;
  readonly userId: string | null;
  readonly mode: "anonymous" | "guest" | "member" | "agent" | "corporate";
  /** Token a change has to send back; follows from the cookie's secret. */
  readonly csrfToken: string;
  readonly expiresAt: Date;
}

export type SessionStarter = () => Promise<Session>;
