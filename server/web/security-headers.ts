import type { OutsideParty } from "#renderer";
import { inlineScriptHashes } from "#renderer/server";

/** Origins of third parties by role. */
export type Reached = Readonly<Partial<Record<OutsideParty, readonly string[]>>>;

export interface PolicyInput {
  /** SHA-256 hashes (base64) of the inline stylesheets the page carries. */
  readonly styleHashes: readonly string[];
  /** Other backends the page may call, as origins. */
  readonly connect: readonly string[];
  /** Origins that may frame the page: a microsite's vendor; nobody otherwise. */
  readonly frameAncestors: readonly string[];
  /** Third parties that guests go to from the page, as origins by role; none when absent. */
  readonly reached?: Reached;
  /** Development: the module server inlines scripts and styles of its own. */
  readonly relaxed: boolean;
}

/**
 * Content security policy of a page. Scripts come from our own files only, inline styles are allowed by hash:
 * both stay true for a cached page, where a nonce would be the same for everyone (docs/decisions/0003).
 */
export function contentSecurityPolicy({
  styleHashes,
  connect,
  frameAncestors,
  reached = {},
  relaxed,
}: PolicyInput): string {
  const { payment = [], "sign-in": signIn = [] } = reached;
  const inline = (hashes: readonly string[]) =>
    relaxed ? "'unsafe-inline'" : hashes.map((hash) => `'sha256-${hash}'`).join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${inline(inlineScriptHashes)}`,
    `style-src 'self' ${inline(styleHashes)}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${[...connect, ...(relaxed ? ["ws:"] : [])].join(" ")}`.trim(),
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(" ") : "'none'"}`,
    "base-uri 'none'",
    ["form-action 'self'", ...payment, ...signIn].join(" "),
    ...(payment.length > 0 ? [["frame-src 'self'", ...payment].join(" ")] : []),
    "object-src 'none'",
  ].join("; ");
}

/**
 * Headers of every page beside the policy. Booking pages name no referrer, so that ids and tokens stay here
 * (ASVS 14.2.1). Only a page that reaches a payment gateway lets it ask the browser to pay, and only one that
 * reaches a provider of sign-in stays known to the window it opens.
 */
export function pageHeaders(isPrivate: boolean, reached: Reached = {}): Readonly<Record<string, string>> {
  const paying = (reached.payment ?? []).map((origin) => ` "${origin}"`).join("");
  const opensWindows = (reached["sign-in"] ?? []).length > 0;
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": isPrivate ? "no-referrer" : "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": opensWindows ? "same-origin-allow-popups" : "same-origin",
    "permissions-policy": `camera=(), microphone=(), payment=(${paying ? `self${paying}` : ""}), geolocation=(self)`,
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  };
}
