import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Release } from "#renderer";
import { brandHomes, findSite, siteOrigin } from "#renderer/server";
import { redirectToSite } from "../http/redirect.ts";

/**
 * `/_site/<home>` leads to another home of the brand (MODAL-08), in the asked language where it speaks it. A
 * link cannot name the host itself: pages are made once for production and local hosts. Only homes of the
 * same brand are known, so it redirects nowhere else.
 */
export function registerSiteLinks(app: FastifyInstance, release: () => Release): void {
  app.get<{ Params: { home: string }; Querystring: { locale?: string } }>(
    "/_site/:home",
    async (request, reply) => {
      const current = release();
      const { brand } = findSite(current, request.host);
      const home = brandHomes(current, brand.id).find(({ id }) => id === request.params.home);
      if (!home) return reply.code(404).send({ code: "not_found", message: "no such site" });
      const { locale } = request.query;
      const speaks =
        locale !== undefined && locale !== home.defaultLocale && home.site.locales.includes(locale);
      const origin = localOrigin(request, home.site.id) ?? siteOrigin(home.site);
      reply.header("cache-control", "no-store").header("x-robots-tag", "noindex");
      return redirectToSite(reply, {
        origin,
        path: `${home.path}${speaks ? `?locale=${locale}` : ""}`,
        status: 302,
      });
    },
  );
}

/** Address of a site on this very machine, when it was asked there: `http://wrenhollow-de.localhost:3000`. */
function localOrigin(request: FastifyRequest, siteId: string): string | undefined {
  const [, name = "", port = ""] = /^([^:]+)(:\d+)?$/.exec(request.host.toLowerCase()) ?? [];
  const isLocal = name === "localhost" || name === "127.0.0.1" || name.endsWith(".localhost");
  return isLocal
    ? `${request.protocol === "https" ? "https" : "http"}://${siteId}.localhost${port}`
    : undefined;
}
