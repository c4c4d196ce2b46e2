import { randomBytes } from "node:crypto";
import { COOKIES } from "#domain/shell";

/** What cookies a request brought; none where it was refused before they were read. */
export interface WithCookies {
  readonly cookies?: Readonly<Record<string, string | undefined>> | null | undefined;
}

/**
 * The random number of a browser, by which it keeps the same form of what is compared; undefined for one that
 * has none, or says anything else.
 */
export function visitorIdOf({ cookies }: WithCookies): string | undefined {
  const sent = cookies?.[COOKIES.visitor.name];
  return sent !== undefined && /^[0-9a-f]{32}$/.test(sent) ? sent : undefined;
}

/** A number for a browser that has none. */
export function newVisitorId(): string {
  return randomBytes(16).toString("hex");
}
