import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES, type CookieRule } from "#domain/shell";
import { dropCookie, writeCookie } from "./write-cookie.ts";

export type VisitCookie = CookieRule;

/** Cookies of a visit. None says who the guest is; the session's own stands in `session-cookie`. */
export const visitCookies = {
  vendor: COOKIES.microsite,
  transaction: COOKIES.micrositeTransaction,
  webview: COOKIES.webview,
  visitor: COOKIES.visitor,
  forcedArms: COOKIES.forcedArms,
  userMode: COOKIES.userMode,
  userModeHidden: COOKIES.userModeHidden,
} as const satisfies Readonly<Record<string, VisitCookie>>;

/**
 * Sets a cookie of a visit. Out of reach of scripts. A vendor's pages stand in frames of other sites, where
 * https only lets a cookie through that is `SameSite=None`, and `Partitioned` keeps it to that vendor's
 * frames; plain http is local work.
 */
export function setVisitCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  rule: VisitCookie,
  value: string,
  inFrame: boolean,
): void {
  const life = rule.seconds === undefined ? {} : { maxAge: rule.seconds };
  writeCookie(request, reply, rule, { value, options: { ...attributes(request, inFrame), ...life } });
}

/** Takes a cookie away; one of a frame and one of the site itself are two. */
export function clearVisitCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  rule: VisitCookie,
  inFrame: boolean,
): void {
  dropCookie(reply, rule, attributes(request, inFrame));
}

function attributes(request: FastifyRequest, inFrame: boolean) {
  const secure = request.protocol === "https";
  const place =
    inFrame && secure ? ({ sameSite: "none", partitioned: true } as const) : { sameSite: "lax" as const };
  return { path: "/", httpOnly: true, secure, ...place };
}
