/**
 * Where calls of a site go (`apiBaseHost`): the address of another backend without its last slash, or empty for the site's own. A path
 * means the site's own too: paths of operations already start with `/api`.
 */
export function apiBase(host: string | undefined): string {
  return host?.startsWith("https://") ? host.replace(/\/+$/, "") : "";
}
