import type { FastifyRequest } from "fastify";
import {
  COOKIES,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
  POLICY_VERSION,
} from "#schemas/kept-in-browser.ts";

/** What a guest has agreed to, as the browser brings it. */
export interface ConsentChoice {
  readonly categories: readonly OptionalCategory[];
  /** Day of the choice, `YYYYMMDD`, UTC. */
  readonly day: string;
  /** Number of the record. */
  readonly id: string;
}

/**
 * The choice of a request; null where none was made, or one of another version, or the cookie holds anything
 * else: then everything that may be refused is off (CONS-01).
 */
export function consentChoiceOf({ cookies }: Pick<FastifyRequest, "cookies">): ConsentChoice | null {
  const sent = cookies?.[COOKIES.consent.name] ?? "";
  const [, version, letters = "", day = "", id = ""] = FORM.exec(sent) ?? [];
  if (version !== String(POLICY_VERSION)) return null;
  return { categories: OPTIONAL_CATEGORIES.filter(([letter = ""]) => letters.includes(letter)), day, id };
}

/** A choice as its cookie: version, first letters of categories, day, number of the record. */
export function consentCookie({ categories, day, id }: ConsentChoice): string {
  return [POLICY_VERSION, categories.map(([letter]) => letter).join(""), day, id].join(".");
}

const FORM = /^(\d{1,3})\.([psm]{0,3})\.(\d{8})\.([\w-]{1,40})$/;
