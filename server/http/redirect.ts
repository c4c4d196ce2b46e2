import type { FastifyReply } from "fastify";
import { sameOriginPath } from "../platform/same-origin-path.ts";

type RedirectStatus = 301 | 302 | 303;

/**
 * Sends the browser to a path of this site. Nothing else in the server names a place to go to: whatever might
 * be read as another origin leads home instead.
 */
export function redirectTo(reply: FastifyReply, path: unknown, status: RedirectStatus): FastifyReply {
  return reply.redirect(homeUnlessOwn(path), status);
}

/**
 * Sends the browser to a path of another of our own sites; `origin` comes from the configuration, never from
 * a request.
 */
export function redirectToSite(
  reply: FastifyReply,
  {
    origin,
    path,
    status,
  }: { readonly origin: string; readonly path: string; readonly status: RedirectStatus },
): FastifyReply {
  return reply.redirect(new URL(origin).origin + homeUnlessOwn(path), status);
}

/**
 * Sends the browser to a third party that the server's own settings connect, such as a provider of sign-in;
 * `address` comes from its gateway, never from a request.
 */
export function redirectToParty(reply: FastifyReply, address: string): FastifyReply {
  return reply.redirect(new URL(address).href, 303);
}

function homeUnlessOwn(path: unknown): string {
  return (typeof path === "string" && sameOriginPath(path)) || "/";
}
