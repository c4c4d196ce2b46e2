import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { toApiError } from "../http/map-error.ts";
import { ApiError } from "../platform/api-error.ts";
import { noteRefused } from "../releases/canary-watch.ts";
import { registerAccountForms } from "./forms/account-forms.ts";
import { registerAssistForm } from "./forms/assist-form.ts";
import { registerConsentForm } from "./forms/consent-form.ts";
import { shownAgain } from "./forms/refused-forms.ts";
import { registerGallery } from "./gallery-route.ts";
import { registerMicrositeEntry } from "./microsite-entry.ts";
import { sendErrorPage } from "./pages/error-page.ts";
import { createKeptPages } from "./pages/kept-pages.ts";
import { leadingBack } from "./pages/leading-back.ts";
import { createPageInputs } from "./pages/page-inputs.ts";
import type { PageRequestFacts } from "./pages/page-request.ts";
import { sendRefusal } from "./pages/refusal-page.ts";
import { createSendPage } from "./pages/send-page.ts";
import { registerPartRoutes } from "./part-routes.ts";
import { registerQuickLogin } from "./quick-login.ts";
import { registerUserMode } from "./user-mode.ts";
import type { WebOptions } from "./web-options.ts";

export interface Pages {
  /** Answers a request with the site's not-found page. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * Serves pages by host name: public ones from the micro-cache, private ones per request. Pages of a preview
 * stay out of the cache.
 */
export function registerPages(app: FastifyInstance, options: WebOptions): Pages {
  const pages = createKeptPages(options);
  const inputs = createPageInputs(app, options);
  const { factsOf, toInput } = inputs;
  const sendPage = createSendPage(app, options, inputs, pages);
  const sendFailed = (
    facts: PageRequestFacts,
    error: ApiError,
    request: FastifyRequest,
    reply: FastifyReply,
  ) =>
    error.code === "rate_limited"
      ? sendRefusal(reply, facts.release, facts.view, error)
      : sendErrorPage(options, inputs, pages, facts, error, request, reply);

  registerMicrositeEntry(app, {
    releaseFor: async (request) => (await factsOf(request, "/")).release,
  });
  registerUserMode(app);
  registerConsentForm(app);
  registerQuickLogin(app, inputs);
  registerPartRoutes(app, options, inputs);
  if (options.gallery)
    registerGallery(app, options, async (facts, request) => toInput(facts, undefined, request));

  const page: Parameters<typeof registerAccountForms>[1]["page"] = async (request, reply) => {
    let facts = await factsOf(request, request.raw.url ?? "/");
    try {
      facts = (await shownAgain(app, facts, request, reply)) ?? leadingBack(facts, request);
      return await sendPage(facts, request, reply);
    } catch (error) {
      noteFailure(error, facts, request);
      return sendFailed(facts, toApiError(error), request, reply);
    }
  };
  app.get("/*", { exposeHeadRoute: true }, page);
  registerAccountForms(app, { factsOf, sendPage, page });
  registerAssistForm(app, { factsOf, sendPage });

  app.failurePage.send = async (failure, request, reply) => {
    const facts = await factsOf(request, "/");
    return failure.statusCode < 500
      ? sendRefusal(reply, facts.release, facts.view, failure)
      : sendFailed(facts, failure, request, reply);
  };

  return {
    notFound: async (request, reply) => sendPage(await factsOf(request, "/404"), request, reply),
  };
}

/** What was refused for lack of room counts against a canary; what failed in itself is logged. */
function noteFailure(error: unknown, { route }: PageRequestFacts, request: FastifyRequest): void {
  const isTold = error instanceof ApiError && error.cause === undefined;
  if (!isTold) {
    const page = route.kind === "page" ? route.page : "redirect";
    request.log.error({ err: error, page }, "page failed");
  } else if (error.code === "unavailable") noteRefused(request);
}
