import { currencyDecimals, parseListingQuery } from "#domain";
import { usePage } from "#renderer";
import type { Facet } from "#schemas/generated/api/search.ts";
import { listingHref } from "../hotel-list/listing-href.ts";
import type { FacetLinkProps } from "./facet-link.tsx";
import { filterOff, filterOn } from "./filter-change.ts";
import { priceSteps } from "./price-steps.ts";
import { usePriceName } from "./use-price-name.ts";

export type FacetLinkData = Omit<FacetLinkProps, "id"> & { readonly key: string };

/** The values of a facet as links: one press turns a value on or off. Values without results are left out, prices come in ranges. */
export function useFacetLinks(facet: Facet, currency: string): readonly FacetLinkData[] {
  const page = usePage();
  const nameOf = usePriceName(currency);
  if (facet.id === "price") {
    const { priceMin, priceMax } = parseListingQuery(page.query);
    return priceSteps(facet.min ?? 0, facet.max ?? 0, currencyDecimals(currency)).map((step) => {
      const on = step.min === priceMin && step.max === priceMax;
      const change = on ? { priceMin: null, priceMax: null } : { priceMin: step.min, priceMax: step.max };
      const key = `${step.min ?? 0}-${step.max ?? 0}`;
      return { key, name: nameOf(step), count: undefined, on, single: true, href: listingHref(page, change) };
    });
  }
  const single = facet.kind === "one";
  return facet.options.flatMap(({ value, name, count, selected }) => {
    const change = (selected ? filterOff : filterOn)(page.query, { id: facet.id, value });
    if (!change || (count === 0 && !selected)) return [];
    return [{ key: value, name, count, on: selected, single, href: listingHref(page, change) }];
  });
}
