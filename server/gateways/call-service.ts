import { RefusedForGood } from "./refused-for-good.ts";

export interface ServiceCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A service answered, and not well. Its words stay where they are: they may quote what was sent. */
export class ServiceRefused extends Error {
  override readonly name = "ServiceRefused";
  readonly code: string;

  constructor(status: number) {
    super(`the service answered ${status}`);
    this.code = `HTTP_${status}`;
  }
}

/**
 * Asks an HTTP service, follows no redirect and waits 15 seconds at most.
 * @throws RefusedForGood where it says that the request itself is wrong, ServiceRefused for the rest: an
 * address where nothing is may be our settings' mistake, and mended.
 */
export async function callService(address: string | URL, call: ServiceCall): Promise<Response> {
  const answer = await fetch(address, {
    ...call,
    redirect: "error",
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (answer.ok) return answer;
  await answer.body?.cancel();
  const refusal = new ServiceRefused(answer.status);
  if (FOR_GOOD.has(answer.status))
    throw new RefusedForGood("the service takes no such request", { cause: refusal });
  throw refusal;
}

const FOR_GOOD: ReadonlySet<number> = new Set([400, 413, 415, 422]);
const ANSWER_MS = 15_000;
