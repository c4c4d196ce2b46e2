import { usePage } from "#renderer";
import type { ShownFacet } from "./facet-group.tsx";
import type { FacetLinkProps } from "./facet-link.tsx";
import { filterOff, filterOn } from "./filter-change.ts";
import { listingHref } from "./listing-href.ts";
import { priceRange } from "./price-range.ts";
import { usePriceName } from "./use-price-name.ts";

export type FacetLinkData = Omit<FacetLinkProps, "id"> & { readonly key: string };

/** The values of a facet as links: one press turns a value on or off. Values without results are left out. */
export function useFacetLinks(facet: ShownFacet, currency: string): readonly FacetLinkData[] {
  const page = usePage();
  const priceName = usePriceName(currency);
  const single = facet.kind === "one" || facet.kind === "range";
  return facet.options.flatMap(({ value, name, count, selected }) => {
    const change = (selected ? filterOff : filterOn)(page.query, { id: facet.id, value });
    if (!change || (count === 0 && !selected)) return [];
    const shown = facet.id === "price" ? priceName(priceRange(value)) : name;
    return [{ key: value, name: shown, count, on: selected, single, href: listingHref(page, change) }];
  });
}
