import type { FastifyInstance, FastifyReply } from "fastify";
import { dealPageUrl } from "#domain/addresses";
import { todayIn } from "#domain/dates";
import { dealPhase } from "#domain/price";
import type { Release, Site } from "#renderer";
import { alternatesOf, escapeAttribute, findSite, siteDeals, siteOrigin, viewOf } from "#renderer/server";
import type { SitemapSupply } from "../supply/sitemap-supply.ts";

export interface DiscoveryOptions {
  readonly release: () => Release;
  readonly sitemaps: SitemapSupply;
  readonly now: () => Date;
}

/**
 * Files that search engines and browsers look for: robots, sitemaps, web manifest. A host that nobody knows
 * (CONF-03) has no sitemap, and its robots name none.
 */
export function registerDiscovery(app: FastifyInstance, { release, sitemaps, now }: DiscoveryOptions): void {
  app.get("/robots.txt", (request, reply) => {
    const site = findSite(release(), request.host);
    const rules = site.isFallback
      ? "User-agent: *\nDisallow: /\n"
      : `User-agent: *\nDisallow: /booking\nDisallow: /my-booking\nDisallow: /checkout\nDisallow: /api/\nDisallow: /_\n\nSitemap: ${siteOrigin(site)}/sitemap.xml\n`;
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(rules);
  });

  app.get("/sitemap.xml", async (request, reply) => {
    const site = findSite(release(), request.host);
    if (site.isFallback) return noSitemap(reply);
    const parts = (await sitemaps.parts(site)).map((part) => `sitemap-hotels-${part}.xml`);
    const entries = ["sitemap-pages.xml", ...parts].map(
      (file) => `<sitemap><loc>${siteOrigin(site)}/${file}</loc></sitemap>`,
    );
    return xml(
      reply,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>`,
    );
  });

  app.get("/sitemap-pages.xml", async (request, reply) => {
    const current = release();
    const site = findSite(current, request.host);
    if (site.isFallback) return noSitemap(reply);
    const sold = await sitemaps.cities(site);
    // A page without anything to book is not indexed.
    const cities = site.country.popular_cities
      .filter((slug) => sold?.has(slug) ?? true)
      .map((slug) => `/hotels-in-${slug}`);
    const deals = dealPaths(current, site, now());
    return xml(reply, urlSet(current, site, ["/", "/allcities", "/allcountries", ...cities, ...deals]));
  });

  app.get<{ Params: { part: string } }>("/sitemap-hotels-:part.xml", async (request, reply) => {
    const current = release();
    const site = findSite(current, request.host);
    const part = Number(request.params.part);
    if (!Number.isSafeInteger(part) || part < 0 || site.isFallback) return noSitemap(reply);
    const paths = await sitemaps.hotels(site, part);
    if (paths.length === 0) return noSitemap(reply);
    return xml(reply, urlSet(current, site, paths));
  });

  app.get("/manifest.webmanifest", (request, reply) => {
    const current = release();
    const site = findSite(current, request.host);
    const { language } = viewOf(current, site, undefined);
    const { colours } = site.brand.theme;
    return reply
      .type("application/manifest+json")
      .header("cache-control", "public, max-age=3600")
      .send({
        name: site.brand.siteName,
        short_name: site.brand.name,
        lang: language.contentLanguage,
        dir: language.rtl ? "rtl" : "ltr",
        start_url: "/",
        display: "standalone",
        background_color: colours.background,
        theme_color: colours.accent,
        icons: site.brand.favicons.map((icon) => ({
          src: `/brand/${site.brand.id}/${icon.src}`,
          type: icon.type,
          sizes: icon.sizes,
        })),
      });
  });
}

/** Pages of the deals that can be booked now. */
function dealPaths(release: Release, site: Site, now: Date): readonly string[] {
  if (!site.pages.deal) return [];
  const today = todayIn(site.country.timeZone, now);
  return siteDeals(release, site)
    .filter(({ sale }) => dealPhase(sale, today) === "live")
    .map(({ id }) => dealPageUrl(id));
}

function urlSet(release: Release, site: Site, paths: readonly string[]): string {
  const urls = paths.map((path) => {
    const alternates = alternatesOf(release, site, path).map(
      ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeAttribute(href)}"/>`,
    );
    return `<url><loc>${escapeAttribute(siteOrigin(site) + path)}</loc>${alternates.join("")}</url>`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`;
}

function noSitemap(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ code: "not_found", message: "no such sitemap" });
}

function xml(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .type("application/xml; charset=utf-8")
    .header("cache-control", "public, max-age=3600")
    .send(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}
