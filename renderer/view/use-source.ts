import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { Operations } from "#schemas";
import type { CallFailure } from "../data/call-failure.ts";
import { requestKey } from "../data/request-key.ts";
import { useCaller } from "./caller-context.ts";
import { useHydrated } from "./use-hydrated.ts";
import { usePage } from "./use-page.ts";

type Options<Output> = Pick<
  UseQueryOptions<Output, CallFailure>,
  "enabled" | "staleTime" | "initialData" | "refetchInterval"
> & {
  /** Keep showing the last answer while the next one loads (STATE-01). */
  readonly keepOldData?: boolean;
};

/**
 * Reads an operation from an island; equal inputs share one request across all islands. While an island
 * hydrates it reads as pending, as on the server, even when an earlier page has left an answer behind.
 */
export function useSource<Id extends keyof Operations>(
  id: Id,
  input: Operations[Id]["input"],
  { keepOldData, ...options }: Options<Operations[Id]["output"]> = {},
): UseQueryResult<Operations[Id]["output"], CallFailure> {
  const call = useCaller();
  const { locale } = usePage();
  const hydrated = useHydrated();
  const result = useQuery<Operations[Id]["output"], CallFailure>({
    queryKey: [id, locale, requestKey(id, input)],
    queryFn: ({ signal }) => call(id, input, { signal }),
    ...(keepOldData ? { placeholderData: keepPreviousData as never } : {}),
    ...options,
  });
  return hydrated || options.initialData !== undefined ? result : { ...result, ...asOnServer };
}

/** What a query says before anything was asked. */
const asOnServer = {
  data: undefined,
  error: null,
  status: "pending",
  isPending: true,
  isSuccess: false,
  isError: false,
  isPlaceholderData: false,
  isLoadingError: false,
  isRefetchError: false,
} as const;
