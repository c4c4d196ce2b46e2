import { type ComponentType, useState } from "react";
import type { RoomConfig } from "#domain/rooms";
import { parseListingQuery } from "#domain/search";
import type { FlexibleStay } from "#domain/stay";
import {
  type PageContext,
  useClosePopup,
  useNavigateTo,
  usePage,
  useT,
  type WidgetViewProps,
  withLocale,
} from "#renderer";
import type { SearchModalProps } from "#schemas/generated/widgets/search-modal.ts";
import { destinationOfPage, searchUrl } from "../shared/search/destination.ts";
import { pageSearch } from "../shared/search/page-search.ts";
import { SearchForm } from "../shared/search/search-form.tsx";
import { stayHref } from "../shared/stay/stay-href.ts";
import { OnDemand } from "../ui/popover/on-demand.tsx";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import styles from "./search-modal.module.css";
import type { StayFormProps } from "./stay-form.tsx";

/**
 * The search in a popup: `searchbar` for the place, `headerDatePicker` and `dateguestpicker` for dates and
 * rooms (MODAL-07). Where the page has no place yet, dates and rooms are asked for with it.
 */
export function SearchModal({ id, props }: WidgetViewProps<SearchModalProps>) {
  const page = usePage();
  const t = useT();
  const navigate = useNavigateTo();
  const closePopup = useClosePopup();
  const shown = pageSearch(page);
  const destination = destinationOfPage(page, { hereName: t("search.near-me") });
  const stayOnly = props.part === "stay" && hrefFor(page, shown.stay, shown.search.roomConfig) !== null;
  const [lost, setLost] = useState(false);

  /**
   * Goes to the page's own property or results; the property's page stays where the other does not come, and
   * the popup says so (HOTEL-11).
   */
  function go(stay: FlexibleStay | null, rooms: RoomConfig) {
    setLost(false);
    navigate(hrefFor(page, stay, rooms) ?? page.url, {
      keepScroll: true,
      ...(page.route.params.hotelId && { onLost: () => setLost(true) }),
    });
  }
  return (
    <div className={styles.modal}>
      <PopupHead
        title={t(props.part === "stay" ? "search.modal-stay-title" : "search.modal-title")}
        closeLabel={t("search.close")}
        onClose={closePopup}
      />
      {stayOnly ? (
        <OnDemand
          load={loadStayForm}
          props={{
            stay: shown.stay,
            rooms: shown.search.roomConfig,
            onSearch: go,
            lost,
          }}
          loading={t("search.loading")}
          failed={t("search.picker-failed")}
          retry={t("search.retry")}
          className={styles.loading}
        />
      ) : (
        <SearchForm
          id={`${id.replaceAll(".", "-")}-form`}
          destination={destination}
          shown={shown}
          hint={t("search.hint")}
          nearMe
          openPart={props.part}
          inline
        />
      )}
    </div>
  );
}

/** The calendar, the rooms and their tabs: a chunk of its own. */
function loadStayForm(): Promise<ComponentType<StayFormProps>> {
  return import("./stay-form.tsx").then((module) => module.StayForm);
}

/** The page's own property or results for another stay; null on a page without a place. */
function hrefFor(page: PageContext, stay: FlexibleStay | null, rooms: RoomConfig): string | null {
  if (page.route.params.hotelId && stay) return stayHref(page, stay, rooms);
  const destination = destinationOfPage(page, { hereName: "" });
  if (!destination) return null;
  const listing = page.page === "listing" ? { ...parseListingQuery(page.query), page: 1 } : undefined;
  return withLocale(page, searchUrl(page, destination, stay, rooms, listing));
}
