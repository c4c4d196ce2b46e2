import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { Operations } from "#schemas";
import type { CallFailure } from "../data/call-failure.ts";
import { requestKey } from "../data/request-key.ts";
import { useCaller } from "./caller-context.ts";
import { usePage } from "./use-page.ts";

type Options<Output> = Pick<
  UseQueryOptions<Output, CallFailure>,
  "enabled" | "staleTime" | "initialData" | "refetchInterval"
> & {
  /** Keep showing the last answer while the next one loads (STATE-01). */
  readonly keepOldData?: boolean;
};

/** Reads an operation from an island; equal inputs share one request across all islands. */
export function useSource<Id extends keyof Operations>(
  id: Id,
  input: Operations[Id]["input"],
  { keepOldData, ...options }: Options<Operations[Id]["output"]> = {},
): UseQueryResult<Operations[Id]["output"], CallFailure> {
  const call = useCaller();
  const { locale } = usePage();
  return useQuery<Operations[Id]["output"], CallFailure>({
    queryKey: [id, locale, requestKey(id, input)],
    queryFn: ({ signal }) => call(id, input, { signal }),
    ...(keepOldData ? { placeholderData: keepPreviousData as never } : {}),
    ...options,
  });
}
