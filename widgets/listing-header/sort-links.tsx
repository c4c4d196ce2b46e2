import { clsx } from "clsx";
import { parseListingQuery } from "#domain";
import { usePage, useT } from "#renderer";
import type { SortOption } from "#schemas/generated/api/search.ts";
import { listingHref } from "../hotel-list/listing-href.ts";
import { sheetAttributes } from "../listing-sheet/sheet-answer.ts";
import { withModal } from "../listing-sheet/with-modal.ts";
import { buttonClass } from "../ui/button/button.tsx";
import { chevronDownIcon, chevronUpIcon, infoIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./sort-links.module.css";

/** The orders as links, and a sentence that says what the shown one means (LIST-07). On phones they are in the sheet of `?modal=sort`. */
export function SortLinks({ options }: { readonly options: SortOption[] }) {
  const page = usePage();
  const t = useT();
  const { sort } = parseListingQuery(page.query);
  const chosen = options.find((option) => option.selected);
  return (
    <div className={styles.sort} {...sheetAttributes("sort", { sort_options: options })}>
      <a
        id="sort-sheet"
        href={withModal(page.url, "sort")}
        data-modal="sort"
        rel="nofollow"
        className={clsx(buttonClass({ variant: "secondary", size: "s" }), styles.sheet)}
      >
        {t("listing.sort")}
        <bdi className={styles.chosen}>{t(`listing.sort.${chosen?.sort_on ?? sort}`)}</bdi>
      </a>
      <nav aria-label={t("listing.sort")} className={styles.orders}>
        {options.map((option) => (
          <a
            key={`${option.sort_on}-${option.ascending}`}
            id={`sort-${option.sort_on}-${option.ascending}`}
            href={listingHref(page, { sort: option.sort_on, ascending: option.ascending })}
            aria-current={option.selected ? "true" : undefined}
            className={styles.order}
            data-keep-scroll=""
            rel="nofollow"
          >
            {t(`listing.sort.${option.sort_on}`)}
            {option.sort_on === "price" && (
              <Icon
                of={option.ascending ? chevronUpIcon : chevronDownIcon}
                size={14}
                label={t(option.ascending ? "listing.sort.ascending" : "listing.sort.descending")}
              />
            )}
          </a>
        ))}
      </nav>
      <details className={styles.why}>
        <summary>
          <Icon of={infoIcon} size={16} />
          {t("listing.why-order")}
        </summary>
        <p>{t(`listing.why.${chosen?.sort_on ?? sort}`)}</p>
      </details>
    </div>
  );
}
