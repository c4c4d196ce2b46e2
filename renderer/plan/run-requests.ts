import { CallFailure } from "../data/call-failure.ts";
import type { PageRequest } from "./page-plan.ts";

export type RequestOutcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: CallFailure };

/** Calls an operation by name; how (in process, over HTTP) is the caller's business. */
export type SourceRunner = (
  source: string,
  input: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<unknown>;

/** Starts every request at once. Each promise always resolves: an error or a time-out is an outcome. */
export function startRequests(
  requests: Iterable<PageRequest>,
  run: SourceRunner,
  onFailure?: (request: PageRequest, failure: CallFailure) => void,
): ReadonlyMap<string, Promise<RequestOutcome>> {
  const started = new Map<string, Promise<RequestOutcome>>();
  for (const request of requests) {
    started.set(
      request.key,
      runOne(request, run).then((outcome) => {
        if (!outcome.ok) onFailure?.(request, outcome.failure);
        return outcome;
      }),
    );
  }
  return started;
}

async function runOne(request: PageRequest, run: SourceRunner): Promise<RequestOutcome> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        new CallFailure(504, { code: "unavailable", message: `no answer within ${request.timeoutMs} ms` }),
      );
      abort.abort();
    }, request.timeoutMs);
  });
  try {
    return {
      ok: true,
      value: await Promise.race([run(request.source, request.input, abort.signal), timeout]),
    };
  } catch (cause) {
    return { ok: false, failure: cause instanceof CallFailure ? cause : fromUnknown(cause) };
  } finally {
    clearTimeout(timer);
  }
}

/** Errors of an in-process backend carry `statusCode` and `code`; anything else is our own fault. */
function fromUnknown(cause: unknown): CallFailure {
  const known = cause as { statusCode?: number; code?: string; message?: string };
  const failure = new CallFailure(known.statusCode ?? 500, { code: known.code, message: known.message });
  failure.cause = cause;
  return failure;
}
