import type { ReferenceContext } from "../plan/resolve-args.ts";
import type { PageRequestInput } from "../ssr/page-renderer.ts";
import { type Reads, tracked } from "./tracked.ts";

/** References with those of the guest's search, which is read when a request first refers to it. */
export function withSearch(references: ReferenceContext, searchOf: () => ReferenceContext): ReferenceContext {
  return Object.defineProperty({ ...references }, "search", { get: () => searchOf().search });
}

/** A request that notes what is read of its site. */
export function notedSite(input: PageRequestInput, reads: Reads): PageRequestInput {
  return { ...input, view: { ...input.view, site: tracked(input.view.site, "site", reads) } };
}
