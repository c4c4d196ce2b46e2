import type { FastifyRequest } from "fastify";
import { sameSecret } from "../platform/hash.ts";

/**
 * Whether a request comes from this machine, by a name that only this machine has: a page elsewhere that
 * points its own name at the loopback address is not let in.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? "";
  const host = (request.headers.host ?? "").toLowerCase().replace(/:\d+$/, "");
  const isLoopback = address === "::1" || /^(?:::ffff:)?127\./.test(address);
  return (
    isLoopback && !request.headers["x-forwarded-for"] && (host === "localhost" || host.endsWith(".localhost"))
  );
}

/**
 * Whether our own page sent the request: it knows the token of this start, and the browser names no other
 * origin.
 */
export function isOwnRequest(request: FastifyRequest, token: string): boolean {
  const { origin } = request.headers;
  const given = request.headers["x-studio-token"];
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") return false;
  if (origin !== undefined && origin !== `http://${request.headers.host}`) return false;
  return typeof given === "string" && sameSecret(given, token);
}
