import type { FastifyInstance } from "fastify";
import { isUserMode, type UserMode } from "#schemas/user-modes.ts";
import { redirectTo } from "../http/redirect.ts";
import { setVisitCookie, visitCookies } from "../platform/session/visit-cookies.ts";

/**
 * The mode whose strip a guest sees (MODE-03): of the cookie, which shows a strip and never a price, unless
 * the guest chose to continue; any other value is none.
 */
export function userModeOf(cookies: Readonly<Record<string, string | undefined>>): UserMode | undefined {
  if (cookies[visitCookies.userModeHidden.name] === "1") return undefined;
  const mode = cookies[visitCookies.userMode.name];
  return isUserMode(mode) ? mode : undefined;
}

/** `/_mode/continue?to=/path` hides the strip until the browser closes and goes back to the page. */
export function registerUserMode(app: FastifyInstance): void {
  app.get<{ Querystring: { to?: unknown } }>("/_mode/continue", (request, reply) => {
    setVisitCookie(request, reply, visitCookies.userModeHidden, "1", false);
    return redirectTo(reply.header("cache-control", "no-store"), request.query.to, 303);
  });
}
