import type { Db } from "../../db/pool.ts";
import { everyShard } from "../../db/shards/every-shard.ts";
import type { Clock } from "../clock.ts";
import { sha256 } from "../hash.ts";
import type { RandomBytes } from "../random.ts";

/** What a browser is sent to another site for. */
export interface FormStateBegun {
  /** Name of the party, as in the address of the door. */
  readonly party: string;
  /** Host name that the browser leaves from, and has to come back to. */
  readonly host: string;
  /** The one session that may go on with the answer. */
  readonly sessionId: string;
  /** What the server needs to go on, as JSON has it. */
  readonly carry: unknown;
  /** A secret that was made for it already: 32 random bytes or more in base64url; made here when absent. */
  readonly state?: string;
}

/** An answer that came back, with what was kept for it. */
export interface FormAnswer {
  readonly party: string;
  readonly carry: unknown;
  /** The form as it came, field by field; its state, which is used up, among them. */
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * One-time states for answers that a browser posts from another site. Such a post carries no cookie, since
 * ours are `SameSite=Lax`: the state, which nobody can guess, says what it belongs to, and the answer waits
 * for the navigation that follows, which does carry the session. Each step happens once, and only the session
 * that began gets the answer: who has somebody else post their own answer gets nothing (RFC 6819, 4.4.1.8).
 */
export interface FormStates {
  /** Keeps what a browser leaves for, fifteen minutes; returns the state to send with it. */
  readonly begin: (begun: FormStateBegun) => Promise<string>;
  /**
   * Keeps an answer for two minutes and returns the ticket that leads on to it; null for a state that is
   * unknown, of another party or host, used or over.
   */
  readonly answer: (
    answer: Pick<FormStateBegun, "party" | "host"> & Pick<FormAnswer, "fields"> & { readonly state: string },
  ) => Promise<string | null>;
  /** What was kept of a session that is still away; null for what is unknown, answered or over. */
  readonly find: (
    begun: Pick<FormStateBegun, "party" | "sessionId"> & { readonly state: string },
  ) => Promise<unknown>;
  /** Hands an answer over and forgets it; null for a ticket that opens nothing for this session. */
  readonly take: (
    ticket: string,
    where: Pick<FormStateBegun, "host" | "sessionId">,
  ) => Promise<FormAnswer | null>;
}

/** States kept in the database, so that any process takes the answer. */
export function createFormStates({
  db,
  clock,
  random,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomBytes;
}): FormStates {
  const secret = () => Buffer.from(random(32)).toString("base64url");
  return {
    async begin({ party, host, sessionId, carry, state = secret() }) {
      await db
        .insertInto("form_state")
        .values({
          state_hash: sha256(state),
          party,
          host,
          session_id: sessionId,
          carry: JSON.stringify(carry),
          expires_at: new Date(clock() + AWAY_MS),
        })
        .execute();
      return state;
    },
    async answer({ party, host, state, fields }) {
      if (!SECRET.test(state)) return null;
      const now = clock();
      const ticket = secret();
      const kept = await db
        .updateTable("form_state")
        .set({
          ticket_hash: sha256(ticket),
          answer: JSON.stringify(fields),
          expires_at: new Date(now + WAITING_MS),
        })
        .where("state_hash", "=", sha256(state))
        .where("party", "=", party)
        .where("host", "=", host)
        .where("ticket_hash", "is", null)
        .where("expires_at", ">", new Date(now))
        .returning("state_hash")
        .executeTakeFirst();
      return kept ? ticket : null;
    },
    async find({ party, sessionId, state }) {
      if (!SECRET.test(state)) return null;
      const row = await db
        .selectFrom("form_state")
        .select("carry")
        .where("state_hash", "=", sha256(state))
        .where("party", "=", party)
        .where("session_id", "=", sessionId)
        .where("ticket_hash", "is", null)
        .where("expires_at", ">", new Date(clock()))
        .executeTakeFirst();
      return row?.carry ?? null;
    },
    async take(ticket, { host, sessionId }) {
      if (!SECRET.test(ticket)) return null;
      const row = await db
        .deleteFrom("form_state")
        .where("ticket_hash", "=", sha256(ticket))
        .where("host", "=", host)
        .where("session_id", "=", sessionId)
        .where("expires_at", ">", new Date(clock()))
        .returning(["party", "carry", "answer"])
        .modifyEnd(everyShard("a browser comes back with its ticket alone, once a sign-in at a provider"))
        .executeTakeFirst();
      return row?.answer ? { party: row.party, carry: row.carry, fields: row.answer } : null;
    },
  };
}

/** 32 bytes or more, as this server and its parties' libraries write them. */
const SECRET = /^[A-Za-z0-9_-]{43,128}$/;
const AWAY_MS = 15 * 60_000;
const WAITING_MS = 2 * 60_000;
