import { useEffect, useState } from "react";
import { stayLimits } from "#domain/stay";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { RecentSearchesProps } from "#schemas/generated/widgets/recent-searches.ts";
import {
  forgetSearches,
  type RecentSearch,
  readRecentSearches,
  recentSearchUrl,
} from "../shared/search/recent-searches.ts";
import { tellCleared } from "../shared/shell/tell-cleared.ts";
import { dateText } from "../shared/text/use-date-text.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { clockIcon } from "../ui/icon/travel-icons.ts";
import styles from "./recent-searches.module.css";

/**
 * Searches of this device, newest first (SRCH-13). Nothing until there is one; past dates are moved to today
 * (DATE-08).
 */
export function RecentSearches({ props }: WidgetViewProps<RecentSearchesProps>) {
  const page = usePage();
  const t = useT();
  const [searches, setSearches] = useState<readonly RecentSearch[]>([]);
  useEffect(() => setSearches(readRecentSearches(page.siteId)), [page.siteId]);
  if (searches.length === 0) return null;
  const limits = stayLimits(page, page.today);
  const { day } = dateText(page.locale);
  return (
    <nav className={styles.recent} aria-label={t("recent.title")}>
      <ul className={styles.list}>
        {searches.slice(0, props.count).map((search) => {
          const { href, stay } = recentSearchUrl(search, limits);
          return (
            <li key={`${search.location} ${href}`}>
              <a href={withLocale(page, href)} className={styles.search}>
                <Icon of={clockIcon} size={16} />
                <strong>{search.location}</strong>
                {stay && (
                  <span>
                    {t("recent.days", { checkin: day(stay.checkin), checkout: day(stay.checkout) })}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className={styles.clear}
        onClick={() => {
          const putBack = forgetSearches(page.siteId);
          setSearches([]);
          tellCleared(t, () => {
            putBack();
            setSearches(searches);
          });
        }}
      >
        {t("recent.clear")}
      </button>
    </nav>
  );
}
