import { useEffect } from "react";
import { useClosePopup, useT, type WidgetViewProps } from "#renderer";
import type { ListingSheetProps } from "#schemas/generated/widgets/listing-sheet.ts";
import { readSheetAnswer } from "../shared/listing/sheet-answer.tsx";
import { PopupHead } from "../ui/popup-head/popup-head.tsx";
import { FiltersSheet } from "./filters-sheet.tsx";
import styles from "./listing-sheet.module.css";
import { SortSheet } from "./sort-sheet.tsx";

/**
 * Filters or orders of the listing over the page (MODAL-11). Every choice is in the address and takes the
 * place of the sheet's entry in the history: Back closes the sheet and shows the listing as it was. A page
 * without a listing closes it at once.
 */
export function ListingSheet({ id, props }: WidgetViewProps<ListingSheetProps>) {
  const t = useT();
  const closePopup = useClosePopup();
  const prefix = id.replaceAll(".", "-");
  const filters = props.part === "filters" ? readAnswer("filters") : undefined;
  const sort = props.part === "sort" ? readAnswer("sort") : undefined;
  const nothing = !filters && !sort;
  useEffect(() => {
    if (nothing) closePopup();
  }, [nothing, closePopup]);
  if (nothing) return null;
  return (
    <section className={styles.sheet} aria-labelledby={`${prefix}-title`}>
      <PopupHead
        id={`${prefix}-title`}
        title={t(filters ? "listing.filters" : "listing.sort")}
        closeLabel={t("listing.close")}
        onClose={closePopup}
      />
      {filters && <FiltersSheet idPrefix={`${prefix}-panel`} answer={filters} onClose={closePopup} />}
      {sort && <SortSheet idPrefix={prefix} answer={sort} />}
    </section>
  );
}

/** Popups are of the browser alone; on the server there is no page to read yet. */
function readAnswer<Part extends ListingSheetProps["part"]>(part: Part) {
  return typeof document === "undefined" ? undefined : readSheetAnswer(document, part);
}
