import { guestsOf, type RoomConfig } from "#domain/rooms";
import type { Stay } from "#domain/stay";
import { usePage, useT, withLocale } from "#renderer";
import type { Destination } from "../shared/search/destination.ts";
import { dateText } from "../shared/text/use-date-text.ts";
import { closeIcon, searchIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./search-summary.module.css";

export interface SearchSummaryProps {
  readonly destination: Destination | null;
  readonly stay: Stay | null;
  readonly rooms: RoomConfig;
  readonly open: boolean;
  /** Id of the form it shows and hides. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** The search in two lines, for phones. Without JavaScript it leads to the home page's form. */
export function SearchSummary({ destination, stay, rooms, open, controls, onToggle }: SearchSummaryProps) {
  const page = usePage();
  const t = useT();
  const { dayAndMonth } = dateText(page.locale);
  const guests = t("search.guests", { count: guestsOf(rooms) });
  return (
    <a
      href={withLocale(page, "/")}
      aria-expanded={open}
      aria-controls={controls}
      className={styles.summary}
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      <Icon of={open ? closeIcon : searchIcon} />
      <span className={styles.words}>
        <span className={styles.place}>{destination?.label ?? t("search.anywhere")}</span>
        <span className={styles.details}>
          {stay && (
            <span>
              {t("search.days", {
                checkin: dayAndMonth(stay.checkin),
                checkout: dayAndMonth(stay.checkout),
              })}
            </span>
          )}
          <span className={styles.guests}>{guests}</span>
        </span>
      </span>
      <span className={styles.change}>{open ? t("search.close") : t("search.change")}</span>
    </a>
  );
}
