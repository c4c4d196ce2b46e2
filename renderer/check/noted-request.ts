import type { PageRequestInput } from "../ssr/page-renderer.ts";
import { type Reads, tracked } from "./tracked.ts";

/** A request that notes what is read of its site. */
export function notedSite(input: PageRequestInput, reads: Reads): PageRequestInput {
  return { ...input, view: { ...input.view, site: tracked(input.view.site, "site", reads) } };
}
