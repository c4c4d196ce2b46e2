import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PageRequestInput } from "#renderer/server";
import { type PageRequestFacts, readPageRequest } from "./pages/page-request.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import type { WebOptions } from "./web-options.ts";

/**
 * `/_gallery[?widget=name]`: every widget's examples with this site's brand, country and, by `?locale=`,
 * language and direction.
 */
export function registerGallery(
  app: FastifyInstance,
  options: WebOptions,
  toInput: (facts: PageRequestFacts, request: FastifyRequest) => Promise<PageRequestInput>,
): void {
  app.get<{ Querystring: { widget?: string } }>("/_gallery", async (request, reply) => {
    const facts = readPageRequest(options.release(), request.host, request.raw.url ?? "/", options.now());
    const route = {
      kind: "page",
      page: "home",
      params: {},
      countryCode: facts.site.domain.pageCountryCode,
      name: "gallery",
      status: 200,
    } as const;
    const input = await toInput({ ...facts, route }, request);
    const wanted = request.query.widget;
    const names = options.widgetNames.filter((name) => wanted === undefined || name === wanted);
    const { html, styleHash } = options.rendererFor(options.release()).renderGallery(input, names);
    const policy = contentSecurityPolicy({
      styleHashes: [styleHash],
      connect: [],
      frameAncestors: [],
      relaxed: options.development,
    });
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .header("cache-control", "no-store")
      .send(html);
  });
}
