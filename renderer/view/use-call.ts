import { type UseMutationOptions, type UseMutationResult, useMutation } from "@tanstack/react-query";
import type { Operations } from "#schemas";
import type { CallFailure } from "../data/call-failure.ts";
import type { CallOptions } from "../data/operation-caller.ts";
import { useCaller } from "./caller-context.ts";

interface CallVariables<Input> {
  readonly input: Input;
  /** Key of an effect that must happen once, however often it is sent. */
  readonly idempotencyKey?: string;
}

/**
 * Makes a changing call from an island: `mutate({ input, idempotencyKey })`. Without a connection it fails at once: nothing waits to be
 * sent after the guest has gone on.
 */
export function useCall<Id extends keyof Operations>(
  id: Id,
  options: Pick<
    UseMutationOptions<Operations[Id]["output"], CallFailure, CallVariables<Operations[Id]["input"]>>,
    "onSuccess" | "onError"
  > = {},
): UseMutationResult<Operations[Id]["output"], CallFailure, CallVariables<Operations[Id]["input"]>> {
  const call = useCaller();
  return useMutation({
    mutationKey: [id],
    networkMode: "always",
    mutationFn: ({ input, idempotencyKey }) => call(id, input, { idempotencyKey } satisfies CallOptions),
    ...options,
  });
}
