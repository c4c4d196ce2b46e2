import { usePage, useT, withLocale } from "#renderer";
import type { HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { filterOff, noFilters } from "../shared/listing/filter-change.ts";
import { listingHref } from "../shared/listing/listing-href.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { searchIcon } from "../ui/icon/action-icons.ts";
import { EmptyState } from "../ui/states/empty-state.tsx";
import { NearestDates } from "./nearest-dates.tsx";
import styles from "./nothing-found.module.css";
import { isAboutParty, nothingFreeText } from "./nothing-free-text.ts";

/**
 * No results: the true reason, and the nearest way out: filters off, other guests, the nearest dates, another
 * search.
 */
export function NothingFound({ results }: { readonly results: HotelSearchOutput }) {
  const page = usePage();
  const t = useT();
  const { activeFilters, location, nothing_free: why = { reason: "filters" } } = results;
  const narrowed = activeFilters.some((filter) => filterOff(page.query, filter) !== null);
  const byFilters = why.reason === "filters" && narrowed;
  return (
    <section id="results" className={styles.nothing} aria-label={t("listing.results")}>
      <EmptyState
        icon={searchIcon}
        title={
          location.found
            ? t(location.name ? "listing.empty.title" : "listing.empty.title-near", { place: location.name })
            : t("listing.empty.unknown-place")
        }
        text={nothingFreeText(why, location.name, t)}
        actions={
          byFilters ? (
            <ButtonLink href={listingHref(page, noFilters())} data-keep-scroll="">
              {t("listing.clear-filters")}
            </ButtonLink>
          ) : isAboutParty(why) ? (
            <ButtonLink href={withLocale(page, page.url)} data-modal="dateguestpicker">
              {t("listing.empty.change-guests")}
            </ButtonLink>
          ) : (
            <ButtonLink href={withLocale(page, "/")} data-modal="searchbar">
              {t("listing.new-search")}
            </ButtonLink>
          )
        }
      />
      {why.reason !== "filters" && <NearestDates results={results} />}
    </section>
  );
}
