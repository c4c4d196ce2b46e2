import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { HotelListData, HotelListProps } from "#schemas/generated/widgets/hotel-list.ts";
import { hotelHref } from "../shared/listing/hotel-href.ts";
import { HotelTile } from "../shared/listing/hotel-tile.tsx";
import { listingHref } from "../shared/listing/listing-href.ts";
import { ResultsFailed } from "../shared/listing/results-failed.tsx";
import { pageSearch } from "../shared/search/page-search.ts";
import { JsonLd } from "../shared/shell/json-ld.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import { Pagination } from "../ui/pagination/pagination.tsx";
import { GuidedFilters } from "./guided-filters.tsx";
import styles from "./hotel-list.module.css";
import { NearestDates } from "./nearest-dates.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { nothingFreeText } from "./nothing-free-text.ts";

/**
 * The results: cards, page by page (LIST-02), and what to do when there is nothing or something failed
 * (STATE-02).
 */
export function HotelList({ id, props, data, errors }: WidgetViewProps<HotelListProps, HotelListData>) {
  const page = usePage();
  const t = useT();
  const { results } = data;
  if (!results) {
    const failed = errors.results !== undefined;
    return failed ? <ResultsFailed /> : null;
  }
  if (results.hotels.length === 0) return <NothingFound results={results} />;
  const { search } = pageSearch(page);
  const { page: shown, page_count: pages, next = null } = results;
  const nextHref = listingHref(page, { page: shown + 1, after: next });
  const first = results.offset + 1;
  const last = results.offset + results.hotels.length;
  return (
    <section id="results" className={styles.results} aria-label={t("listing.results")}>
      {results.member_price && <Notice tone="info">{t("stay.member-unavailable")}</Notice>}
      {results.nothing_free && (
        <Notice tone="info">{nothingFreeText(results.nothing_free, results.location.name, t)}</Notice>
      )}
      <NearestDates results={results} />
      <GuidedFilters filters={results.guided_search_filters} />
      <ol id={LIST} className={styles.list} start={first}>
        {results.hotels.map((hotel, index) => (
          <li key={hotel.id} data-hotel={hotel.id}>
            <HotelTile
              hotel={hotel}
              search={search}
              asOf={results.as_of}
              layout={props.layout}
              priority={index < 2}
            />
          </li>
        ))}
      </ol>
      <div id={`${LIST}-end`} className={styles.end}>
        <p
          className={styles.seen}
          data-appended={t("listing.seen", { first: "#", last, count: results.count })}
        >
          {t("listing.seen", { first, last, count: results.count })}
        </p>
        {shown < pages && (
          <ButtonLink
            href={nextHref}
            variant="secondary"
            rel="next nofollow"
            data-append={LIST}
            data-prefetch=""
          >
            {t("listing.show-more", { count: Math.min(results.page_size, results.count - last) })}
          </ButtonLink>
        )}
        <Pagination
          page={shown}
          pages={pages}
          hrefOf={(number) => listingHref(page, { page: number })}
          nextHref={nextHref}
          labels={{
            nav: t("listing.pages"),
            previous: t("listing.previous-page"),
            next: t("listing.next-page"),
            page: (number) => t("listing.page", { page: number }),
          }}
        />
      </div>
      <JsonLd
        data={{
          "@context": "https://schema.org",
          "@type": "ItemList",
          "@id": `${page.origin}${page.path}#${id}`,
          itemListElement: results.hotels.map((hotel, index) => ({
            "@type": "ListItem",
            position: first + index,
            url: page.origin + hotelHref(page, hotel.id, {}),
          })),
        }}
      />
    </section>
  );
}

/** Id of the list: with scripts, "more" adds the next page's cards to it; without, it leads to that page. */
const LIST = "results-list";
