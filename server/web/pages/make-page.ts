import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Release } from "#renderer";
import type { PageRenderer, PageRequestInput, RenderedPage } from "#renderer/server";
import { mayRedirect } from "../../page/listing-input.ts";
import { heldPricePath } from "./held-price.ts";
import { isNavigation } from "./is-navigation.ts";
import { watchRedirects } from "./lead-on.ts";
import { callOf, type PageInputs } from "./page-inputs.ts";
import { notFoundRoute, type PageRequestFacts } from "./page-request.ts";
import { sameSearchAt } from "./same-search-at.ts";

/** A page made for one request, or the address of the site that stands for it instead. */
export type MadePage =
  | { readonly page: RenderedPage; readonly html: string }
  | { readonly elsewhere: string };

/** A public page that is not kept. */
export async function plainPage(
  app: FastifyInstance,
  { toInput }: PageInputs,
  renderer: PageRenderer,
  facts: PageRequestFacts,
  request: FastifyRequest,
): Promise<MadePage> {
  const input = await toInput(facts, undefined, request, await app.seenAs(request));
  const watched = watchRedirects(input.run);
  const run = mayRedirect(input, facts.query) ? watched.run : input.run;
  const made = await whole(await renderOrNotFound(facts.release, renderer, { ...input, run }));
  const elsewhere = watched.leadsTo();
  return elsewhere ? { elsewhere: sameSearchAt(elsewhere, facts.search) } : made;
}

/**
 * A page of the guest's own, or where it leads instead: to its price, held in the address, or to where an
 * answer says (BDET-06).
 */
export async function guestPage(
  app: FastifyInstance,
  { toInput }: PageInputs,
  renderer: PageRenderer,
  facts: PageRequestFacts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<MadePage> {
  const guest = { call: await app.operations.contextFor(request, reply) };
  const isVisit = request.method === "GET" && !facts.preview && isNavigation(request.headers);
  const spend = () => app.guardRate(request, "changes");
  const priced = isVisit && (await heldPricePath(facts, app.operations, callOf(guest, facts), spend));
  if (priced) return { elsewhere: priced };
  const input = await toInput(facts, guest, request);
  const watched = watchRedirects(input.run);
  const made = await whole(await renderOrNotFound(facts.release, renderer, { ...input, run: watched.run }));
  const elsewhere = watched.leadsTo();
  return elsewhere ? { elsewhere } : made;
}

/** The page, or the site's not-found page when the thing the page is about does not exist. */
export async function renderOrNotFound(
  release: Release,
  renderer: PageRenderer,
  input: PageRequestInput,
): Promise<RenderedPage> {
  const page = await renderer.renderPage(input);
  if (page.pieces.length > 0) return page;
  return renderer.renderPage({
    ...input,
    path: "/404",
    query: {},
    route: notFoundRoute(release, input.route),
  });
}

/** A page with all its pieces. */
export async function whole(
  page: RenderedPage,
): Promise<{ readonly page: RenderedPage; readonly html: string }> {
  return { page, html: (await Promise.all(page.pieces)).join("") };
}
