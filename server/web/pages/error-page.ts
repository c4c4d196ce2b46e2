import type { FastifyReply, FastifyRequest } from "fastify";
import type { Produced } from "#renderer/server";
import type { ApiError } from "../../platform/api-error.ts";
import type { WebOptions } from "../web-options.ts";
import { fallbackErrorPage } from "./fallback-error-page.ts";
import { type KeptPages, keyOf } from "./kept-pages.ts";
import { whole } from "./make-page.ts";
import { sendFailure, storable } from "./page-answer.ts";
import type { PageInputs } from "./page-inputs.ts";
import type { PageRequestFacts } from "./page-request.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/**
 * Sends the site's page of a failure, kept like any other so that it costs nothing under overload; plain HTML
 * when even that fails.
 */
export async function sendErrorPage(
  { rendererFor }: Pick<WebOptions, "rendererFor">,
  { toInput, headersFor }: PageInputs,
  kept: KeptPages,
  facts: PageRequestFacts,
  { statusCode, details }: ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = Math.max(500, statusCode);
  if (status === 503) reply.header("retry-after", details?.retry_after ?? 5);
  reply.code(status).type("text/html; charset=utf-8");
  const broken = {
    kind: "page",
    ...facts.release.routes.rules.failure,
    params: {},
    countryCode: facts.site.domain.pageCountryCode,
    status: 200,
  } as const;
  try {
    const input = await toInput({ ...facts, route: broken, path: "/error", query: {} }, undefined, request);
    const renderer = rendererFor(facts.release);
    const make = async (): Promise<Produced<StoredAnswer>> => {
      const { page, html } = await whole(await renderer.renderPage(input));
      const caching = { maxAgeSeconds: 300, staleSeconds: 300 };
      return storable(page, html, caching, headersFor(false, facts, page.styleHash));
    };
    const key = keyOf(facts, input, renderer.compiledPage(facts.view, broken.page), {});
    const { value } = facts.preview ? await make() : await kept.get(key, make);
    // Refusing must cost far less than making a page: the compressed forms are made once.
    return await sendFailure(request, reply, value);
  } catch {
    return reply.header("cache-control", "no-store").send(fallbackErrorPage(facts.site.brand.siteName));
  }
}
