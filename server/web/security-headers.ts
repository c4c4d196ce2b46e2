export interface PolicyInput {
  /** SHA-256 hashes (base64) of the inline stylesheets the page carries. */
  readonly styleHashes: readonly string[];
  /** Other backends the page may call, as origins. */
  readonly connect: readonly string[];
  /** Origins that may frame the page: a microsite's vendor; nobody otherwise. */
  readonly frameAncestors: readonly string[];
  /** Development: the module server inlines scripts and styles of its own. */
  readonly relaxed: boolean;
}

/**
 * Content security policy of a page. Scripts come from our own files only, inline styles are allowed by hash: both stay
 * true for a cached page, where a nonce would be the same for everyone (docs/decisions/0003).
 */
export function contentSecurityPolicy({
  styleHashes,
  connect,
  frameAncestors,
  relaxed,
}: PolicyInput): string {
  const styles = relaxed ? "'unsafe-inline'" : styleHashes.map((hash) => `'sha256-${hash}'`).join(" ");
  return [
    "default-src 'self'",
    `script-src 'self'${relaxed ? " 'unsafe-inline'" : ""}`,
    `style-src 'self' ${styles}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${[...connect, ...(relaxed ? ["ws:"] : [])].join(" ")}`.trim(),
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(" ") : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}

/** Headers of every page beside the policy. Booking pages name no referrer, so that ids and tokens stay here (ASVS 14.2.1). */
export function pageHeaders(isPrivate: boolean): Readonly<Record<string, string>> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": isPrivate ? "no-referrer" : "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  };
}
