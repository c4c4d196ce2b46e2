import { parseSearch } from "#domain/search";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { DatesHintProps } from "#schemas/generated/widgets/dates-hint.ts";
import { withModal } from "../shared/popup/with-modal.ts";
import { destinationOfPage } from "../shared/search/destination.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { calendarIcon } from "../ui/icon/travel-icons.ts";
import styles from "./dates-hint.module.css";

/**
 * A link to the dates, told politely once this session has searched often enough without any (SRCH-14): its
 * script counts. Its line is kept free for it, on every page of results without dates.
 */
export function DatesHint(_view: WidgetViewProps<DatesHintProps>) {
  const page = usePage();
  const t = useT();
  const { checkin, checkout, latitude, longitude, roomConfig } = parseSearch(page.query, page.country);
  if (checkin || checkout) return null;
  const destination = destinationOfPage(page, { hereName: "near me" });
  const place = destination?.slug ?? destination?.label.toLowerCase();
  return (
    <p
      id="dates-hint-line"
      role="status"
      className={styles.line}
      data-search={JSON.stringify([place, latitude, longitude, roomConfig])}
    >
      <template>
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
      </template>
    </p>
  );
}
