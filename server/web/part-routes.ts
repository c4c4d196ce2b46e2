import type { FastifyInstance } from "fastify";
import { siteInCountry, viewOf } from "#renderer/server";
import { dropGuestMark } from "../platform/session/guest-mark.ts";
import { noteDegraded } from "../releases/canary-watch.ts";
import { admitted } from "./pages/admitted.ts";
import type { PageInputs } from "./pages/page-inputs.ts";
import type { WebOptions } from "./web-options.ts";

/** Parts of pages that a browser asks for by themselves: what depends on the guest, and popups. */
export function registerPartRoutes(
  app: FastifyInstance,
  options: WebOptions,
  { factsOf, toInput }: PageInputs,
): void {
  /** Nodes that depend on the guest, for a public page that was served from the cache. */
  app.get<{ Querystring: { url?: unknown; ids?: unknown } }>("/_nodes", async (request, reply) => {
    const { url, ids } = request.query;
    const facts = await factsOf(request, typeof url === "string" && url.startsWith("/") ? url : "/");
    const addresses = (typeof ids === "string" ? ids : "")
      .split(",")
      .filter((id) => /^[A-Za-z0-9.-]{1,200}$/.test(id))
      .slice(0, 50);
    reply.header("cache-control", "private, no-store");
    if (facts.route.kind !== "page" || addresses.length === 0)
      return { html: {}, islands: {}, messages: {}, icons: "", bound: [] };
    await app.guardRate(request, "pages");
    const renderer = options.rendererFor(facts.release);
    // Where there is no room for it, not even the guest is looked up: the page stands without.
    return admitted(app, "part", async () => {
      const guest = { call: await app.operations.contextFor(request, reply) };
      if (!guest.call.session) dropGuestMark(request, reply);
      const input = await toInput(facts, guest, request);
      const { degraded, ...filled } = await renderer.renderNodes(input, addresses);
      if (degraded) noteDegraded(request);
      return filled;
    });
  });

  /**
   * Words of the islands of a page, by release, language and the country that the page is the home of
   * (ROUTE-37): asked for when the first wakes, cached for good.
   */
  app.get<{ Params: { release: string; locale: string; country: string; namespaces: string } }>(
    "/_words/:release/:locale/:country/:namespaces",
    async (request, reply) => {
      const { locale, country, namespaces } = request.params;
      const { release, preview, site } = await factsOf(request, `/?locale=${encodeURIComponent(locale)}`);
      const view = viewOf(release, siteInCountry(release, site, country), locale);
      const asked =
        request.params.release === release.hash &&
        locale === view.locale &&
        country === view.site.country.urlCode;
      reply.header(
        "cache-control",
        asked && !preview && !site.microsite ? "public, max-age=31536000, immutable" : "no-store",
      );
      return options.rendererFor(release).words(view, namespaces.split("."));
    },
  );

  /** Words and styles of a popup, by release: asked for when it opens, cached for good. */
  app.get<{ Params: { release: string; locale: string; name: string } }>(
    "/_modal/:release/:locale/:name",
    async (request, reply) => {
      const { release, preview, site, view } = await factsOf(
        request,
        `/?locale=${encodeURIComponent(request.params.locale)}`,
      );
      const modal = Object.hasOwn(site.modals, request.params.name)
        ? site.modals[request.params.name]
        : undefined;
      if (!modal?.enabled || !modal.widget) return reply.code(404).send({ code: "not_found" });
      const immutable =
        !preview &&
        !site.microsite &&
        request.params.release === release.hash &&
        view.locale === request.params.locale;
      reply.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "no-store");
      return options.rendererFor(release).renderModalPart(view, modal);
    },
  );
}
