import { useLayoutEffect } from "react";
import { useNavigateTo, usePage, useT } from "#renderer";
import { FacetGroup } from "../shared/listing/facet-group.tsx";
import { noFilters } from "../shared/listing/filter-change.ts";
import { listingHref } from "../shared/listing/listing-href.ts";
import type { SheetAnswers } from "../shared/listing/sheet-answer.tsx";
import { followInPlace } from "../shared/popup/follow-in-place.ts";
import { Button } from "../ui/button/button.tsx";
import styles from "./listing-sheet.module.css";

interface FiltersSheetProps {
  readonly idPrefix: string;
  readonly answer: SheetAnswers["filters"];
  readonly onClose: () => void;
}

/**
 * The filters with their counts. The sheet stays open while the guest chooses; the listing behind it follows.
 */
export function FiltersSheet({ idPrefix, answer, onClose }: FiltersSheetProps) {
  const page = usePage();
  const t = useT();
  const navigate = useNavigateTo();
  const clearHref = listingHref(page, noFilters());
  // It is drawn again when a page has come: that page knows what is chosen, not the press before it.
  useLayoutEffect(() => {
    for (const each of document.querySelectorAll("dialog [data-wanted]")) each.removeAttribute("data-wanted");
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, by pointer or by key.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div className={styles.body} onClick={followInPlace(navigate, "filters")}>
      <div className={styles.groups}>
        {answer.facets.map((facet) => (
          <FacetGroup key={facet.id} facet={facet} currency={answer.currency_code} idPrefix={idPrefix} />
        ))}
      </div>
      <div className={styles.foot}>
        <a
          id={`${idPrefix}-clear`}
          href={clearHref}
          className={styles.clear}
          data-idle={clearHref === listingHref(page, {}) || undefined}
        >
          {t("listing.clear-filters")}
        </a>
        <div aria-live="polite">
          <Button wide onClick={onClose}>
            {t("listing.show-places", { count: answer.count })}
          </Button>
        </div>
      </div>
    </div>
  );
}
