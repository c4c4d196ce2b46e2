import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { withCampaign } from "#domain/tracking";
import type { PageDocument } from "#renderer";
import { declaredQuery, type PageRenderer, type Produced, type RenderedPage } from "#renderer/server";
import { redirectTo } from "../../http/redirect.ts";
import { mayRedirect } from "../../page/listing-input.ts";
import { isForNobody } from "../../platform/operations/for-nobody.ts";
import { isStranger, type SeenAs, STRANGER } from "../../platform/session/seen-as.ts";
import { noteDegraded } from "../../releases/canary-watch.ts";
import type { WebOptions } from "../web-options.ts";
import { admitted } from "./admitted.ts";
import { type KeptPages, keyOf } from "./kept-pages.ts";
import { watchRedirects } from "./lead-on.ts";
import { guestPage, plainPage, renderOrNotFound, whole } from "./make-page.ts";
import { namedHotelId, namedHotelPath } from "./named-hotel.ts";
import { MADE_AT, markOwner, markPriced, mayBeCopied, OFFLINE_COPY } from "./offline-marks.ts";
import { inPieces, kept, leadingTo, sendAnswer, sendOnce, storable } from "./page-answer.ts";
import type { PageInputs } from "./page-inputs.ts";
import type { PageRequestFacts } from "./page-request.ts";
import { isSamePage, sameSearchAt } from "./same-search-at.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import type { Visit } from "./visit.ts";

export type SendPage = (
  facts: PageRequestFacts,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** Sends the page of a request: its redirect, a page made for this request alone, or one that is kept. */
export function createSendPage(
  app: FastifyInstance,
  options: WebOptions,
  inputs: PageInputs,
  pages: KeptPages,
): SendPage {
  const { toInput, visitOf, headersFor, releaseOf } = inputs;

  const sendPage: SendPage = async (facts, request, reply) => {
    const { release, site, route, preview } = facts;
    if (preview) reply.header("cache-control", "private, no-store").header("x-robots-tag", "noindex");
    if (route.kind !== "page") return redirectTo(reply, route.location, route.status);
    const hotel = await hotelPath(facts, request);
    if (hotel) return redirectTo(reply, hotel, 301);
    const document = site.pages[route.page];
    if (!document) throw new Error(`Site ${site.id} has no page ${route.page}.`);
    if (mayBeCopied(facts) && route.page === "offline") reply.header(OFFLINE_COPY, "page");
    const renderer = options.rendererFor(release);
    const visit = visitOf(facts, request);
    const setsCookie = visit.keep(reply);
    const isProvoked = app.testScenarios.isAsked(request);
    const isPrivate = document.cache.scope === "private";
    if (isPrivate || options.cacheBytes === 0 || preview || isProvoked)
      return sendUnkept(isPrivate, renderer, facts, request, reply);
    return sendKept([route.page, document], { renderer, visit, setsCookie }, facts, request, reply);
  };

  /** Where the page of a property that is named by its number stands. */
  async function hotelPath(facts: PageRequestFacts, request: FastifyRequest) {
    const hotelId = namedHotelId(facts);
    if (hotelId === null) return undefined;
    await app.guardRate(request, "pages");
    const { run } = await toInput(facts, undefined, request);
    return admitted(app, "page", () =>
      namedHotelPath(hotelId, facts, run, AbortSignal.timeout(NAMED_HOTEL_MS)),
    );
  }

  async function sendUnkept(
    isPrivate: boolean,
    renderer: PageRenderer,
    facts: PageRequestFacts,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { route } = facts;
    await app.guardRate(request, "pages");
    // A guest's own page belongs to a booking, and comes before what others look at.
    const made = await admitted(app, isPrivate ? "call" : "page", () =>
      isPrivate
        ? guestPage(app, inputs, renderer, facts, request, reply)
        : plainPage(app, inputs, renderer, facts, request),
    );
    if ("elsewhere" in made) {
      const path = withCampaign(made.elsewhere, Object.fromEntries(new URLSearchParams(facts.search)));
      return redirectTo(reply.header("cache-control", "private, no-store"), path, 303);
    }
    const { page, html } = made;
    if (page.degraded()) noteDegraded(request);
    const isBooking = route.kind === "page" && route.page === "booking";
    if (isPrivate && mayBeCopied(facts)) {
      markOwner(reply, (await app.operations.contextFor(request, reply)).session);
      if (isBooking && page.status === 200 && !page.degraded()) reply.header(OFFLINE_COPY, "booking");
    }
    reply.headers(headersFor(isPrivate, facts, page.styleHash)).header("cache-control", "private, no-store");
    return sendOnce(request, reply, { status: page.status, html, state: isPrivate ? "private" : "off" });
  }

  async function sendKept(
    page: readonly [string, PageDocument],
    asked: Asked,
    facts: PageRequestFacts,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const compiled = asked.renderer.compiledPage(facts.view, page[0]);
    const seen = compiled.readsAudience ? await app.seenAs(request, reply) : STRANGER;
    return sendKeptTo(seen, page, asked, facts, request, reply);
  }

  async function sendKeptTo(
    seen: SeenAs,
    [name, document]: readonly [string, PageDocument],
    { renderer, visit, setsCookie }: Asked,
    facts: PageRequestFacts,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const compiled = renderer.compiledPage(facts.view, name);
    const input = await toInput(facts, undefined, request, seen);
    const leads = mayRedirect(input, facts.query);
    const key = keyOf(facts, input, compiled, declaredQuery(document, facts.query));
    if (!pages.has(key)) await app.guardRate(request, "pages");
    const toStore = (page: RenderedPage, html: string): Produced<StoredAnswer> => {
      const forOne = isForNobody(request);
      const headers = {
        ...headersFor(false, facts, page.styleHash),
        [MADE_AT]: String(options.now().getTime()),
      };
      return { ...storable(page, html, forOne ? "unkept" : document.cache, headers), forOne };
    };
    // Where an answer may lead elsewhere nothing is sent before it is there.
    if (compiled.streams && !leads && !seen.membershipUnread && !pages.has(key)) {
      const leave = await app.admission.turn();
      if (reply.raw.destroyed) leave();
      reply.raw.once("close", leave);
      const page = await renderOrNotFound(facts.release, renderer, input);
      reply.headers(headersFor(false, facts, page.styleHash)).header("cache-control", "no-store");
      if (page.status === 503) reply.header("retry-after", "5");
      const pieces = inPieces(page, (html) => {
        if (page.degraded()) noteDegraded(request);
        pages.put(key, toStore(page, html));
      });
      return reply.code(page.status).type("text/html; charset=utf-8").send(Readable.from(pieces));
    }
    const make = () =>
      admitted(app, "page", async () => {
        const watched = watchRedirects(input.run);
        const run = leads ? watched.run : input.run;
        const { page, html } = await whole(
          await renderOrNotFound(facts.release, renderer, { ...input, run }),
        );
        const elsewhere = watched.leadsTo();
        const stored = toStore(page, html);
        if (!elsewhere || page.status !== 200 || isSamePage(elsewhere, facts.path)) return stored;
        return { ...stored, value: leadingTo(elsewhere, stored.value) };
      });
    const got = await ownOrShared(() => pages.get(key, make), request).catch((error: unknown) => {
      if (!seen.membershipUnread) throw error;
    });
    // While more is away than the membership, the page for everybody is there all the same.
    if (!got || (seen.membershipUnread && got.value.headers["cache-control"] === "no-store"))
      return sendKeptTo(STRANGER, [name, document], { renderer, visit, setsCookie }, facts, request, reply);
    const { value, state } = got;
    // What is not kept lacks a part, for all who waited for it; what is kept too long stands for one that
    // fails.
    const isKept = value.headers["cache-control"] !== "no-store";
    if (state === "stale-error" || (!isKept && !isForNobody(request))) noteDegraded(request);
    else if (isKept) markPriced(reply, request, { facts, visit, seen }, value);
    const isOwn = setsCookie || !isStranger(seen) || visit.isOwn(compiled) || releaseOf(request).isOwn;
    const answer = forGuest(value, facts);
    return sendAnswer(request, reply, isOwn ? kept(answer) : answer, state);
  }

  /** Whoever waited for a page that turned out to be another guest's alone asks as if they had not. */
  async function ownOrShared(ask: () => ReturnType<KeptPages["get"]>, request: FastifyRequest) {
    let got = await ask();
    while (got.state === "foreign") {
      await app.guardRate(request, "pages");
      got = await ask();
    }
    return got;
  }

  return sendPage;
}

/** A kept answer that leads on does so with all that this guest asked, also what no page reads. */
function forGuest(answer: StoredAnswer, { search }: PageRequestFacts): StoredAnswer {
  const { location } = answer.headers;
  return location === undefined ? answer : leadingTo(sameSearchAt(location, search), answer);
}

interface Asked {
  readonly renderer: PageRenderer;
  readonly visit: Visit;
  /** Whether the answer sets a cookie. */
  readonly setsCookie: boolean;
}

/** How long a look at whether a property exists may take another backend. */
const NAMED_HOTEL_MS = 3000;
