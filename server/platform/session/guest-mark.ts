import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES } from "#domain/shell";
import { sha256 } from "../hash.ts";
import type { Session } from "./session.ts";
import { boundName, setHostCookie } from "./session-cookie.ts";

/**
 * Sets the guest's mark anew: what pages have filled for this guest no longer holds. Scripts may read it, for
 * it says nothing of the guest but whether they are signed in (`1` or `0`) and, in four letters that lead to
 * nobody, whether they are the one of before; a number that follows from the request's comes last.
 */
export function changeGuestMark(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, expiresAt }: Pick<Session, "userId" | "expiresAt">,
): void {
  const person = userId === null ? "0" : `1${sha256(`person:${userId}`).slice(0, 4)}`;
  const value = person + sha256(`mark:${request.id}`).slice(0, 12);
  setHostCookie(request, reply, COOKIES.guestMark, {
    name: boundName(request, COOKIES.guestMark),
    value,
    options: { httpOnly: false, expires: expiresAt },
  });
}

/** Gives a guest with a session the mark that this browser lacks. */
export function keepGuestMark(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Pick<Session, "userId" | "expiresAt">,
): void {
  if (guestMarkOf(request) === undefined) changeGuestMark(request, reply, session);
}

/** Takes the mark from a browser that has no session: its pages are a stranger's again. */
export function dropGuestMark(request: FastifyRequest, reply: FastifyReply): void {
  if (guestMarkOf(request) === undefined) return;
  setHostCookie(request, reply, COOKIES.guestMark, {
    name: boundName(request, COOKIES.guestMark),
    value: "",
    options: { httpOnly: false, maxAge: 0 },
  });
}

/** The mark that a request brings. */
export function guestMarkOf(request: FastifyRequest): string | undefined {
  return request.cookies[boundName(request, COOKIES.guestMark)];
}
