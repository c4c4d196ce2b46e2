import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Release, Site } from "#renderer";
import {
  cacheKey,
  createPageCache,
  declaredQuery,
  type PageRenderer,
  type PageRequestInput,
  type Produced,
  type RenderedPage,
} from "#renderer/server";
import type { OperationId } from "#schemas";
import type { CallContext } from "../app.ts";
import { experimentArms } from "./experiment-arms.ts";
import { fallbackErrorPage } from "./fallback-error-page.ts";
import { registerGallery } from "./gallery-route.ts";
import { inPieces, sendAnswer, storable } from "./page-answer.ts";
import { type PageRequestFacts, readPageRequest } from "./page-request.ts";
import { contentSecurityPolicy, pageHeaders } from "./security-headers.ts";
import { type StoredAnswer, storedAnswer } from "./stored-answer.ts";

export interface WebOptions {
  /** The release pages are made from; may change while running. */
  readonly release: () => Release;
  readonly rendererFor: (release: Release) => PageRenderer;
  readonly now: () => Date;
  /** Bytes of rendered pages kept in memory; 0 turns the cache off. */
  readonly cacheBytes: number;
  readonly development: boolean;
  /** Whether `/_gallery` shows every widget's examples. */
  readonly gallery: boolean;
  readonly widgetNames: readonly string[];
}

/** Serves pages by host name: public ones from the micro-cache, private ones per request. */
export function registerPages(
  app: FastifyInstance,
  options: WebOptions,
): { readonly clearCache: () => void } {
  const cache = createPageCache<StoredAnswer>({
    maxBytes: options.cacheBytes,
    now: () => options.now().getTime(),
  });
  const headersFor = (isPrivate: boolean, site: Site, styleHash: string) => ({
    ...pageHeaders(isPrivate),
    "content-security-policy": contentSecurityPolicy({
      styleHashes: [styleHash],
      connect: site.domain.apiBaseHost?.startsWith("https://")
        ? [new URL(site.domain.apiBaseHost).origin]
        : [],
      frameAncestors: [],
      relaxed: options.development,
    }),
  });

  /** Public pages are made without the guest's cookies: nothing of a guest can get into the cache. */
  async function toInput(
    facts: PageRequestFacts,
    guest: Guest | undefined,
    request: FastifyRequest,
  ): Promise<PageRequestInput> {
    const { site, view, route, path, query, origin, today } = facts;
    if (route.kind !== "page") throw new Error("A redirect is no page.");
    return {
      view,
      route,
      path: route.status === 404 ? "/404" : path,
      query,
      origin,
      today,
      device: query.webview === "1" ? "webview" : "web",
      flags: experimentArms(site, request.headers.cookie),
      ...(guest ? { user: guestFacts(guest.call) } : {}),
      run: (source, input) =>
        app.operations.call(source as OperationId, input, guest?.call ?? { site, locale: view.locale }),
    };
  }

  async function sendPage(
    facts: PageRequestFacts,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const release = options.release();
    const { site, route } = facts;
    if (route.kind !== "page") return reply.redirect(route.location, route.status);
    const renderer = options.rendererFor(release);
    const document = site.pages[route.page];
    if (!document) throw new Error(`Site ${site.id} has no page ${route.page}.`);

    if (document.cache.scope === "private" || options.cacheBytes === 0) {
      const isPrivate = document.cache.scope === "private";
      const guest = isPrivate ? { call: await app.operations.contextFor(request, reply) } : undefined;
      const input = await toInput(facts, guest, request);
      const page = await renderOrNotFound(renderer, input);
      const html = (await Promise.all(page.pieces)).join("");
      reply.headers(headersFor(isPrivate, site, page.styleHash)).header("cache-control", "private, no-store");
      return sendAnswer(request, reply, storedAnswer(page.status, {}, html), isPrivate ? "private" : "off");
    }

    const input = await toInput(facts, undefined, request);
    const compiled = renderer.compiledPage(facts.view, route.page);
    const key = cacheKey(compiled, {
      release: release.hash,
      siteId: site.isFallback ? `${site.id}?` : site.id,
      locale: facts.view.locale,
      path: input.path,
      query: declaredQuery(document, facts.query),
      flags: input.flags,
      device: input.device,
      today: facts.today,
    });
    const toStore = (page: RenderedPage, html: string): Produced<StoredAnswer> =>
      storable(page, html, document.cache, headersFor(false, site, page.styleHash));
    if (compiled.streams && !cache.has(key)) {
      const page = await renderOrNotFound(renderer, input);
      reply.headers(headersFor(false, site, page.styleHash)).header("cache-control", "no-store");
      const pieces = inPieces(page, (html) => cache.put(key, toStore(page, html)));
      return reply.code(page.status).type("text/html; charset=utf-8").send(Readable.from(pieces));
    }
    const { value, state } = await cache.get(key, async () => {
      const page = await renderOrNotFound(renderer, input);
      return toStore(page, (await Promise.all(page.pieces)).join(""));
    });
    return sendAnswer(request, reply, value, state);
  }

  app.get("/*", { exposeHeadRoute: true }, async (request, reply) => {
    const facts = readPageRequest(options.release(), request.host, request.raw.url ?? "/", options.now());
    try {
      return await sendPage(facts, request, reply);
    } catch (error) {
      request.log.error(
        { err: error, page: facts.route.kind === "page" ? facts.route.page : "redirect" },
        "page failed",
      );
      return sendErrorPage(facts, request, reply);
    }
  });

  /** The 500 page of the site; plain HTML when even that fails. */
  async function sendErrorPage(
    facts: PageRequestFacts,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const broken = {
      kind: "page",
      page: "error",
      params: {},
      countryCode: facts.site.domain.pageCountryCode,
      name: "error",
      status: 200,
    } as const;
    reply.header("cache-control", "no-store");
    try {
      const input = await toInput({ ...facts, route: broken, path: "/error", query: {} }, undefined, request);
      const page = await options.rendererFor(options.release()).renderPage(input);
      reply.headers(headersFor(false, facts.site, page.styleHash));
      return reply
        .code(500)
        .type("text/html; charset=utf-8")
        .send((await Promise.all(page.pieces)).join(""));
    } catch {
      return reply
        .code(500)
        .type("text/html; charset=utf-8")
        .send(fallbackErrorPage(facts.site.brand.siteName));
    }
  }

  /** Nodes that depend on the guest, for a public page that was served from the cache. */
  app.get<{ Querystring: { url?: string; ids?: string } }>("/_nodes", async (request, reply) => {
    const { url = "/", ids = "" } = request.query;
    const facts = readPageRequest(
      options.release(),
      request.host,
      url.startsWith("/") ? url : "/",
      options.now(),
    );
    const addresses = ids
      .split(",")
      .filter((id) => /^[A-Za-z0-9.-]{1,200}$/.test(id))
      .slice(0, 50);
    reply.header("cache-control", "private, no-store");
    if (facts.route.kind !== "page" || addresses.length === 0) return { html: {}, islands: {} };
    const renderer = options.rendererFor(options.release());
    const guest = {
      call: {
        ...(await app.operations.contextFor(request, reply)),
        site: facts.site,
        locale: facts.view.locale,
      },
    };
    return renderer.renderNodes(await toInput(facts, guest, request), addresses);
  });

  /** Words and styles of a popup, by release: asked for when it opens, cached for good. */
  app.get<{ Params: { release: string; locale: string; name: string } }>(
    "/_modal/:release/:locale/:name",
    async (request, reply) => {
      const release = options.release();
      const { site, view } = readPageRequest(
        release,
        request.host,
        `/?locale=${encodeURIComponent(request.params.locale)}`,
        options.now(),
      );
      const modal = Object.hasOwn(site.modals, request.params.name)
        ? site.modals[request.params.name]
        : undefined;
      if (!modal?.enabled || !modal.widget)
        return reply.code(404).send({ code: "not_found", message: "no such popup" });
      const immutable = request.params.release === release.hash && view.locale === request.params.locale;
      reply.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "no-store");
      return options.rendererFor(release).renderModalPart(view, modal);
    },
  );

  if (options.gallery)
    registerGallery(app, options, async (facts, request) => toInput(facts, undefined, request));

  return { clearCache: cache.clear };
}

/** The page, or the site's not-found page when the thing the page is about does not exist. */
async function renderOrNotFound(renderer: PageRenderer, input: PageRequestInput): Promise<RenderedPage> {
  const page = await renderer.renderPage(input);
  if (
    page.status !== 404 ||
    input.route.status === 404 ||
    input.view.site.pages[input.route.page]?.cache.scope === "private"
  )
    return page;
  await Promise.all(page.pieces);
  return renderer.renderPage({
    ...input,
    path: "/404",
    query: {},
    route: { ...input.route, page: "not-found", params: {}, name: "others", status: 404 },
  });
}

interface Guest {
  readonly call: CallContext;
}

/** What user-scoped conditions may read: `user.signedIn`, `user.member`, `user.mode`. */
function guestFacts({ session }: CallContext): Readonly<Record<string, unknown>> {
  const mode = session?.mode ?? "anonymous";
  return { mode, signedIn: mode !== "anonymous", member: mode === "member" };
}
