import cookie from "@fastify/cookie";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { findSite } from "#renderer/server";
import { operationTable } from "#schemas";
import { signInParties } from "./api/account/social/sign-in-parties.ts";
import { handlers as allHandlers } from "./api/index.ts";
import type { AppOptions } from "./app-options.ts";
import { createCallContexts } from "./call-contexts.ts";
import { noStorage } from "./gateways/storage/storage.ts";
import type { Uploads } from "./gateways/storage/uploads.ts";
import { DEFAULT_ADMISSION, registerAdmission } from "./http/admission.ts";
import { registerBookingLinks } from "./http/booking-links.ts";
import { registerBrowserFailures } from "./http/browser-failures.ts";
import { registerCompression } from "./http/compress-answers.ts";
import { frameworkErrors, registerErrors } from "./http/errors.ts";
import { registerGauges } from "./http/gauges.ts";
import { registerHealth } from "./http/health.ts";
import { refuseUnknownHosts, registerHostGuard } from "./http/host-guard.ts";
import { toApiError } from "./http/map-error.ts";
import { registerMetrics } from "./http/metrics.ts";
import { parseQuery } from "./http/query-parser.ts";
import { createRateGuard, type RateGuard } from "./http/rate-limit.ts";
import { demandWritable, registerOperations } from "./http/register-operations.ts";
import { requestIds, tellRequestIds } from "./http/request-id.ts";
import { registerRequestLog } from "./http/request-log.ts";
import { noScenarios, type TestScenarios } from "./http/test-scenario.ts";
import { trustedEdge } from "./http/trusted-edge.ts";
import { registerUploadRoute } from "./http/upload-route.ts";
import { cleanPicture } from "./images/clean-picture.ts";
import { registerJobs } from "./jobs/register-jobs.ts";
import { armsOfCall } from "./page/experiment-arms.ts";
import { registerBodyDeadline } from "./platform/body-deadline.ts";
import { systemClock } from "./platform/clock.ts";
import { createIds } from "./platform/ids.ts";
import type { AppOperations } from "./platform/operations/app-operations.ts";
import { loadContracts } from "./platform/operations/contracts.ts";
import { createOperationSet } from "./platform/operations/operations.ts";
import { systemRandom } from "./platform/random.ts";
import { createAudienceMarks } from "./platform/session/audience-mark.ts";
import { createDealTokens } from "./platform/session/deal-tokens.ts";
import { createFormStates, type FormStates } from "./platform/session/form-states.ts";
import { createFormTurns, type FormTurns } from "./platform/session/form-turns.ts";
import { createSavedSignIns } from "./platform/session/saved-sign-in.ts";
import type { SeenAs } from "./platform/session/seen-as.ts";
import { createSessionReader } from "./platform/session/session-reader.ts";
import { createSessionStore } from "./platform/session/sessions.ts";
import { createSpentSecrets } from "./platform/session/spent-secrets.ts";
import { countCanary } from "./releases/count-canary.ts";
import { plainReleaseOf } from "./releases/request-release.ts";

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

  const releaseOf = options.releaseOf ?? plainReleaseOf(release);
  const isReadOnly = options.isDiskLow ?? (() => false);
  const { contextOf, callContext } = createCallContexts({
    options,
    shared: { clock, ids, db, uploads, formStates, dealTokens, log: app.log },
    releaseOf,
    sessions,
    savedSignIns,
    isReadOnly,
  });
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
      cards: options.cards,
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
