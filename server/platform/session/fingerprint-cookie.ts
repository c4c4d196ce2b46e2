import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES } from "#schemas/kept-in-browser.ts";
import { newVisitorId } from "../visitor-id.ts";
import { consentChoiceOf } from "./consent-choice.ts";
import { writeCookie } from "./write-cookie.ts";

/**
 * Gives a browser whose guest agrees to statistics the number that tells it from others (OFF-04), where it
 * has none. The number is random and made here: nothing of the device is read for it, and it proves nothing.
 */
export function keepFingerprint(
  request: FastifyRequest,
  reply: FastifyReply,
  choice = consentChoiceOf(request),
): void {
  const { fingerprint } = COOKIES;
  if (/^[0-9a-f]{32}$/.test(request.cookies[fingerprint.name] ?? "")) return;
  const options = {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: request.protocol === "https",
    maxAge: fingerprint.seconds,
  } as const;
  writeCookie(request, reply, fingerprint, { value: newVisitorId(), options }, choice);
}
