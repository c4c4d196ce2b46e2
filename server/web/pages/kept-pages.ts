import {
  cacheKey,
  createPageCache,
  type PageCache,
  type PageRenderer,
  type PageRequestInput,
} from "#renderer/server";
import type { WebOptions } from "../web-options.ts";
import type { PageRequestFacts } from "./page-request.ts";
import type { StoredAnswer } from "./stored-answer.ts";

/** Public pages as they were sent, kept in memory. */
export function createKeptPages({ cacheBytes, now }: Pick<WebOptions, "cacheBytes" | "now">): KeptPages {
  return createPageCache<StoredAnswer>({
    maxBytes: cacheBytes,
    now: () => now().getTime(),
    errorMs: STALE_IF_ERROR_SECONDS * 1000,
  });
}

export type KeptPages = PageCache<StoredAnswer>;

/** Where an answer is kept: everything the page may depend on. */
export function keyOf(
  { release, site, view, today }: PageRequestFacts,
  input: PageRequestInput,
  compiled: ReturnType<PageRenderer["compiledPage"]>,
  query: Readonly<Record<string, string>>,
): string {
  return cacheKey(compiled, {
    release: release.hash,
    siteId: site.isFallback ? `${site.id}?` : site.id,
    vendor: site.microsite?.name ?? "",
    locale: view.locale,
    path: input.path,
    query,
    flags: input.flags,
    device: input.device,
    userMode: input.userMode,
    audience: input.audience ?? "anonymous",
    membershipUnread: input.membershipUnread ?? false,
    today,
  });
}

/** How long the last page is given while no new one can be made, as when the database is away. */
const STALE_IF_ERROR_SECONDS = 6 * 60 * 60;
