import type { FastifyRequest } from "fastify";
import { CallFailure, type Site } from "#renderer";
import { apiBase, createHttpCaller, isAllowedBase, type SourceRunner } from "#renderer/server";
import { type OperationId, operationTable } from "#schemas";
import type { AppOperations, CallContext } from "../../platform/operations/app-operations.ts";

export interface SourceRunnerOptions {
  readonly operations: Pick<AppOperations, "call">;
  /** Who the page is made for: its site, locale and, on private pages, session. */
  readonly context: CallContext & { readonly site: Site };
  readonly request: Pick<FastifyRequest, "headers">;
  /** Origins of backends that calls may go to, beside the site's own (VAL-09). */
  readonly apiHosts: readonly string[];
  readonly fetch?: typeof fetch;
}

/**
 * Answers the calls of a page. A site of our own backend is answered in this process. One whose `apiBaseHost`
 * names another backend is answered by that one over HTTP, as its islands are (API-01), within the time limit
 * of each request: no page mixes two backends. A backend that the server was not told of is asked nothing
 * (VAL-09). Cookies travel only with calls that depend on the guest. A redirect is a failure: we ask the host
 * that was configured and no other.
 */
export function sourceRunner({
  operations,
  context,
  request,
  apiHosts,
  fetch: send = fetch,
}: SourceRunnerOptions): SourceRunner {
  const { site, locale } = context;
  const base = apiBase(site.domain.apiBaseHost);
  if (base === "") return (source, input) => operations.call(source as OperationId, input, context);
  if (!isAllowedBase(base, apiHosts)) return () => Promise.reject(new CallFailure(502));
  return (source, input, signal) => {
    const id = source as OperationId;
    const { cookie } = request.headers;
    const call = createHttpCaller({
      base,
      locale,
      csrfToken: () => Promise.reject(new Error(`A page cannot ask for ${id}, which changes something.`)),
      headers: () => ({
        "origin-host": site.domain.host,
        ...(cookie && operationTable[id].scope === "user" ? { cookie } : {}),
      }),
      fetch: (address, init) => send(address, { ...init, redirect: "error" }),
    });
    return call(id, input as never, { signal });
  };
}
