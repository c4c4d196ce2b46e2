import type { Brand, Domain } from "#schemas";
import type { Site } from "./site.ts";

/** Switches that hold on a site: the brand's, over them the domain's, which a vendor's are part of already (CONF-15, MODE-07). */
export function siteFlags({
  brand,
  domain,
}: Pick<Site, "brand" | "domain">): Brand["flags"] & Domain["flags"] {
  return { ...brand.flags, ...domain.flags };
}
