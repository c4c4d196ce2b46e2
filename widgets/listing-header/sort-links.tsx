import { clsx } from "clsx";
import { usePage, useT } from "#renderer";
import type { OrderSignal, SortOption } from "#schemas/generated/api/search.ts";
import { listingHref } from "../shared/listing/listing-href.ts";
import { OrderReasons } from "../shared/listing/order-reasons.tsx";
import { SheetAnswer } from "../shared/listing/sheet-answer.tsx";
import { withModal } from "../shared/popup/with-modal.ts";
import { buttonClass } from "../ui/button/button.tsx";
import { chevronDownIcon, chevronUpIcon, infoIcon, sortIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./sort-links.module.css";

export interface SortLinksProps {
  readonly options: SortOption[];
  readonly signals: OrderSignal[];
}

/**
 * The orders as links, and what the shown one looks at (LIST-07). On phones both are in the sheet of
 * `?modal=sort`.
 */
export function SortLinks({ options, signals }: SortLinksProps) {
  const page = usePage();
  const t = useT();
  const chosen = options.find((option) => option.selected);
  return (
    <div className={styles.sort}>
      <SheetAnswer
        part="sort"
        answer={{ sort_options: options.map(({ name: _, ...option }) => option), order_signals: signals }}
      />
      <a
        id="sort-sheet"
        href={withModal(page.url, "sort")}
        data-modal="sort"
        rel="nofollow"
        className={clsx(buttonClass({ variant: "secondary", size: "s" }), styles.sheet)}
      >
        <Icon of={sortIcon} size={18} />
        <span className="visually-hidden">{t("listing.sort")}: </span>
        <bdi>{t(`listing.sort.${chosen?.sort_on ?? "recommended"}`)}</bdi>
      </a>
      <nav aria-label={t("listing.sort")} className={styles.orders}>
        {oneEach(options).map(({ sort_on, ascending, selected, other }) => (
          <a
            key={sort_on}
            id={`sort-${sort_on}`}
            href={listingHref(page, { sort: sort_on, ascending: selected && other ? !ascending : ascending })}
            aria-current={selected ? "true" : undefined}
            className={styles.order}
            data-keep-scroll=""
            rel="nofollow"
          >
            {t(`listing.sort.${sort_on}`)}
            {other && (
              <Icon
                of={ascending ? chevronUpIcon : chevronDownIcon}
                size={14}
                label={t(ascending ? "listing.sort.ascending" : "listing.sort.descending")}
              />
            )}
          </a>
        ))}
      </nav>
      <button type="button" popoverTarget="order-reasons" className={styles.why}>
        <Icon of={infoIcon} size={16} />
        {t("listing.why-order")}
      </button>
      <div id="order-reasons" popover="auto" data-layer="" className={styles.reasons}>
        <OrderReasons signals={signals} />
      </div>
    </div>
  );
}

/**
 * One link per order: an order that runs both ways shows the way chosen, and pressing it again turns it
 * round.
 */
function oneEach(options: readonly SortOption[]) {
  return options.flatMap((option, index) => {
    const same = options.filter(({ sort_on }) => sort_on === option.sort_on);
    if (options.findIndex(({ sort_on }) => sort_on === option.sort_on) !== index) return [];
    return [{ ...(same.find(({ selected }) => selected) ?? option), other: same.length > 1 }];
  });
}
