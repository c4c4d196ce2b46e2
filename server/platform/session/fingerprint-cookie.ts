import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES } from "#schemas/kept-in-browser.ts";
import { newVisitorId } from "../visitor-id.ts";
import { consentChoiceOf } from "./consent-choice.ts";
import { dropCookie, writeCookie } from "./write-cookie.ts";

/**
 * Gives a browser whose guest agrees to statistics the number that tells it from others (OFF-04), where it
 * has none of ours, and takes one away from any other, whoever set it. The number is random and made here:
 * nothing of the device is read for it, and it proves nothing.
 */
export function keepFingerprint(
  request: FastifyRequest,
  reply: FastifyReply,
  choice = consentChoiceOf(request),
): void {
  const { fingerprint } = COOKIES;
  const sent = request.cookies[fingerprint.name];
  const secure = request.protocol === "https";
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  if (!choice?.categories.includes(fingerprint.consent)) {
    if (sent !== undefined) dropCookie(reply, fingerprint, options);
    return;
  }
  if (/^[0-9a-f]{32}$/.test(sent ?? "")) return;
  const kept = { ...options, maxAge: fingerprint.seconds };
  writeCookie(request, reply, fingerprint, { value: newVisitorId(), options: kept }, choice);
}
