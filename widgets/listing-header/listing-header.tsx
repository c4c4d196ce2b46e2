import { guestsOf } from "#domain/rooms";
import { parseListingQuery, roomCount } from "#domain/search";
import { usePage, useSite, useT, type WidgetViewProps } from "#renderer";
import type { ResolvedLocation } from "#schemas/generated/api/search.ts";
import type { ListingHeaderData, ListingHeaderProps } from "#schemas/generated/widgets/listing-header.ts";
import { filterOff } from "../shared/listing/filter-change.ts";
import { listingHref } from "../shared/listing/listing-href.ts";
import { wordsOf } from "../shared/search/destination.ts";
import { pageSearch } from "../shared/search/page-search.ts";
import { withTags } from "../shared/search/tag-names.ts";
import { dateText } from "../shared/text/use-date-text.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { menuIcon as listIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { mapIcon } from "../ui/icon/travel-icons.ts";
import { FiltersLink } from "./filters-link.tsx";
import styles from "./listing-header.module.css";
import { SortLinks } from "./sort-links.tsx";

/**
 * What is shown and why in this order: the place, dates and guests, how many, and the orders to choose from
 * (LIST-01, LIST-07).
 */
export function ListingHeader({ data, slots }: WidgetViewProps<ListingHeaderProps, ListingHeaderData>) {
  const page = usePage();
  const { country } = useSite();
  const t = useT();
  const { results } = data;
  const { search } = pageSearch(page);
  const unknown = results?.location.found === false;
  const place = unknown ? (search.location ?? results.location.name) : results?.location.name;
  const shown = place ?? search.location ?? wordsOf(page.route.params.city ?? "");
  const title = titleOf(results?.location, shown !== "");
  const { tag } = page.route.params;
  const { day } = dateText(page.locale);
  const listing = parseListingQuery(page.query);
  const stay = results?.stay;
  const narrowed = results?.activeFilters.filter((each) => filterOff(page.query, each)).length ?? 0;
  const guests = [
    t("listing.guests", { count: guestsOf(search.roomConfig) }),
    t("listing.rooms", { count: roomCount(search) }),
  ];
  const summary = [
    ...(stay && stay.search_type !== "open"
      ? [
          t("stay.dates", { checkin: day(stay.checkin), checkout: day(stay.checkout) }),
          t("listing.nights", { count: stay.nights }),
        ]
      : []),
    guests.join(t("stay.comma")),
  ];
  return (
    <div className={styles.header}>
      <h1 className={country.toHideListingHeading ? "visually-hidden" : styles.title}>
        {withTags(t, t(title, { place: shown }), tag)}
      </h1>
      <div className={styles.facts}>
        <p className={styles.summary}>
          {summary.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        {slots.hint}
      </div>
      {results && (results.count > 0 || narrowed > 0) && (
        <>
          {results.count > 0 && (
            <p className={styles.count} role="status">
              <strong>{t("listing.places", { count: results.count })}</strong>
              {results.available_count < results.count && (
                <span>{t("listing.available", { count: results.available_count })}</span>
              )}
              {results.activeFilters.length > 0 && <span>{t("listing.narrowed")}</span>}
            </p>
          )}
          <div className={styles.tools}>
            <FiltersLink active={narrowed} />
            {results.count > 0 && (
              <>
                <SortLinks options={results.sort_options} signals={results.order_signals} />
                <ButtonLink
                  id="map-toggle"
                  href={listingHref(page, { ...listing, showMap: !listing.showMap })}
                  variant="secondary"
                  size="s"
                  className={styles.map}
                  icon={<Icon of={listing.showMap ? listIcon : mapIcon} size={18} />}
                  data-keep-scroll=""
                >
                  <span>{t(listing.showMap ? "listing.hide-map" : "listing.show-map")}</span>
                </ButtonLink>
              </>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/**
 * Message id of the heading: in a place, near one, around the guest, anywhere, or of a place nobody knows.
 */
function titleOf(location: ResolvedLocation | undefined, isNamed: boolean): string {
  if (location?.found === false) return "listing.title-unknown";
  if (location?.type === "position") return isNamed ? "listing.title-near-place" : "listing.title-near";
  if (location?.type === "hotel") return "listing.title-near-place";
  return isNamed ? "listing.title" : "listing.title-anywhere";
}
