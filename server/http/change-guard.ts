import type { FastifyRequest } from "fastify";
import { ApiError } from "../platform/api-error.ts";
import { sameSecret } from "../platform/hash.ts";
import type { Session } from "../platform/session/session.ts";

/**
 * Refuses a change that was not sent by our own page (ASVS 3.5): the browser says it comes from this origin, and the token
 * header belongs to the session of the cookie.
 * @throws ApiError `forbidden`.
 */
export function guardChange(request: FastifyRequest, session: Session | null): void {
  guardOrigin(request);
  const token = request.headers["x-csrf-token"];
  if (!session || typeof token !== "string" || !sameSecret(token, session.csrfToken))
    throw new ApiError("forbidden");
}

/** Refuses what a browser says comes from elsewhere, and what no browser vouches for. @throws ApiError `forbidden`. */
export function guardOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") throw new ApiError("forbidden");
  if (origin !== undefined && hostOf(origin) !== request.host) throw new ApiError("forbidden");
  if (origin === undefined && site === undefined) throw new ApiError("forbidden");
}

/** Exactly parsed: `https://api.example.com.evil.test` only looks like ours (ASVS 3.7.2). */
function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
