import { clsx } from "clsx";
import { useState } from "react";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { SearchBoxData, SearchBoxProps } from "#schemas/generated/widgets/search-box.ts";
import { destinationOfPage } from "../shared/search/destination.ts";
import { pageSearch } from "../shared/search/page-search.ts";
import { SearchForm } from "../shared/search/search-form.tsx";
import styles from "./search-box.module.css";
import { SearchSummary } from "./search-summary.tsx";

/**
 * Where to, when, for whom (SRCH-01). Reads what it shows from the address, so place and dates are the same
 * on every page.
 */
export function SearchBox({ id, props, data }: WidgetViewProps<SearchBoxProps, SearchBoxData>) {
  const page = usePage();
  const t = useT();
  const [open, setOpen] = useState(false);
  const shown = pageSearch(page);
  const destination = destinationOfPage(page, {
    place: data.place?.cities[0],
    hereName: t("search.near-me"),
  });
  const bar = props.variant === "bar";
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of the last years do not know <search> yet, and React warns there.
    <div role="search" className={clsx(styles.box, bar && styles.bar)} aria-label={t("search.label")}>
      {bar && (
        <SearchSummary
          destination={destination}
          stay={shown.stay}
          rooms={shown.search.roomConfig}
          open={open}
          controls={`${id}-form`}
          onToggle={() => setOpen(!open)}
        />
      )}
      <SearchForm
        id={`${id}-form`}
        className={clsx(bar && !open && styles.folded)}
        destination={destination}
        shown={shown}
        hint={t(props.hint)}
        nearMe={props.nearMe}
      />
    </div>
  );
}
