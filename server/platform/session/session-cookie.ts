import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES } from "#domain/shell";
import { visitCookies } from "./visit-cookies.ts";
import { writeCookie } from "./write-cookie.ts";

/** Token in the session cookie of a request, or null. */
export function sessionToken(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request)] ?? null;
}

/**
 * Sets the session cookie: this host only, out of reach of scripts, sent on top-level navigation from other
 * sites but not on their calls. In a vendor's frame it belongs to that vendor's frames alone: there no other
 * cookie would come back (MODE-05).
 */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  expires: Date,
): void {
  writeCookie(request, reply, COOKIES.session, {
    name: cookieName(request),
    value: token,
    options: { ...hostCookieOptions(request), httpOnly: true, expires },
  });
}

/** Where cookies that go with the session are sent: as far as it is itself. */
export function hostCookieOptions(request: FastifyRequest) {
  const secure = request.protocol === "https";
  const inFrame = secure && request.cookies[visitCookies.vendor.name] !== undefined;
  const place = inFrame ? ({ sameSite: "none", partitioned: true } as const) : { sameSite: "lax" as const };
  return { path: "/", secure, ...place };
}

/** Takes the session cookie away: one that opens nothing any more is not sent again (ACC-06). */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  setSessionCookie(request, reply, "", new Date(0));
}

/** `__Host-` binds the cookie to the host and needs https; plain http is local work. */
function cookieName(request: FastifyRequest): string {
  return request.protocol === "https" ? `__Host-${COOKIES.session.name}` : COOKIES.session.name;
}
