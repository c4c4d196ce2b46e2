import { useNavigateTo, usePage, useT } from "#renderer";
import { FacetLink } from "../shared/listing/facet-link.tsx";
import { listingHref } from "../shared/listing/listing-href.ts";
import { OrderReasons } from "../shared/listing/order-reasons.tsx";
import type { SheetAnswers } from "../shared/listing/sheet-answer.tsx";
import { followInPlace } from "../shared/popup/follow-in-place.ts";
import styles from "./listing-sheet.module.css";

interface SortSheetProps {
  readonly idPrefix: string;
  readonly answer: SheetAnswers["sort"];
}

/**
 * The orders, one under the other, and what the shown one looks at: a choice closes the sheet, for it is the
 * whole of the question.
 */
export function SortSheet({ idPrefix, answer }: SortSheetProps) {
  const page = usePage();
  const t = useT();
  const navigate = useNavigateTo();
  const nameOf = ({ sort_on, ascending }: SheetAnswers["sort"]["sort_options"][number]) =>
    sort_on === "price"
      ? [t("listing.sort.price"), t(ascending ? "listing.sort.ascending" : "listing.sort.descending")].join(
          t("stay.comma"),
        )
      : t(`listing.sort.${sort_on}`);
  return (
    <div className={styles.order}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
      <ul className={styles.orders} onClick={followInPlace(navigate, null)}>
        {answer.sort_options.map((option) => (
          <FacetLink
            key={`${option.sort_on}-${option.ascending}`}
            id={`${idPrefix}-sort-${option.sort_on}-${option.ascending}`}
            name={nameOf(option)}
            count={undefined}
            on={option.selected}
            single
            href={listingHref(page, { sort: option.sort_on, ascending: option.ascending })}
          />
        ))}
      </ul>
      <section className={styles.why}>
        <h3>{t("listing.why-order")}</h3>
        <OrderReasons signals={answer.order_signals} />
      </section>
    </div>
  );
}
