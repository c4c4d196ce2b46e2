import type { Release } from "./release.ts";
import type { Site, SiteView } from "./site.ts";

/**
 * Site of a Host header (CONF-01): exact host, then `<domain id>.localhost` for local work (`<domain
 * id>.studio.localhost` in the page editor), else the fallback (CONF-03).
 */
export function findSite(release: Release, hostHeader: string): Site {
  const host = hostHeader.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  const local = host.endsWith(".localhost") ? host.replace(/(?:\.studio)?\.localhost$/, "") : undefined;
  const id =
    (Object.hasOwn(release.hosts, host) ? release.hosts[host] : undefined) ??
    (local !== undefined && Object.hasOwn(release.sites, local) ? local : undefined);
  const site = id === undefined ? undefined : release.sites[id];
  if (site) return site;
  const fallback = release.sites[release.fallbackSite];
  if (!fallback) throw new Error(`The release has no fallback site ${release.fallbackSite}.`);
  return fallback.isFallback ? fallback : asFallback(fallback);
}

const fallbacks = new WeakMap<Site, Site>();

/**
 * The fallback answers in its `fallbackLocale`, which is English, whatever is asked for, and is never
 * indexed; the same site under its own host stays itself.
 */
function asFallback(site: Site): Site {
  let copy = fallbacks.get(site);
  if (!copy) {
    const defaultLocale = site.domain.fallbackLocale ?? "en";
    copy = {
      ...site,
      isFallback: true,
      defaultLocale,
      locales: [defaultLocale],
    };
    fallbacks.set(site, copy);
  }
  return copy;
}

/** The site in the asked locale when it offers it, else in its own (LOC-04: at last English). */
export function viewOf(release: Release, site: Site, askedLocale: string | undefined): SiteView {
  const asked = askedLocale?.toLowerCase();
  const offered = site.locales.find((locale) => locale.toLowerCase() === asked) ?? site.defaultLocale;
  const locale = offered in release.messages ? offered : "en";
  const language = release.languages[locale] ?? release.languages.en;
  if (!language) throw new Error("The release has no English.");
  return { site, locale, language };
}
