import type { Operations } from "#schemas";

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

/**
 * Calls a backend operation by its id. Two implementations: over HTTP (browser, foreign backends)
 * and in process (server rendering). Rejects with CallFailure.
 */
export type OperationCaller = <Id extends keyof Operations>(
  id: Id,
  input: Operations[Id]["input"],
  options?: CallOptions,
) => Promise<Operations[Id]["output"]>;
