import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { operationTable } from "#schemas";
import { ApiError } from "../platform/api-error.ts";
import { toApiError } from "./map-error.ts";
import { redirectTo } from "./redirect.ts";

/** Answers a guest's browser with a page that says what failed. */
export type AnswerWithPage = (
  error: ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

declare module "fastify" {
  interface FastifyInstance {
    /** Set where pages are served; without it every failure is answered as JSON. */
    readonly failurePage: { send: AnswerWithPage | null };
  }
}

/**
 * Answers every failure of the server, the one place for all routes: a call gets its code, a guest who
 * follows a link a page of the site. Nothing of the cause is told, and a failure that passes says when to
 * come back. Also answers unknown calls and wrong methods under `/api`.
 */
export function registerErrors(app: FastifyInstance): void {
  const failurePage: { send: AnswerWithPage | null } = { send: null };
  app.decorate("failurePage", failurePage);
  app.setErrorHandler(async (error, request, reply) => {
    // Nobody reads the answer; a stranger who hangs up is no failure of ours.
    if (hungUp(error, request))
      return sendError(new ApiError("validation_failed", { statusCode: 400 }), request, reply);
    const known = toApiError(error);
    const isShown = known.statusCode >= 500 || known.code === "rate_limited";
    if (!failurePage.send || !isShown || !wantsPage(request)) return sendError(error, request, reply);
    logFailure(error, known, request);
    return failurePage.send(known, request, reply);
  });
  // Whatever no operation answers: a wrong method on a known path, or nothing at all.
  app.all("/api/*", { exposeHeadRoute: false }, (request) => {
    const path = request.url.split("?")[0] ?? "";
    throw new ApiError(PATHS.some((pattern) => pattern.test(path)) ? "method_not_allowed" : "not_found");
  });
}

/** Whether the caller went away before the whole request had come. */
function hungUp(error: unknown, { raw }: FastifyRequest): boolean {
  return (error as { code?: string } | null)?.code === "ECONNRESET" && raw.destroyed && !raw.complete;
}

/** A browser that navigates or sends a form; scripts, crawlers' files and calls read no page. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isForm =
    method === "POST" &&
    /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers["content-type"] ?? "");
  if (method !== "GET" && method !== "HEAD" && !isForm) return false;
  if (
    /^\/(?:api\/|_nodes|_modal|_words|_styles|images\/|assets\/|[\w-]+\.(?:xml|txt|webmanifest)(?:$|\?))/.test(
      url,
    )
  )
    return false;
  return /\btext\/html\b|^\*\/\*/.test(headers.accept ?? "*/*");
}

/**
 * Failures before a route is found, such as a path that cannot be decoded: a call gets its error, a guest the
 * not-found page.
 */
export function frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (request.method === "GET" && !request.url.startsWith("/api/")) void redirectTo(reply, "/404", 302);
  else void sendError(error, request, reply);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiError(error);
  logFailure(error, known, request);
  const { retry_after } = known.details ?? {};
  if (known.statusCode === 401) reply.header("www-authenticate", "Session");
  if (retry_after !== undefined) reply.header("retry-after", retry_after);
  const body = known.toBody();
  return reply
    .code(known.statusCode)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(known.statusCode < 500 ? body : { ...body, details: { ...body.details, request_id: request.id } });
}

const PATHS: readonly RegExp[] = Object.values(operationTable)
  .flatMap(({ path, aliases }) => [path, ...aliases])
  .map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]{1,200}")}$`));

/** What is expected under overload is counted, not told line by line. */
function logFailure(error: unknown, known: ApiError, request: FastifyRequest): void {
  if (known.statusCode < 500 || (error instanceof ApiError && error.cause === undefined)) return;
  request.log.error({ err: error, route: request.routeOptions?.url }, "call failed");
}
