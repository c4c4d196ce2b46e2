import type { Brand, Domain } from "#schemas";
import type { PageDocument } from "../page/page-document.ts";
import type { Site } from "./site.ts";

/**
 * Switches that hold on a site: the brand's, over them the domain's, which a vendor's are part of already
 * (CONF-15, MODE-07).
 */
export function siteFlags({
  brand,
  domain,
}: Pick<Site, "brand" | "domain">): Brand["flags"] & Domain["flags"] {
  return { ...brand.flags, ...domain.flags };
}

/** Whether a page is none of a site by its switches (WIZ-09). */
export function isHiddenPage(
  { hiddenBy }: Pick<PageDocument, "hiddenBy">,
  flags: ReturnType<typeof siteFlags>,
): boolean {
  return hiddenBy !== undefined && flags[hiddenBy] === true;
}

/**
 * The same as conditions read it under `site.domain.flags`: a switch of the brand is there when it is on, one
 * of the domain as it is said.
 */
export function conditionFlags({
  brand,
  domain,
}: Pick<Site, "brand" | "domain">): Readonly<Record<string, unknown>> {
  const on = Object.entries(brand.flags ?? {}).filter(([, value]) => value !== false);
  return { ...Object.fromEntries(on), ...domain.flags };
}
