import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "./session.ts";
import { sessionToken, setSessionCookie } from "./session-cookie.ts";
import type { SessionStore } from "./sessions.ts";

export interface SessionReader {
  /** The session of a request's cookie; looked up once per request. */
  readonly find: (request: FastifyRequest) => Promise<Session | null>;
  /** The session, started now when there is none: the answer then sets the cookie. */
  readonly start: (request: FastifyRequest, reply: FastifyReply) => Promise<Session>;
}

/** Ties sessions to requests and their cookies. */
export function createSessionReader(store: SessionStore): SessionReader {
  const known = new WeakMap<FastifyRequest, Promise<Session | null>>();
  const find = (request: FastifyRequest) => {
    const token = sessionToken(request);
    const found = known.get(request) ?? (token ? store.find(token) : Promise.resolve(null));
    known.set(request, found);
    return found;
  };
  return {
    find,
    async start(request, reply) {
      const found = await find(request);
      if (found) return found;
      const { token, session } = await store.start();
      setSessionCookie(request, reply, token, session.expiresAt);
      known.set(request, Promise.resolve(session));
      return session;
    },
  };
}
