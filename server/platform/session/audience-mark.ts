import { createHmac } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES } from "#domain/shell";
import { AUDIENCES, type Audience } from "#schemas";
import { sameSecret } from "../hash.ts";
import type { Session } from "./session.ts";
import { boundName, setHostCookie } from "./session-cookie.ts";

/**
 * Marks of whom pages are made for, so that a guest who goes from page to page is looked up once a minute. A
 * mark goes with one session's secret, says one audience until one moment, and is signed: it chooses between
 * the kept forms of a page, and nothing that concerns one guest, or their money, asks it.
 */
export interface AudienceMarks {
  /** The audience that the request's mark says for this secret; null without one that is good. */
  readonly read: (request: FastifyRequest, token: string) => Audience | null;
  /** Gives the guest a mark of their session, good for a minute at most. */
  readonly give: (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    session: Pick<Session, "audience" | "expiresAt" | "membership">,
  ) => void;
  /** Takes the mark away that went with an older secret. */
  readonly drop: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Marks under a key that everything on one database shares. */
export function createAudienceMarks(key: Uint8Array, clock: () => number): AudienceMarks {
  const signatureOf = (token: string, audience: string, until: string) =>
    createHmac("sha256", key).update(`audience\n${audience}\n${until}\n${token}`).digest("base64url");
  return {
    read(request, token) {
      const said = request.cookies[boundName(request, RULE)] ?? "";
      const [, name, until = "", signature = ""] = SHAPE.exec(said) ?? [];
      const audience = AUDIENCES.find((each) => each === name);
      if (!audience || Number.parseInt(until, 36) * 1000 <= clock()) return null;
      return sameSecret(signature, signatureOf(token, audience, until)) ? audience : null;
    },
    give(request, reply, token, { audience, expiresAt, membership }) {
      const ends = [expiresAt, membership?.endsAt ?? expiresAt].map((end) => end.getTime());
      const end = Math.min(clock() + LIFE_SECONDS * 1000, ...ends);
      const until = Math.floor(end / 1000).toString(36);
      setHostCookie(request, reply, RULE, {
        name: boundName(request, RULE),
        value: `${audience}.${until}.${signatureOf(token, audience, until)}`,
        options: { httpOnly: true, maxAge: LIFE_SECONDS },
      });
    },
    drop(request, reply) {
      const name = boundName(request, RULE);
      if (request.cookies[name] === undefined) return;
      setHostCookie(request, reply, RULE, { name, value: "", options: { httpOnly: true, maxAge: 0 } });
    },
  };
}

/** Name of the secret that marks are signed with. */
export const AUDIENCE_SECRET = "audiences";

const RULE = COOKIES.audience;
const LIFE_SECONDS = COOKIES.audience.seconds;
const SHAPE = /^([a-z_]{1,20})\.([0-9a-z]{1,9})\.([\w-]{43})$/;
