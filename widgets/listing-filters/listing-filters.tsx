import { clsx } from "clsx";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { ListingFiltersData, ListingFiltersProps } from "#schemas/generated/widgets/listing-filters.ts";
import { FacetGroup } from "../shared/listing/facet-group.tsx";
import { filterOff, noFilters } from "../shared/listing/filter-change.ts";
import { FiltersLabel } from "../shared/listing/filters-label.tsx";
import { listingHref } from "../shared/listing/listing-href.ts";
import { priceRange } from "../shared/listing/price-range.ts";
import { SheetAnswer } from "../shared/listing/sheet-answer.tsx";
import { usePriceName } from "../shared/listing/use-price-name.ts";
import { buttonClass } from "../ui/button/button.tsx";
import { Chip } from "../ui/chip/chip.tsx";
import { closeIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./listing-filters.module.css";

/**
 * Filters with counts (LIST-06). Every value is a link to the listing with that value on or off, so all of it
 * is in the address and works without JavaScript. A column on wide screens; on phones the sheet of
 * `?modal=filters`, opened from the listing's header, or the browser's own popover where there are no
 * scripts.
 */
export function ListingFilters({ id, data }: WidgetViewProps<ListingFiltersProps, ListingFiltersData>) {
  const page = usePage();
  const t = useT();
  const { results } = data;
  const priceName = usePriceName(results?.currency_code ?? page.country.currencyCode);
  if (!results) return null;
  const active = results.activeFilters.flatMap((filter) => {
    const off = filterOff(page.query, filter);
    const name = filter.id === "price" ? priceName(priceRange(filter.value)) : filter.name;
    return off ? [{ ...filter, name, href: listingHref(page, off) }] : [];
  });
  if (active.length === 0 && results.hotels.length === 0) return null;
  // A page has one of them, and dozens of ids begin with this.
  const panel = `${id.slice(id.lastIndexOf(".") + 1)}-panel`;
  const clearHref = listingHref(page, noFilters());
  const { count, currency_code } = results;
  return (
    <aside className={styles.filters} aria-label={t("listing.filters")}>
      <SheetAnswer part="filters" answer={{ count, currency_code }} />
      <div className={styles.bar}>
        <button
          type="button"
          popoverTarget={panel}
          className={clsx(buttonClass({ variant: "secondary", size: "s" }), styles.popover)}
        >
          <FiltersLabel active={active.length} />
        </button>
        {active.map(({ id: facet, value, name, href }) => (
          <Chip
            key={`${facet}-${value}`}
            removeLabel={t("listing.remove-filter", { name })}
            removeHref={href}
          >
            {name}
          </Chip>
        ))}
      </div>
      <div id={panel} popover="auto" className={styles.panel}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t("listing.filters")}</h2>
          {active.length > 0 && (
            <a href={clearHref} id={`${panel}-clear`} data-keep-scroll="" className={styles.clear}>
              {t("listing.clear-filters")}
            </a>
          )}
          <button
            type="button"
            popoverTarget={panel}
            popoverTargetAction="hide"
            className={styles.close}
            aria-label={t("listing.close")}
          >
            <Icon of={closeIcon} />
          </button>
        </div>
        <div className={styles.groups}>
          {results.facets.map((facet) => (
            <FacetGroup key={facet.id} facet={facet} currency={results.currency_code} idPrefix={panel} />
          ))}
        </div>
        <div className={styles.foot}>
          <button
            type="button"
            popoverTarget={panel}
            popoverTargetAction="hide"
            className={buttonClass({ wide: true })}
          >
            {t("listing.show-places", { count: results.count })}
          </button>
        </div>
      </div>
    </aside>
  );
}
