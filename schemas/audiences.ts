import session from "./api/session.schema.json" with { type: "json" };
import type { Audience } from "./generated/api/session.ts";

export type { Audience };

/**
 * Whom an answer is for: the closed list of roles that the contract of `session` has (MODE-01). Which of them
 * a guest is, only an authenticated session says.
 */
export const AUDIENCES = session.$defs.Audience.enum as readonly Audience[];
