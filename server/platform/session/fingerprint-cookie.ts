import { isIP } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES } from "#schemas/kept-in-browser.ts";
import { newVisitorId } from "../visitor-id.ts";
import { consentChoiceOf } from "./consent-choice.ts";
import { dropCookie, writeCookie } from "./write-cookie.ts";

const { fingerprint } = COOKIES;

/**
 * Gives a browser whose guest agrees to statistics the number that tells it from others (OFF-04), where it
 * has none of ours, and takes one away from any other, whoever set it. The number is random and made here:
 * nothing of the device is read for it, and it proves nothing. Of two by that name none is taken for ours:
 * one was planted, by another host of the domain as a rule.
 */
export function keepFingerprint(
  request: FastifyRequest,
  reply: FastifyReply,
  choice = consentChoiceOf(request),
): void {
  const sent = valuesOf(request, fingerprint.name);
  const secure = request.protocol === "https";
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const isAgreed = choice?.categories.includes(fingerprint.consent) === true;
  if (isAgreed && sent.length === 1 && OURS.test(sent[0] ?? "")) return;
  // A browser that sends one does not say whose it is: it goes from every domain that may have set it.
  if (sent.length > 0)
    for (const domain of domainsOver(request.hostname))
      dropCookie(reply, fingerprint, { ...options, domain });
  if (isAgreed) {
    const kept = { ...options, maxAge: fingerprint.seconds };
    writeCookie(request, reply, fingerprint, { value: newVisitorId(), options: kept }, choice);
  } else if (sent.length > 0) dropCookie(reply, fingerprint, options);
}

const OURS = /^[0-9a-f]{32}$/;

/** What a request sends by a name, as often as it does. */
function valuesOf({ headers }: FastifyRequest, name: string): readonly string[] {
  const pairs = (headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []));
}

/**
 * Domains whose cookies a host is sent: its own name and those it lies in, down to two words. Browsers keep
 * nothing for one that belongs to many, such as `co.uk`, and drop nothing there.
 */
function domainsOver(host: string): readonly string[] {
  if (isIP(host) !== 0) return [];
  const words = host.split(".");
  return words.slice(0, -1).map((_, index) => words.slice(index).join("."));
}
