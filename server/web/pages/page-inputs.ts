import type { FastifyInstance, FastifyRequest } from "fastify";
import { todayIn } from "#domain/dates";
import type { OutsideParty } from "#renderer";
import { apiBase, isAllowedBase, type PageRequestInput } from "#renderer/server";
import { ApiError } from "../../platform/api-error.ts";
import type { CallContext } from "../../platform/operations/app-operations.ts";
import { noteForNobody } from "../../platform/operations/for-nobody.ts";
import { systemRandom } from "../../platform/random.ts";
import type { SeenAs } from "../../platform/session/seen-as.ts";
import { plainReleaseOf, type ReleaseOf } from "../../releases/request-release.ts";
import { contentSecurityPolicy, pageHeaders, type Reached } from "../security-headers.ts";
import type { WebOptions } from "../web-options.ts";
import { type PageRequestFacts, readPageRequest } from "./page-request.ts";
import { sourceRunner } from "./source-runner.ts";
import { readVisit, vendorOf } from "./visit.ts";
import { zoneOfStay } from "./zone-of-stay.ts";

export interface Guest {
  readonly call: CallContext;
}

/** From a request to what the renderer is given, and to the headers of what it makes. */
export interface PageInputs {
  readonly releaseOf: ReleaseOf;
  /** What a request asks for, of the release it may see. */
  readonly factsOf: (request: FastifyRequest, url: string) => Promise<PageRequestFacts>;
  /** What a request brings; a guest who is to see a canary needs a number to be known by. */
  readonly visitOf: (facts: PageRequestFacts, request: FastifyRequest) => ReturnType<typeof readVisit>;
  /** Public pages are made without the guest's cookies: nothing of a guest can get into the cache. */
  readonly toInput: (
    facts: PageRequestFacts,
    guest: Guest | undefined,
    request: FastifyRequest,
    seen?: SeenAs,
  ) => Promise<PageRequestInput>;
  readonly headersFor: (
    isPrivate: boolean,
    facts: PageRequestFacts,
    styleHash: string,
  ) => Readonly<Record<string, string>>;
}

/**
 * Page inputs over the calls of an app; without a choice of releases, everybody gets the one that is live.
 */
export function createPageInputs(app: FastifyInstance, options: WebOptions): PageInputs {
  const releaseOf = options.releaseOf ?? plainReleaseOf(options.release);

  const factsOf: PageInputs["factsOf"] = async (request, url) => {
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
  };

  const visitOf: PageInputs["visitOf"] = ({ site, query, preview }, request) =>
    readVisit(request, site, query, !preview && releaseOf(request).wantsVisitor);

  const toInput: PageInputs["toInput"] = async (facts, guest, request, seen = seenInCall(guest?.call)) => {
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
      reached: reachedRoles(facts, options.outside),
      inspect: facts.preview?.overlay ?? options.development,
      audience: forced.user ?? seen.audience,
      membershipUnread: seen.membershipUnread,
      ...(guest && { formKey: newFormKey() }),
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
        context: {
          ip: request.ip,
          keepForNobody: () => noteForNobody(request),
          ...callOf(guest, facts),
          ...seen,
        },
        request: guest ? request : { headers: {} },
        apiHosts: options.apiHosts,
        ...(options.fetch ? { fetch: options.fetch } : {}),
      }),
    };
  };

  const headersFor: PageInputs["headersFor"] = (isPrivate, facts, styleHash) => {
    const { site, preview } = facts;
    const reached = reachedBy(facts, options.outside);
    return {
      ...pageHeaders(isPrivate, reached),
      "content-security-policy": contentSecurityPolicy({
        styleHashes: [styleHash],
        reached,
        connect: [
          ...[apiBase(site.domain.apiBaseHost)]
            .filter((base) => base !== "" && isAllowedBase(base, options.apiHosts))
            .map((base) => new URL(base).origin),
          ...site.limits.feedback.hosts.filter((host) => host === site.brand.feedbackHost),
        ],
        frameAncestors: preview?.frame ? ["'self'"] : (site.microsite?.frameAncestors ?? []),
        relaxed: options.development,
      }),
    };
  };

  return { releaseOf, factsOf, visitOf, toInput, headersFor };
}

function seenInCall({ audience, membershipUnread }: Partial<CallContext> = {}): SeenAs {
  return { audience: audience ?? "anonymous", membershipUnread: membershipUnread ?? false };
}

/** 128 bits. */
function newFormKey(): string {
  return Buffer.from(systemRandom(16)).toString("base64url");
}

/** Calls of a page, on the site and in the language it is made for. */
export function callOf(guest: Guest | undefined, { site, view, release }: PageRequestFacts): CallContext {
  return { ...guest?.call, site, locale: view.locale, release };
}

/** Whom the page at hand reaches of those that are connected: its policy and opener are others then. */
function reachedRoles(facts: PageRequestFacts, outside: Reached | undefined): OutsideParty[] {
  const reached = reachedBy(facts, outside);
  return (Object.keys(reached) as OutsideParty[]).filter((role) => reached[role]?.[0]);
}

/** What the page at hand reaches of what there is. */
function reachedBy({ site, route }: PageRequestFacts, outside: Reached = {}): Reached {
  const roles = route.kind === "page" ? (site.pages[route.page]?.reaches ?? []) : [];
  return Object.fromEntries(roles.map((role) => [role, outside[role] ?? []]));
}
