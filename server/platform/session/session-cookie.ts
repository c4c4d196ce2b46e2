import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES, type CookieRule } from "#domain/shell";
import { visitCookies } from "./visit-cookies.ts";
import { dropTwin, type WrittenCookie, writeCookie } from "./write-cookie.ts";

/** Token in the session cookie of a request, or null. */
export function sessionToken(request: FastifyRequest): string | null {
  return request.cookies[boundName(request, COOKIES.session)] ?? null;
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
  setHostCookie(request, reply, COOKIES.session, {
    name: boundName(request, COOKIES.session),
    value: token,
    options: { httpOnly: true, expires },
  });
}

/**
 * Sets a cookie that goes with the session, and is sent as far as it is itself; `maxAge: 0` takes it away.
 * Who came by a vendor's link, and not in its frame, may hold one of either place: the other goes, for it
 * would be read first and say what no longer holds.
 */
export function setHostCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  rule: CookieRule,
  { name = rule.name, value, options }: WrittenCookie,
): void {
  const inFrame = request.cookies[visitCookies.vendor.name] !== undefined;
  if (request.protocol === "https" && request.cookies[name] !== undefined)
    dropTwin(reply, name, { ...options, ...placeOf(request, !inFrame) });
  writeCookie(request, reply, rule, { name, value, options: { ...options, ...placeOf(request, inFrame) } });
}

/** Takes the session cookie away: one that opens nothing any more is not sent again (ACC-06). */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  setSessionCookie(request, reply, "", new Date(0));
}

/** Where cookies that go with the session are sent. */
function placeOf(request: FastifyRequest, inFrame: boolean) {
  const secure = request.protocol === "https";
  const place =
    inFrame && secure ? ({ sameSite: "none", partitioned: true } as const) : { sameSite: "lax" as const };
  return { path: "/", secure, ...place };
}

/**
 * The name of a cookie that goes with the session: under https `__Host-` binds it to this host, so that no
 * other host of the domain can plant one; plain http is local work.
 */
export function boundName({ protocol }: Pick<FastifyRequest, "protocol">, { name }: CookieRule): string {
  return protocol === "https" ? `__Host-${name}` : name;
}
