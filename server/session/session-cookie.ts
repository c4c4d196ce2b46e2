import type { FastifyReply, FastifyRequest } from "fastify";

/** Token in the session cookie of a request, or null. */
export function sessionToken(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request)] ?? null;
}

/** Sets the session cookie: this host only, out of reach of scripts, sent on top-level navigation from other sites but not on their calls. */
export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  expires: Date,
): void {
  reply.setCookie(cookieName(request), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    expires,
  });
}

/** `__Host-` binds the cookie to the host and needs https; plain http is local work. */
function cookieName(request: FastifyRequest): string {
  return request.protocol === "https" ? "__Host-sid" : "sid";
}
