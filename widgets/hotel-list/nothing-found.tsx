import { usePage, useT, withLocale } from "#renderer";
import type { HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { filterOff, noFilters } from "../listing-filters/filter-change.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { searchIcon } from "../ui/icon/action-icons.ts";
import { EmptyState } from "../ui/states/empty-state.tsx";
import { listingHref } from "./listing-href.ts";
import { NearestDates } from "./nearest-dates.tsx";
import styles from "./nothing-found.module.css";

/** No results: take the filters off (each stands with a cross beside the list), or the nearest dates that work. */
export function NothingFound({ results }: { readonly results: HotelSearchOutput }) {
  const page = usePage();
  const t = useT();
  const { activeFilters, location } = results;
  const narrowed = activeFilters.some((filter) => filterOff(page.query, filter) !== null);
  return (
    <section id="results" className={styles.nothing} aria-label={t("listing.results")}>
      <EmptyState
        icon={searchIcon}
        title={
          location.found
            ? t("listing.empty.title", { place: location.name })
            : t("listing.empty.unknown-place")
        }
        text={t(
          narrowed
            ? "listing.empty.filters"
            : location.found
              ? "listing.empty.dates"
              : "listing.empty.spelling",
        )}
        actions={
          narrowed ? (
            <ButtonLink href={listingHref(page, noFilters())} data-keep-scroll="">
              {t("listing.clear-filters")}
            </ButtonLink>
          ) : (
            <ButtonLink href={withLocale(page, "/")}>{t("listing.new-search")}</ButtonLink>
          )
        }
      />
      {!narrowed && <NearestDates results={results} />}
    </section>
  );
}
