import { usePage, useT } from "#renderer";
import type { HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { filterOn } from "../shared/listing/filter-change.ts";
import { listingHref } from "../shared/listing/listing-href.ts";
import { FilterChipLink } from "../ui/chip/chip.tsx";
import styles from "./guided-filters.module.css";

/** Filters that would usefully narrow this very result, one press each, with what they leave (LIST-06). */
export function GuidedFilters({ filters }: { readonly filters: HotelSearchOutput["guided_search_filters"] }) {
  const page = usePage();
  const t = useT();
  const links = filters.flatMap((filter) => {
    const on = filterOn(page.query, filter);
    return on ? [{ ...filter, href: listingHref(page, on) }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className={styles.guided} aria-label={t("listing.guided")}>
      {links.map(({ id, value, name, count, href }) => (
        <li key={`${id}-${value}`}>
          <FilterChipLink href={href} current={false} data-keep-scroll="" rel="nofollow">
            {name} ({count})
          </FilterChipLink>
        </li>
      ))}
    </ul>
  );
}
