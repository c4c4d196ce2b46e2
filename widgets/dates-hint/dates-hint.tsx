import { useEffect, useState } from "react";
import { parseSearch, reachedOpenSearchThreshold } from "#domain/search";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { DatesHintProps } from "#schemas/generated/widgets/dates-hint.ts";
import { withModal } from "../shared/popup/with-modal.ts";
import { destinationOfPage } from "../shared/search/destination.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { calendarIcon } from "../ui/icon/travel-icons.ts";
import styles from "./dates-hint.module.css";
import { countOpenSearch, leaveOpenSearch } from "./open-searches.ts";

/**
 * A link to the dates, told politely once this session has searched often enough without any (SRCH-14). Its
 * line is kept free for it.
 */
export function DatesHint(_view: WidgetViewProps<DatesHintProps>) {
  const page = usePage();
  const t = useT();
  const [shown, setShown] = useState(false);
  const { checkin, checkout, latitude, longitude, roomConfig } = parseSearch(page.query, page.country);
  const hasDates = Boolean(checkin || checkout);
  const destination = destinationOfPage(page, { hereName: "near me" });
  const place = destination?.slug ?? destination?.label.toLowerCase();
  const search = JSON.stringify([place, latitude, longitude, roomConfig]);
  const { openSearchThreshold } = page.limits.search;
  useEffect(() => {
    if (hasDates) return;
    const searches = countOpenSearch(page.siteId, search, openSearchThreshold);
    setShown(reachedOpenSearchThreshold(searches, openSearchThreshold));
    // Gone for good, or replaced by the same line of the next page?
    return () => void setTimeout(() => document.getElementById(LINE) ?? leaveOpenSearch());
  }, [page.siteId, hasDates, search, openSearchThreshold]);
  if (hasDates) return null;
  return (
    <p id={LINE} role="status" className={styles.line}>
      {shown && (
        <a
          id="dates-hint"
          href={withModal(page.url, "dateguestpicker")}
          data-modal="dateguestpicker"
          rel="nofollow"
          className={styles.hint}
        >
          <Icon of={calendarIcon} size={16} />
          {t("dates-hint.text")}
        </a>
      )}
    </p>
  );
}

/** Its line, which every page of results without dates has. */
const LINE = "dates-hint-line";
