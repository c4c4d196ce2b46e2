import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES, type CookieRule } from "#schemas/kept-in-browser.ts";
import { type ConsentChoice, consentCookie } from "./consent-choice.ts";
import { keepFingerprint } from "./fingerprint-cookie.ts";
import { visitCookies } from "./visit-cookies.ts";
import { dropCookie, writeCookie } from "./write-cookie.ts";

/**
 * Keeps a choice in the browser, where scripts may read it, and takes away every cookie of the registry that
 * it refuses: agreeing can be taken back as easily as it was given.
 */
export function keepConsent(request: FastifyRequest, reply: FastifyReply, choice: ConsentChoice): void {
  const secure = request.protocol === "https";
  const inFrame = secure && request.cookies[visitCookies.vendor.name] !== undefined;
  const place = inFrame ? ({ sameSite: "none", partitioned: true } as const) : { sameSite: "lax" as const };
  const options = { path: "/", httpOnly: false, secure, ...place };
  const { consent } = COOKIES;
  writeCookie(request, reply, consent, {
    value: consentCookie(choice),
    options: { ...options, maxAge: consent.seconds },
  });
  keepFingerprint(request, reply, choice);
  for (const rule of Object.values(COOKIES) as readonly CookieRule[])
    if (rule.consent !== "necessary" && !choice.categories.includes(rule.consent))
      if (request.cookies[rule.name] !== undefined) dropCookie(reply, rule, options);
}
