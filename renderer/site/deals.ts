import type { Deal } from "#schemas/generated/config/deal.ts";
import type { Release } from "./release.ts";
import type { Site } from "./site.ts";

/** The deals that a site offers, whether they are over or not begun, in their order (DEAL-01). */
export function siteDeals(
  { deals }: Pick<Release, "deals">,
  site: Pick<Site, "brand" | "country">,
): readonly Deal[] {
  return Object.values(deals)
    .filter(
      ({ brands, countries }) =>
        (brands?.includes(site.brand.id) ?? true) && (countries?.includes(site.country.COUNTRY_CODE) ?? true),
    )
    .sort((a, b) => a.position - b.position || a.number - b.number);
}
