import type { PageContext } from "./page-context.ts";

/**
 * Adds `locale` to a same-site address when the page is not in the site's own language. Absolute addresses
 * stay as they are.
 */
export function withLocale({ addressLocale }: Pick<PageContext, "addressLocale">, href: string): string {
  if (addressLocale === undefined || !href.startsWith("/")) return href;
  const [beforeHash = "", hash] = href.split("#", 2);
  const [path = "", query = ""] = beforeHash.split("?", 2);
  const params = new URLSearchParams(query);
  params.set("locale", addressLocale);
  return `${path}?${params.toString()}${hash === undefined ? "" : `#${hash}`}`;
}

/** The language that addresses must name: none where it is the one they mean without. */
export function addressLocaleOf(locale: string, defaultLocale: string): Pick<PageContext, "addressLocale"> {
  return locale === defaultLocale ? {} : { addressLocale: locale };
}
