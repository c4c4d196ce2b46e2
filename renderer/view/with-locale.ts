import type { PageContext } from "./page-context.ts";

/** Adds `locale` to a same-site address when the page is not in the site's own language. Absolute addresses stay as they are. */
export function withLocale(page: Pick<PageContext, "locale" | "defaultLocale">, href: string): string {
  if (page.locale === page.defaultLocale || !href.startsWith("/")) return href;
  const [beforeHash = "", hash] = href.split("#", 2);
  const [path = "", query = ""] = beforeHash.split("?", 2);
  const params = new URLSearchParams(query);
  params.set("locale", page.locale);
  return `${path}?${params.toString()}${hash === undefined ? "" : `#${hash}`}`;
}
