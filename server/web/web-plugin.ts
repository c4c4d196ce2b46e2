import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { todayIn } from "#domain/dates";
import type { Release } from "#renderer";
import {
  apiBase,
  cacheKey,
  createPageCache,
  declaredQuery,
  isAllowedBase,
  type PageRenderer,
  type PageRequestInput,
  type Produced,
  type RenderedPage,
} from "#renderer/server";
import type { Audience } from "#schemas";
import { toApiError } from "../http/map-error.ts";
import { redirectTo } from "../http/redirect.ts";
import { mayRedirect } from "../page/listing-input.ts";
import { ApiError } from "../platform/api-error.ts";
import type { CallContext } from "../platform/operations/app-operations.ts";
import { dropGuestMark } from "../platform/session/guest-mark.ts";
import type { Previews } from "../preview/preview.ts";
import { noteDegraded, noteRefused } from "../releases/canary-watch.ts";
import { plainReleaseOf, type ReleaseOf } from "../releases/request-release.ts";
import { fallbackErrorPage } from "./fallback-error-page.ts";
import { registerGallery } from "./gallery-route.ts";
import { heldPricePath } from "./held-price.ts";
import { isNavigation } from "./is-navigation.ts";
import { watchRedirects } from "./lead-on.ts";
import { registerMicrositeEntry } from "./microsite-entry.ts";
import { namedHotelId, namedHotelPath } from "./named-hotel.ts";
import { inPieces, kept, leadingTo, sendAnswer, sendFailure, storable } from "./page-answer.ts";
import { notFoundRoute, type PageRequestFacts, readPageRequest } from "./page-request.ts";
import { sendRefusal } from "./refusal-page.ts";
import { isSamePage, sameSearchAt } from "./same-search-at.ts";
import { contentSecurityPolicy, pageHeaders, type Reached } from "./security-headers.ts";
import { sourceRunner } from "./source-runner.ts";
import { type StoredAnswer, storedAnswer } from "./stored-answer.ts";
import { registerUserMode } from "./user-mode.ts";
import { readVisit, vendorOf } from "./visit.ts";
import { zoneOfStay } from "./zone-of-stay.ts";

export interface WebOptions {
  /** The release pages are made from; may change while running. */
  readonly release: () => Release;
  /**
   * The release of a request, where a share of the guests may see another one; `release` for all when absent.
   */
  readonly releaseOf?: ReleaseOf;
  /** Previews of other releases; none when absent. */
  readonly previews?: Pick<Previews, "of">;
  readonly rendererFor: (release: Release) => PageRenderer;
  readonly now: () => Date;
  /** Bytes of rendered pages kept in memory; 0 turns the cache off. */
  readonly cacheBytes: number;
  readonly development: boolean;
  /** Whether `/_gallery` shows every widget's examples. */
  readonly gallery: boolean;
  readonly widgetNames: readonly string[];
  /** Origins of other backends that `apiBaseHost` may name (VAL-09). */
  readonly apiHosts: readonly string[];
  /** Reaches backends of other hosts; the platform's own when absent. */
  readonly fetch?: typeof fetch;
  /** Origins of third parties by role, for pages that lead there; none when absent. */
  readonly outside?: Reached | undefined;
}

export interface Pages {
  /** Answers a request with the site's not-found page. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * Serves pages by host name: public ones from the micro-cache, private ones per request. Pages of a preview
 * stay out of the cache.
 */
export function registerPages(app: FastifyInstance, options: WebOptions): Pages {
  const cache = createPageCache<StoredAnswer>({
    maxBytes: options.cacheBytes,
    now: () => options.now().getTime(),
    errorMs: STALE_IF_ERROR_SECONDS * 1000,
  });
  const releaseOf = options.releaseOf ?? plainReleaseOf(options.release);
  const headersFor = (isPrivate: boolean, facts: PageRequestFacts, styleHash: string) => {
    const { site, preview } = facts;
    const reached = reachedBy(facts, options.outside);
    return {
      ...pageHeaders(isPrivate, reached),
      "content-security-policy": contentSecurityPolicy({
        styleHashes: [styleHash],
        reached,
        connect: [apiBase(site.domain.apiBaseHost)]
          .filter((base) => base !== "" && isAllowedBase(base, options.apiHosts))
          .map((base) => new URL(base).origin),
        frameAncestors: preview?.frame ? ["'self'"] : (site.microsite?.frameAncestors ?? []),
        relaxed: options.development,
      }),
    };
  };

  /** What a request asks for, of the release it may see. */
  async function factsOf(request: FastifyRequest, url: string): Promise<PageRequestFacts> {
    const preview = await options.previews?.of(request);
    const release = preview?.release ?? releaseOf(request).release;
    const asked = readPageRequest(release, request.host, url, options.now(), vendorOf(request));
    const zone = await zoneOfStay(asked, app.zoneOfProperty);
    const facts = { ...asked, today: todayIn(zone, options.now()) };
    if (!preview) return facts;
    const dir = preview.frame?.dir;
    const language = { ...facts.view.language, ...(dir && { rtl: dir === "rtl" }) };
    return {
      ...facts,
      preview,
      view: { ...facts.view, language },
      today: preview.forced.date ?? facts.today,
    };
  }

  /** What a request brings; a guest who is to see a canary needs a number to be known by. */
  const visitOf = ({ site, query, preview }: PageRequestFacts, request: FastifyRequest) =>
    readVisit(request, site, query, !preview && releaseOf(request).wantsVisitor);

  /** Public pages are made without the guest's cookies: nothing of a guest can get into the cache. */
  async function toInput(
    facts: PageRequestFacts,
    guest: Guest | undefined,
    request: FastifyRequest,
    audience: Audience = guest?.call.audience ?? "anonymous",
  ): Promise<PageRequestInput> {
    const { view, route, path, query, origin, today } = facts;
    if (route.kind !== "page") throw new Error("A redirect is no page.");
    const forced = facts.preview?.forced ?? {};
    const { device, flags, transaction, userMode } = visitOf(facts, request);
    return {
      view,
      route,
      path: route.status === 404 ? "/404" : path,
      query,
      origin,
      today,
      device: forced.device ?? device,
      ...(userMode && { userMode }),
      flags: { ...flags, ...forced.flags },
      inspect: facts.preview?.overlay ?? options.development,
      audience: forced.user ?? audience,
      ...(guest && transaction ? { transaction } : {}),
      ...(guest?.call.guestCountry ? { guestCountry: guest.call.guestCountry } : {}),
      run: sourceRunner({
        operations: {
          call: async (id, input, call) => {
            if (app.testScenarios.before(request, id)) throw new ApiError("unavailable");
            return app.operations.call(id, input, call);
          },
        },
        // What a call may cost is counted for whoever asks, on public pages too.
        context: { ip: request.ip, ...callOf(guest, facts), audience },
        request: guest ? request : { headers: {} },
        apiHosts: options.apiHosts,
        ...(options.fetch ? { fetch: options.fetch } : {}),
      }),
    };
  }

  async function plainPage(renderer: PageRenderer, facts: PageRequestFacts, request: FastifyRequest) {
    const input = await toInput(facts, undefined, request, await app.audienceOf(request));
    const watched = watchRedirects(input.run);
    const run = mayRedirect(input, facts.query) ? watched.run : input.run;
    const made = await whole(await renderOrNotFound(facts.release, renderer, { ...input, run }));
    const elsewhere = watched.leadsTo();
    return elsewhere ? { elsewhere: sameSearchAt(elsewhere, facts.query) } : made;
  }

  /**
   * A page of the guest's own, or where it leads instead: to its price, held in the address, or to where an
   * answer says (BDET-06).
   */
  async function guestPage(
    renderer: PageRenderer,
    facts: PageRequestFacts,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ readonly page: RenderedPage; readonly html: string } | { readonly elsewhere: string }> {
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

  async function sendPage(
    facts: PageRequestFacts,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { release, site, route, preview } = facts;
    if (preview) reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex");
    if (route.kind !== "page") return redirectTo(reply, route.location, route.status);
    const hotelId = namedHotelId(facts);
    if (hotelId !== null) {
      await app.guardRate(request, "pages");
      const { run } = await toInput(facts, undefined, request);
      const hotel = await admitted("page", () =>
        namedHotelPath(hotelId, facts, run, AbortSignal.timeout(NAMED_HOTEL_MS)),
      );
      if (hotel) return redirectTo(reply, hotel, 301);
    }
    const renderer = options.rendererFor(release);
    const document = site.pages[route.page];
    if (!document) throw new Error(`Site ${site.id} has no page ${route.page}.`);
    // Copies for reading without a connection: plain pages of the site alone.
    if (!preview && !site.microsite && route.page === "offline") reply.header("x-offline-copy", "page");
    const visit = visitOf(facts, request);
    const setsCookie = visit.keep(reply);

    const isProvoked = app.testScenarios.isAsked(request);
    if (document.cache.scope === "private" || options.cacheBytes === 0 || preview || isProvoked) {
      const isPrivate = document.cache.scope === "private";
      await app.guardRate(request, "pages");
      // A guest's own page belongs to a booking, and comes before what others look at.
      const made = await admitted(isPrivate ? "call" : "page", () =>
        isPrivate ? guestPage(renderer, facts, request, reply) : plainPage(renderer, facts, request),
      );
      if ("elsewhere" in made)
        return redirectTo(reply.header("cache-control", "private, no-store"), made.elsewhere, 303);
      const { page, html } = made;
      if (page.degraded()) noteDegraded(request);
      if (!preview && !site.microsite && route.page === "booking" && page.status === 200 && !page.degraded())
        reply.header("x-offline-copy", "booking");
      reply
        .headers(headersFor(isPrivate, facts, page.styleHash))
        .header("cache-control", "private, no-store");
      return sendAnswer(request, reply, storedAnswer(page.status, {}, html), isPrivate ? "private" : "off");
    }

    const compiled = renderer.compiledPage(facts.view, route.page);
    const audience = compiled.readsAudience ? await app.audienceOf(request) : "anonymous";
    const input = await toInput(facts, undefined, request, audience);
    const leads = mayRedirect(input, facts.query);
    const key = keyOf(facts, input, compiled, declaredQuery(document, facts.query));
    if (!cache.has(key)) await app.guardRate(request, "pages");
    const toStore = (page: RenderedPage, html: string): Produced<StoredAnswer> =>
      storable(page, html, document.cache, headersFor(false, facts, page.styleHash));
    // Where an answer may lead elsewhere nothing is sent before it is there.
    if (compiled.streams && !leads && !cache.has(key)) {
      const leave = await app.admission.turn();
      if (reply.raw.destroyed) leave();
      reply.raw.once("close", leave);
      const page = await renderOrNotFound(release, renderer, input);
      reply.headers(headersFor(false, facts, page.styleHash)).header("cache-control", "no-store");
      if (page.status === 503) reply.header("retry-after", "5");
      const pieces = inPieces(page, (html) => {
        if (page.degraded()) noteDegraded(request);
        cache.put(key, toStore(page, html));
      });
      return reply.code(page.status).type("text/html; charset=utf-8").send(Readable.from(pieces));
    }
    const { value, state } = await cache.get(key, () =>
      admitted("page", async () => {
        const watched = watchRedirects(input.run);
        const run = leads ? watched.run : input.run;
        const page = await renderOrNotFound(release, renderer, { ...input, run });
        const html = (await Promise.all(page.pieces)).join("");
        const elsewhere = watched.leadsTo();
        const stored = toStore(page, html);
        if (!elsewhere || page.status !== 200 || isSamePage(elsewhere, facts.path)) return stored;
        return { ...stored, value: leadingTo(sameSearchAt(elsewhere, facts.query), stored.value) };
      }),
    );
    // What is not kept lacks a part, for all who waited for it; what is kept too long stands for one that
    // fails.
    if (value.headers["cache-control"] === "no-store" || state === "stale-error") noteDegraded(request);
    const isOwn = setsCookie || audience !== "anonymous" || visit.isOwn(compiled) || releaseOf(request).isOwn;
    return sendAnswer(request, reply, isOwn ? kept(value) : value, state);
  }

  /** Where an answer is kept: everything the page may depend on. */
  function keyOf(
    { release, site, view, today }: PageRequestFacts,
    input: PageRequestInput,
    compiled: ReturnType<PageRenderer["compiledPage"]>,
    query: Readonly<Record<string, string>>,
  ): string {
    return cacheKey(compiled, {
      release: release.hash,
      siteId: site.isFallback ? `${site.id}?` : site.id,
      vendor: site.microsite?.name ?? "",
      locale: view.locale,
      path: input.path,
      query,
      flags: input.flags,
      device: input.device,
      userMode: input.userMode,
      audience: input.audience ?? "anonymous",
      today,
    });
  }

  /** Makes a page while there is room for it. @throws ApiError `unavailable`. */
  async function admitted<T>(kind: "call" | "page", make: () => Promise<T>): Promise<T> {
    const leave = kind === "page" ? await app.admission.turn() : app.admission.demand(kind);
    return make().finally(leave);
  }

  const notFound: Pages["notFound"] = async (request, reply) =>
    sendPage(await factsOf(request, "/404"), request, reply);
  registerMicrositeEntry(app, {
    releaseFor: async (request) => (await factsOf(request, "/")).release,
  });

  registerUserMode(app);

  app.get("/*", { exposeHeadRoute: true }, async (request, reply) => {
    const facts = await factsOf(request, request.raw.url ?? "/");
    try {
      return await sendPage(facts, request, reply);
    } catch (error) {
      if (error instanceof ApiError && error.code === "rate_limited")
        return sendRefusal(reply, facts.release, facts.view, error);
      if (error instanceof ApiError && error.code === "unavailable" && error.cause === undefined)
        noteRefused(request);
      if (!(error instanceof ApiError) || error.cause !== undefined)
        request.log.error(
          { err: error, page: facts.route.kind === "page" ? facts.route.page : "redirect" },
          "page failed",
        );
      return sendErrorPage(facts, toApiError(error), request, reply);
    }
  });

  app.failurePage.send = async (failure, request, reply) => {
    const facts = await factsOf(request, "/");
    if (failure.code === "rate_limited") return sendRefusal(reply, facts.release, facts.view, failure);
    return sendErrorPage(facts, failure, request, reply);
  };

  /**
   * The site's page of a failure, kept like any other so that it costs nothing under overload; plain HTML
   * when even that fails.
   */
  async function sendErrorPage(
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
      const renderer = options.rendererFor(facts.release);
      const make = async (): Promise<Produced<StoredAnswer>> => {
        const page = await renderer.renderPage(input);
        const html = (await Promise.all(page.pieces)).join("");
        const caching = { maxAgeSeconds: 300, staleSeconds: 300 };
        return storable(page, html, caching, headersFor(false, facts, page.styleHash));
      };
      const key = keyOf(facts, input, renderer.compiledPage(facts.view, broken.page), {});
      const { value } = facts.preview ? await make() : await cache.get(key, make);
      // Refusing must cost far less than making a page: the compressed forms are made once.
      return await sendFailure(request, reply, value);
    } catch {
      return reply.header("cache-control", "no-store").send(fallbackErrorPage(facts.site.brand.siteName));
    }
  }

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
      return { html: {}, islands: {}, messages: {}, bound: [] };
    await app.guardRate(request, "pages");
    const renderer = options.rendererFor(facts.release);
    const guest = { call: await app.operations.contextFor(request, reply) };
    if (!guest.call.session) dropGuestMark(request, reply);
    return admitted("page", async () => {
      const { degraded, ...filled } = await renderer.renderNodes(
        await toInput(facts, guest, request),
        addresses,
      );
      if (degraded) noteDegraded(request);
      return filled;
    });
  });

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

  if (options.gallery)
    registerGallery(app, options, async (facts, request) => toInput(facts, undefined, request));

  return { notFound };
}

/** The page, or the site's not-found page when the thing the page is about does not exist. */
async function renderOrNotFound(
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

/** How long the last page is given while no new one can be made, as when the database is away. */
const STALE_IF_ERROR_SECONDS = 6 * 60 * 60;

/** How long a look at whether a property exists may take another backend. */
const NAMED_HOTEL_MS = 3000;

interface Guest {
  readonly call: CallContext;
}

/** Calls of a page, on the site and in the language it is made for. */
function callOf(guest: Guest | undefined, { site, view, release }: PageRequestFacts): CallContext {
  return { ...guest?.call, site, locale: view.locale, release };
}

async function whole(page: RenderedPage): Promise<{ readonly page: RenderedPage; readonly html: string }> {
  return { page, html: (await Promise.all(page.pieces)).join("") };
}

/** What the page at hand reaches of what there is. */
function reachedBy({ site, route }: PageRequestFacts, outside: Reached = {}): Reached {
  const roles = route.kind === "page" ? (site.pages[route.page]?.reaches ?? []) : [];
  return Object.fromEntries(roles.map((role) => [role, outside[role] ?? []]));
}
