import { type UseMutationOptions, type UseMutationResult, useMutation } from "@tanstack/react-query";
import type { Operations } from "#schemas";
import { CallFailure, NOT_SENT } from "../data/call-failure.ts";
import type { CallOptions } from "../data/operation-caller.ts";
import { useCaller } from "./caller-context.ts";

interface CallVariables<Input> {
  readonly input: Input;
  /** Key of an effect that must happen once, however often it is sent. */
  readonly idempotencyKey?: string;
}

type Options<Output, Input> = Pick<
  UseMutationOptions<Output, CallFailure, CallVariables<Input>>,
  "onSuccess" | "onError"
>;

/**
 * Makes a changing call from an island: `mutate({ input, idempotencyKey })`. What the page says to this guest
 * is asked for again once it is done. Without a connection it fails at once as `not_sent`: nothing waits to
 * be sent after the guest has gone on.
 */
export function useCall<Id extends keyof Operations>(
  id: Id,
  { onSuccess, ...options }: Options<Operations[Id]["output"], Operations[Id]["input"]> = {},
): UseMutationResult<Operations[Id]["output"], CallFailure, CallVariables<Operations[Id]["input"]>> {
  const call = useCaller();
  return useMutation({
    mutationKey: [id],
    networkMode: "always",
    async mutationFn({ input, idempotencyKey }) {
      if (!navigator.onLine) throw new CallFailure(0, { code: NOT_SENT });
      return call(id, input, { idempotencyKey } satisfies CallOptions);
    },
    ...options,
    onSuccess(...result) {
      document.dispatchEvent(new Event("staywright:guest"));
      return onSuccess?.(...result);
    },
  });
}
