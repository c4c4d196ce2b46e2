import { operationCall } from "#schemas/generated/api/calls.ts";
import type { Operations } from "#schemas/generated/api/index.ts";
import { CallFailure, type FailureBody, NOT_SENT } from "./call-failure.ts";
import { encodeQuery } from "./encode-query.ts";
import type { CallOptions, OperationCaller } from "./operation-caller.ts";

export interface HttpCallerOptions {
  /** Host of the backend (`apiBaseHost`); empty for the page's own origin. */
  readonly base: string;
  readonly locale: string;
  /**
   * Current anti-forgery token, asked for before each changing call; a new one for whoever says which was
   * refused.
   */
  readonly csrfToken: (refused?: string) => Promise<string>;
  /** Told of the token of an answer that gave the session a new secret. */
  readonly onToken?: (token: string) => void;
  /**
   * Told of every 401 that says the session has ended; not of one that asks for a proof beside it (ACC-06).
   */
  readonly onUnauthorized?: () => void;
  /** Headers of every call beside the usual ones (EXP-01, MODE-06). */
  readonly headers?: () => Readonly<Record<string, string>> | undefined;
  readonly fetch?: typeof fetch;
}

/**
 * The typed client over HTTP (API-01, API-02): JSON, cookies, locale in the query, failures as CallFailure.
 */
export function createHttpCaller(options: HttpCallerOptions): OperationCaller {
  return async <Id extends keyof Operations>(
    id: Id,
    input: Operations[Id]["input"],
    call: CallOptions = {},
  ) => {
    const [method, pathPattern, changes] = operationCall(id);
    const rest: Record<string, unknown> = { ...(input as object) };
    const path = pathPattern.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(rest[name] ?? "");
      delete rest[name];
      return encodeURIComponent(value);
    });
    const hasBody = method !== "GET" && method !== "DELETE";
    const query = encodeQuery({ locale: options.locale, ...(hasBody ? {} : rest) });
    const headers: Record<string, string> = {
      accept: "application/json",
      "accept-language": options.locale,
      ...options.headers?.(),
    };
    if (hasBody) headers["content-type"] = "application/json";
    if (call.idempotencyKey) headers["idempotency-key"] = call.idempotencyKey;

    const send = options.fetch ?? fetch;
    const ask = async (refused?: string): Promise<readonly [Response, unknown]> => {
      if (changes) headers["x-csrf-token"] = await beforeSending(options.csrfToken(refused), call.signal);
      try {
        const answer = await send(`${options.base}${path}${query}`, {
          method,
          credentials: "include",
          // Whose page asks, on private pages too, and nothing of its address (API-33).
          referrerPolicy: "strict-origin",
          headers,
          ...(hasBody ? { body: JSON.stringify(rest) } : {}),
          ...(call.signal ? { signal: call.signal } : {}),
        });
        const token = answer.headers.get("x-csrf-token");
        if (token) options.onToken?.(token);
        return [answer, await readJson(answer)];
      } catch (cause) {
        if (call.signal?.aborted) throw cause;
        throw new CallFailure(0);
      }
    };
    let [answer, body] = await ask();
    // Refused before anything was done: the session has got a new secret since, and the page tries once with
    // the new token.
    if (changes && answer.status === 403 && detail(body) === "token")
      [answer, body] = await ask(headers["x-csrf-token"]);
    if (answer.status === 401 && detail(body) !== "proof") options.onUnauthorized?.();
    if (!answer.ok) throw new CallFailure(answer.status, (body ?? {}) as FailureBody);
    // What was asked may be done, as with an answer that never came: nobody is told that it failed.
    if (body === undefined) throw new CallFailure(0, { message: "unreadable answer" });
    return body as Operations[Id]["output"];
  };
}

/** The finer reason of a refusal. */
function detail(body: unknown): unknown {
  return (body as FailureBody | undefined)?.details?.reason;
}

/**
 * What a call needs before it goes out. @throws CallFailure `not_sent`: where that fails, or the call is
 * given up, nothing has left the browser.
 */
function beforeSending<Value>(needed: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  return new Promise((resolve, reject) => {
    const notSent = () => reject(new CallFailure(0, { code: NOT_SENT }));
    if (signal?.aborted) notSent();
    signal?.addEventListener("abort", notSent, { once: true });
    needed.then(resolve, notSent);
  });
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}
