import type { FastifyReply, FastifyRequest } from "fastify";
import type { CookieRule } from "#schemas/kept-in-browser.ts";
import { type ConsentChoice, consentChoiceOf } from "./consent-choice.ts";

type CookieOptions = NonNullable<Parameters<FastifyReply["setCookie"]>[2]>;

export interface WrittenCookie {
  readonly value: string;
  /** The name under https, where that differs from the rule's. */
  readonly name?: string | undefined;
  readonly options: CookieOptions;
}

/**
 * Sets a cookie of the registry: the only place that does (CONS-04). One that a guest may refuse is set for
 * whoever has agreed to its category, and for nobody else.
 */
export function writeCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  rule: CookieRule,
  { value, name = rule.name, options }: WrittenCookie,
  /** What the guest agrees to: what the request says, unless this answer is to a new choice. */
  choice: Pick<ConsentChoice, "categories"> | null = consentChoiceOf(request),
): void {
  const { consent } = rule;
  if (consent !== "necessary" && !choice?.categories.includes(consent)) return;
  reply.setCookie(name, value, options);
}

/**
 * Takes away another cookie of the same name, which browsers keep beside the one that the answer sets: one
 * of a vendor's frames (`Partitioned`) and one of the site are two, and the older is read first.
 */
export function dropTwin(
  reply: FastifyReply,
  name: string,
  options: CookieOptions & { readonly secure: boolean },
): void {
  reply.header("set-cookie", reply.server.serializeCookie(name, "", { ...options, maxAge: 0 }));
}

/** Takes a cookie of the registry away. */
export function dropCookie(
  reply: FastifyReply,
  rule: CookieRule,
  options: CookieOptions,
  name = rule.name,
): void {
  reply.setCookie(name, "", { ...options, maxAge: 0 });
}
