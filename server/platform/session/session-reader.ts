import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceName } from "#domain/account";
import { ApiError } from "../api-error.ts";
import type { AudienceMarks } from "./audience-mark.ts";
import { changeGuestMark } from "./guest-mark.ts";
import { type SeenAs, STRANGER, seenAs } from "./seen-as.ts";
import type { Session, SessionChange } from "./session.ts";
import { sessionToken, setSessionCookie } from "./session-cookie.ts";
import { mayBeKnown, type OpenedSession, type SessionStore } from "./sessions.ts";
import type { SpentSecrets } from "./spent-secrets.ts";

export interface SessionReader {
  /** The session of a request's cookie; looked up once per request. */
  readonly find: (request: FastifyRequest) => Promise<Session | null>;
  /**
   * The session, started now when there is none: the answer then sets the cookie. @throws ApiError
   * `unavailable` where the request's cookie was good a moment ago.
   */
  readonly start: (request: FastifyRequest, reply: FastifyReply) => Promise<Session>;
  /** Changes who the session is, with a new secret in the cookie of the answer. */
  readonly rotate: (request: FastifyRequest, reply: FastifyReply, claims: SessionChange) => Promise<Session>;
  /**
   * Whom an answer to a request is for. A stranger's costs no look into the database, a guest's one a minute
   * where the answer, a kept page, takes a mark with it: there a session that ended elsewhere counts that
   * long. Without `reply` no mark is believed, and the session is asked for.
   */
  readonly seenAs: (request: FastifyRequest, reply?: FastifyReply) => Promise<SeenAs>;
  /** The secret that the answer to a request gives; undefined where it gives none. */
  readonly givenTo: (request: FastifyRequest) => string | undefined;
  /** Gives a secret that an answer has given before, where its session still lives; false where not. */
  readonly giveAgain: (request: FastifyRequest, reply: FastifyReply, secret: string) => Promise<boolean>;
  /** Whether the secret of a request's cookie was good a moment ago: the browser may have the next one. */
  readonly isSpent: (request: FastifyRequest) => Promise<boolean>;
}

/** Header of the token: of a call that changes something, and of the answer that gives a new one. */
export const TOKEN_HEADER = "x-csrf-token";

/** Ties sessions to requests and their cookies. */
export function createSessionReader(
  store: SessionStore,
  marks: AudienceMarks,
  spent: Pick<SpentSecrets, "note" | "isSpent">,
): SessionReader {
  const known = new WeakMap<FastifyRequest, Promise<Session | null>>();
  const given = new WeakMap<FastifyRequest, string>();
  const find = (request: FastifyRequest) => {
    const token = sessionToken(request);
    const found = known.get(request) ?? (token ? store.find(token) : Promise.resolve(null));
    known.set(request, found);
    return found;
  };
  const isSpent = async (request: FastifyRequest) => {
    const token = sessionToken(request);
    return token !== null && (await spent.isSpent(token));
  };
  const give = (request: FastifyRequest, reply: FastifyReply, { token, session }: OpenedSession) => {
    setSessionCookie(request, reply, token, session.expiresAt);
    changeGuestMark(request, reply, session);
    marks.drop(request, reply);
    // The page's next change needs no question for the token that goes with the new secret.
    reply.header(TOKEN_HEADER, session.csrfToken);
    known.set(request, Promise.resolve(session));
    given.set(request, token);
    return session;
  };
  return {
    find,
    async start(request, reply) {
      const session = await find(request);
      if (session) return session;
      // The browser gets, or has, the cookie that came for this one: a stranger's would take its place.
      if (await isSpent(request)) throw new ApiError("unavailable");
      return give(request, reply, await store.start());
    },
    async rotate(request, reply, claims) {
      const token = sessionToken(request);
      const begin = typeof claims === "string" ? null : claims;
      const device = deviceName(request.headers["user-agent"] ?? "");
      if (token) await spent.note(token);
      const opened = token ? store.rotate(token, claims, device) : store.start(begin, device);
      return give(request, reply, await opened);
    },
    async seenAs(request, reply) {
      const token = sessionToken(request);
      if (token === null || !mayBeKnown(token)) return STRANGER;
      const marked = reply && marks.read(request, token);
      if (marked) return { audience: marked, membershipUnread: false };
      // Who cannot be asked for is nobody, and perhaps a member: public pages are there while the database
      // is not.
      const session = await find(request).catch(() => undefined);
      if (session === undefined) return { ...STRANGER, membershipUnread: true };
      if (session && !session.membershipUnread && reply) marks.give(request, reply, token, session);
      return seenAs(session);
    },
    givenTo: (request) => given.get(request),
    async giveAgain(request, reply, secret) {
      const session = await store.find(secret);
      if (session) give(request, reply, { token: secret, session });
      return session !== null;
    },
    isSpent,
  };
}
