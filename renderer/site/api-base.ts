/**
 * Where calls of a site go (`apiBaseHost`): the address of another backend without its last slash, or empty
 * for the site's own. A path means the site's own too: paths of operations already start with `/api`.
 */
export function apiBase(host: string | undefined): string {
  return host?.startsWith("https://") ? host.replace(/\/+$/, "") : "";
}

/**
 * Whether calls may go to a base (VAL-09): the site's own, or one without an at-sign that starts with an
 * allowed origin and, since `https://api.example.com.evil.test` starts with one too, whose parsed origin is
 * that very one.
 */
export function isAllowedBase(base: string, origins: readonly string[]): boolean {
  if (base === "") return true;
  if (base.includes("@") || !URL.canParse(base)) return false;
  return origins.some((origin) => base.startsWith(origin) && new URL(base).origin === origin);
}
