import type { Site } from "#renderer";
import { sameOriginPath } from "../../platform/same-origin-path.ts";

/**
 * Where a guest goes after signing in: the page they came from, a path of this site (ACC-08). Home, in the
 * page's language, where none is named, where it might lead elsewhere, and where it is a call or the page to
 * sign in on itself.
 */
export function returnPath(
  retUrl: string | undefined,
  { site, locale }: { readonly site: Pick<Site, "defaultLocale">; readonly locale: string },
): string {
  const path = retUrl ? sameOriginPath(retUrl) : null;
  if (path && !/^\/(?:[a-z]{2}\/)?(?:login|reset-password|api|v1|_[a-z])(?:[/?#]|$)/i.test(path)) return path;
  return locale === site.defaultLocale ? "/" : `/?locale=${locale}`;
}
