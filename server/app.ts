import cookie from "@fastify/cookie";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Release } from "#renderer";
import { findSite, viewOf } from "#renderer/server";
import { operationTable } from "#schemas";
import { signInParties } from "./api/account/social/sign-in-parties.ts";
import { handlers as allHandlers } from "./api/index.ts";
import type { Db } from "./db/pool.ts";
import type { ReadReplica } from "./db/pools/read-replica.ts";
import { type CallerIdGateway, noCallerId } from "./gateways/caller-id/caller-id.ts";
import { noSignIn, type SignInGateway } from "./gateways/sign-in/sign-in.ts";
import { noStorage } from "./gateways/storage/storage.ts";
import type { Uploads } from "./gateways/storage/uploads.ts";
import { type AdmissionLimits, DEFAULT_ADMISSION, registerAdmission } from "./http/admission.ts";
import { registerBookingLinks } from "./http/booking-links.ts";
import { registerBrowserFailures } from "./http/browser-failures.ts";
import { registerCompression } from "./http/compress-answers.ts";
import { frameworkErrors, registerErrors } from "./http/errors.ts";
import type { FormParty } from "./http/form-post-door.ts";
import { registerGauges } from "./http/gauges.ts";
import { registerHealth } from "./http/health.ts";
import type { heardScenarios } from "./http/heard-scenarios.ts";
import { refuseUnknownHosts, registerHostGuard } from "./http/host-guard.ts";
import { toApiError } from "./http/map-error.ts";
import { registerMetrics } from "./http/metrics.ts";
import { parseQuery } from "./http/query-parser.ts";
import { createRateGuard, type RateGuard, type RateLimits } from "./http/rate-limit.ts";
import { demandWritable, registerOperations } from "./http/register-operations.ts";
import { requestIds, tellRequestIds } from "./http/request-id.ts";
import { registerRequestLog } from "./http/request-log.ts";
import { siteOfVisit } from "./http/site-of-visit.ts";
import { noScenarios, type TestScenarios } from "./http/test-scenario.ts";
import { trustedEdge } from "./http/trusted-edge.ts";
import { registerUploadRoute } from "./http/upload-route.ts";
import type { WebhookVerifier } from "./http/webhook-door.ts";
import { cleanPicture } from "./images/clean-picture.ts";
import type { OutboxGateways } from "./jobs/outbox/carriers.ts";
import { registerJobs } from "./jobs/register-jobs.ts";
import { armsOfCall } from "./page/experiment-arms.ts";
import { registerBodyDeadline } from "./platform/body-deadline.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import { createIds } from "./platform/ids.ts";
import type { AppOperations, CallContext } from "./platform/operations/app-operations.ts";
import { loadContracts } from "./platform/operations/contracts.ts";
import { noteForNobody } from "./platform/operations/for-nobody.ts";
import type {
  OperationCallContext,
  OperationContext,
  OperationHandler,
} from "./platform/operations/operation.ts";
import { createOperationSet } from "./platform/operations/operations.ts";
import { type RandomBytes, systemRandom } from "./platform/random.ts";
import { createAudienceMarks } from "./platform/session/audience-mark.ts";
import { campaignOf, keepCampaign } from "./platform/session/campaign-cookie.ts";
import { consentChoiceOf } from "./platform/session/consent-choice.ts";
import { guestCountry, keepContextCookies } from "./platform/session/context-cookies.ts";
import { createDealTokens } from "./platform/session/deal-tokens.ts";
import { keepFingerprint } from "./platform/session/fingerprint-cookie.ts";
import { createFormStates, type FormStates } from "./platform/session/form-states.ts";
import { createFormTurns, type FormTurns } from "./platform/session/form-turns.ts";
import { keepGuestMark } from "./platform/session/guest-mark.ts";
import { keepConsent } from "./platform/session/keep-consent.ts";
import { createSavedSignIns } from "./platform/session/saved-sign-in.ts";
import { type SeenAs, STRANGER, seenAs } from "./platform/session/seen-as.ts";
import { createSessionReader } from "./platform/session/session-reader.ts";
import { createSessionStore } from "./platform/session/sessions.ts";
import { createSpentSecrets } from "./platform/session/spent-secrets.ts";
import { visitCookies } from "./platform/session/visit-cookies.ts";
import type { CanaryWatch } from "./releases/canary-watch.ts";
import { countCanary } from "./releases/count-canary.ts";
import { plainReleaseOf, type ReleaseOf } from "./releases/request-release.ts";
import type { SignPicture } from "./supply/pictures/present-image.ts";
import type { WorkerLink } from "./workers/worker-link.ts";

export interface AppOptions {
  /** The release that answers now; it may change while the server runs. */
  readonly release: () => Release;
  /**
   * The release of a request, where a share of the guests may see another one; `release` for all when absent.
   */
  readonly releaseOf?: ReleaseOf;
  /** Counts what a canary answers; nothing is counted when absent. */
  readonly canaryWatch?: CanaryWatch;
  readonly db: Db;
  /**
   * Connections of their own for bookings and for the health answer, which never wait behind the rest; `db`
   * when absent.
   */
  readonly pools?: { readonly bookings: Db; readonly health: Db };
  /** Where reads go that may be a little late; `db` when absent. */
  readonly replica?: ReadReplica | undefined;
  /** Most work at once, by kind. */
  readonly admission?: AdmissionLimits;
  /** True while changes are refused because the disk is nearly full. */
  readonly isDiskLow?: () => boolean;
  /** Whether a request may ask for the unhappy answer it wants to see (ERR-06); never where guests are. */
  readonly testScenarios?: typeof heardScenarios | undefined;
  /** True once the server was told to stop: it still answers, but is not ready for more. */
  readonly isDraining?: () => boolean;
  /** What a collector of metrics must show; none when absent. */
  readonly metricsToken?: string | undefined;
  readonly clock?: Clock;
  readonly random?: RandomBytes;
  /** A pino logger; silent when absent. */
  readonly log?: FastifyBaseLogger;
  /** Addresses or networks of our own edge whose forwarded headers are believed; nobody's when absent. */
  readonly trustProxy?: readonly string[];
  /** Whether that edge sets `X-Forwarded-Host` itself; otherwise the header is ignored. */
  readonly trustForwardedHost?: boolean;
  /** Whether hosts that no site has are refused; they are shown the fallback when absent (CONF-03). */
  readonly refusesUnknownHosts?: boolean;
  readonly rateLimits?: Partial<RateLimits>;
  /** What counts and measures for all workers on this port; this process is alone when absent. */
  readonly worker?: Pick<WorkerLink, "metrics" | "measures"> | undefined;
  /** Multiplies what one caller may do; 1 when absent. */
  readonly limitScale?: number;
  /** Whether answers are checked against their schema; costs a little, finds our mistakes. */
  readonly checkOutput?: boolean;
  /** Whom the sweeper, the clean-up and the outbox work with; this process runs none of them when absent. */
  readonly jobs?: { readonly gateways: OutboxGateways };
  /**
   * Who checks the signatures of a provider's events, by the name in its address; no provider is heard when
   * absent.
   */
  readonly webhooks?: Readonly<Record<string, WebhookVerifier>>;
  /** Who answers by a form from another site, by the name in the door's address; nobody when absent. */
  readonly formParties?: Readonly<Record<string, FormParty>>;
  /** Providers that guests may sign in with; none when absent. */
  readonly signIn?: SignInGateway;
  /** Which number a guest's phone has; nobody says when absent. */
  readonly callerId?: CallerIdGateway;
  /** What becomes of pictures that guests upload; none can be when absent. */
  readonly uploads?: Uploads;
  /** Signs names of pictures; they stay as they are when absent. */
  readonly signPicture?: SignPicture;
  /** Signs whom pages are made for; a key of this process alone when absent. */
  readonly audienceKey?: Uint8Array;
  /** 32 bytes that seal what guests begin of signing in; a key of this process alone when absent. */
  readonly savedSignInKey?: Uint8Array;
  /** Hides which property a mystery deal is at; a key of this process alone when absent. */
  readonly dealKey?: Uint8Array;
  readonly handlers?: readonly OperationHandler[];
}

declare module "fastify" {
  interface FastifyInstance {
    readonly operations: AppOperations;
    /** Whom an answer to a request is for, as its session says (MODE-01). */
    readonly seenAs: (request: FastifyRequest, reply?: FastifyReply) => Promise<SeenAs>;
    /** States for what browsers bring back from other sites as a form. */
    readonly formStates: FormStates;
    /** Answers plain forms that come twice as if they had come once. */
    readonly formTurns: FormTurns;
    /** What a test wants calls to fail with (ERR-06). */
    readonly testScenarios: TestScenarios;
    /** Counts what an address asks for. @throws ApiError `rate_limited`. */
    readonly guardRate: RateGuard;
    /** IANA zone of a property; undefined for one that nobody knows, and while none can be read. */
    readonly zoneOfProperty: (id: number) => Promise<string | undefined>;
  }
}

/**
 * Builds the server without listening: calls under `/api/pwa`, `/livez`, `/readyz`, `/metrics`. Pages are
 * added by the caller.
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, release, clock = systemClock, random = systemRandom, uploads = NO_UPLOADS } = options;
  const ids = createIds(random);
  const app = createServer(options);
  const contracts = loadContracts();
  const operations = createOperationSet(
    options.handlers ?? allHandlers,
    contracts,
    options.checkOutput ?? true,
    { bookings: options.pools?.bookings, replica: options.replica },
  );
  const formStates = createFormStates({ db, clock, random });
  const dealTokens = createDealTokens(options.dealKey ?? systemRandom(32), random);
  const spentSecrets = createSpentSecrets({ db, clock, random: systemRandom });
  const sessions = createSessionReader(
    createSessionStore({ db, clock, ids, random }),
    createAudienceMarks(options.audienceKey ?? systemRandom(32), clock),
    spentSecrets,
  );

  const savedSignIns = createSavedSignIns(options.savedSignInKey ?? systemRandom(32), { clock, random });

  const contextOf = (call: CallContext): OperationCallContext => ({
    release: release(),
    session: null,
    startSession: null,
    rotateSession: null,
    ...STRANGER,
    guestCountry: call.site.domain.appCountryCode,
    arms: {},
    consent: null,
    keepConsent: null,
    campaign: null,
    keepCampaign: null,
    savedSignIn: null,
    requestId: "in-process",
    ip: "in-process",
    limitScale: options.limitScale ?? 1,
    signPicture: options.signPicture ?? ((name) => name),
    clock,
    ids,
    db,
    signIn: options.signIn ?? noSignIn,
    callerId: options.callerId ?? noCallerId,
    uploads,
    formStates,
    dealTokens,
    log: app.log,
    ...call,
  });
  const releaseOf = options.releaseOf ?? plainReleaseOf(release);
  const callContext = (
    request: FastifyRequest,
    reply: FastifyReply,
    session: CallContext["session"],
  ): CallContext => {
    const { locale } = request.query as { locale?: unknown };
    const { release: shown } = releaseOf(request);
    const site = siteOfVisit(shown, request.host, request.cookies[visitCookies.vendor.name]);
    const view = viewOf(shown, site, typeof locale === "string" ? locale : undefined);
    if (session) {
      keepContextCookies(request, reply, view.site, session);
      keepGuestMark(request, reply, session);
      keepFingerprint(request, reply);
    }
    const startSession = async () => {
      demandWritable(isReadOnly);
      const started = await sessions.start(request, reply);
      keepContextCookies(request, reply, view.site, started);
      keepFingerprint(request, reply);
      return started;
    };
    const rotateSession: OperationContext["rotateSession"] = async (claims) => {
      demandWritable(isReadOnly);
      const rotated = await sessions.rotate(request, reply, claims);
      keepContextCookies(request, reply, view.site, rotated, true);
      return rotated;
    };
    return {
      release: shown,
      site: view.site,
      locale: view.locale,
      session,
      ...seenAs(session),
      startSession,
      rotateSession,
      guestCountry: guestCountry(request, view.site),
      arms: armsOfCall(view.site, request),
      consent: consentChoiceOf(request),
      keepConsent: (choice) => keepConsent(request, reply, choice),
      campaign: campaignOf(request),
      keepCampaign: (campaign) =>
        keepCampaign(request, reply, campaign, view.site.limits.recent.campaignMinutes),
      savedSignIn: savedSignIns(request, reply),
      requestId: request.id,
      ip: request.ip,
      keepForNobody: () => noteForNobody(request),
    };
  };

  const isReadOnly = options.isDiskLow ?? (() => false);
  tellRequestIds(app);
  registerBodyDeadline(app);
  registerHostGuard(app, options.trustForwardedHost ?? false);
  await app.register(cookie);
  if (options.refusesUnknownHosts)
    refuseUnknownHosts(app, (request) => findSite(releaseOf(request).release, request.host));
  const { worker } = options;
  app.decorate(
    "guardRate",
    createRateGuard(options.rateLimits ?? {}, {
      scale: options.limitScale,
      countInPrimary: worker !== undefined,
    }),
  );
  app.decorate("testScenarios", options.testScenarios?.(contracts.failure) ?? noScenarios);
  app.decorate("zoneOfProperty", async (id) => {
    const query = db.selectFrom("property").select("time_zone").where("property_id", "=", id);
    const property = await query.executeTakeFirst().catch(() => undefined);
    return property?.time_zone;
  });
  app.decorate("seenAs", sessions.seenAs);
  app.decorate("formStates", formStates);
  app.decorate("formTurns", createFormTurns(spentSecrets, sessions, isReadOnly));
  app.decorate("operations", {
    ids: operations.ids,
    // What a page does with a failure may end up in its HTML: the cause stays behind.
    call: async (id, input, call) => {
      if (operationTable[id].changes) demandWritable(isReadOnly);
      return operations.run(id, input, contextOf(call)).catch((error: unknown) => {
        throw toApiError(error);
      });
    },
    contextFor: async (request, reply) => callContext(request, reply, await sessions.find(request)),
  } satisfies AppOperations);
  const isDraining = options.isDraining ?? (() => false);
  registerRequestLog(app, (request) =>
    armsOfCall(findSite(releaseOf(request).release, request.host), request),
  );
  registerErrors(app);
  registerCompression(app);
  registerAdmission(app, options.admission ?? DEFAULT_ADMISSION);
  registerBookingLinks(app, (request) => releaseOf(request).release);
  const metrics = registerMetrics(app, {
    token: options.metricsToken,
    isEdge: trustedEdge(options.trustProxy ?? []),
    gather: worker?.metrics,
  });
  worker?.measures(metrics.registry);
  const gauges = registerGauges(metrics.registry, {
    admission: app.admission,
    pools: { calls: db, ...options.pools },
    runsJobs: options.jobs !== undefined,
    replica: options.replica,
  });
  if (options.canaryWatch)
    countCanary(app, { releaseOf, watch: options.canaryWatch, registry: metrics.registry });
  registerBrowserFailures(app, { releaseOf, watch: options.canaryWatch, registry: metrics.registry });
  registerUploadRoute(app, { db, clock, uploads, releaseOf });
  registerHealth(app, { db: options.pools?.health ?? db, release, isDraining });
  app.addHook("onSend", async (_, reply) => {
    // Whoever keeps a connection open finds another server for the next request.
    if (isDraining()) reply.header("connection", "close");
  });
  await app.register(async (api) => {
    registerOperations(api, {
      operations,
      contracts,
      metrics,
      guardRate: app.guardRate,
      isReadOnly,
      scenarios: app.testScenarios,
      sessionOf: sessions.find,
      isSpent: sessions.isSpent,
      seenAs: sessions.seenAs,
      webhooks: { verifiers: options.webhooks ?? {}, db, clock },
      formPosts: {
        parties: { ...signInParties(options.signIn), ...options.formParties },
        states: formStates,
      },
      isCanary: (request) => releaseOf(request).isCanary,
      contextOf: (request, reply, session) => contextOf(callContext(request, reply, session)),
    });
  });
  if (options.jobs) {
    const protection = () => findSite(release(), "").limits.protection;
    const inquiryDays = () => findSite(release(), "").limits.partner.inquiryDays;
    const { limitScale, jobs } = options;
    registerJobs(app, {
      db,
      clock,
      ids,
      random,
      ...jobs,
      log: app.log,
      uploads,
      protection,
      inquiryDays,
      limitScale,
      gauges,
    });
  }
  return app;
}

/** Every limit is set: Fastify's own defaults are endless. */
function createServer({ log, trustProxy = [] }: AppOptions): FastifyInstance {
  return Fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: 64 * 1024,
    connectionTimeout: 30_000,
    handlerTimeout: 20_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 10_000,
    forceCloseConnections: "idle",
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    genReqId: requestIds(trustedEdge(trustProxy)),
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, maxHeaderSize: 16 * 1024 },
    routerOptions: { querystringParser: parseQuery, maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors,
  });
}

/** Made anew by this process, and kept nowhere. */
const NO_UPLOADS: Uploads = { storage: noStorage, clean: cleanPicture };
