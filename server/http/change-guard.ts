import type { FastifyRequest } from "fastify";
import { ApiError } from "../platform/api-error.ts";
import { sameSecret } from "../platform/hash.ts";
import type { Session } from "../platform/session/session.ts";
import { TOKEN_HEADER } from "../platform/session/session-reader.ts";

/**
 * Refuses a change whose token header does not belong to the session of the cookie (ASVS 3.5). The browser's
 * origin is for `guardOrigin`. A page that kept the token of a session which has got a new secret since asks
 * for the new one: the reason says so.
 * @throws ApiError `unauthenticated` without a session, `forbidden` with the reason `token`.
 */
export function guardToken(request: FastifyRequest, session: Session | null): void {
  if (!session) throw new ApiError("unauthenticated", { details: { reason: "session" } });
  const token = request.headers[TOKEN_HEADER];
  if (typeof token !== "string" || !sameSecret(token, session.csrfToken))
    throw new ApiError("forbidden", { details: { reason: "token" } });
}

/**
 * Refuses what a browser says comes from elsewhere, and what no browser vouches for. @throws ApiError
 * `forbidden`.
 */
export function guardOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") throw new ApiError("forbidden");
  if (origin !== undefined && hostOf(origin) !== request.host) throw new ApiError("forbidden");
  if (origin === undefined && site === undefined) throw new ApiError("forbidden");
}

/**
 * Refuses forms of other sites. Our own pages name no referrer, and their forms then come from the origin
 * `null`: of those the browser's other word counts, that the form is of the same origin. @throws ApiError
 * `forbidden`.
 */
export function guardForm(request: FastifyRequest): void {
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== "null" || site !== "same-origin") guardOrigin(request);
}

/** Exactly parsed: `https://api.example.com.evil.test` only looks like ours (ASVS 3.7.2). */
function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
