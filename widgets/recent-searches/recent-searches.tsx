import { stayLimits } from "#domain/stay";
import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { RecentSearchesProps } from "#schemas/generated/widgets/recent-searches.ts";
import { recentSearchesKey } from "../shared/search/recent-searches.ts";
import { ClearButton } from "../shared/shell/kept-list-parts.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { clockIcon } from "../ui/icon/travel-icons.ts";
import styles from "./recent-searches.module.css";

/** Searches of this device, newest first (SRCH-13). Its script fills them in; hidden until there is one. */
export function RecentSearches({ props }: WidgetViewProps<RecentSearchesProps>) {
  const page = usePage();
  const t = useT();
  return (
    <nav
      className={styles.recent}
      aria-label={t("recent.title")}
      data-wake={recentSearchesKey(page.siteId)}
      data-count={props.count}
      data-limits={JSON.stringify(stayLimits(page, page.today))}
      data-days={t("recent.days", { checkin: "{checkin}", checkout: "{checkout}" })}
      hidden
    >
      <ul className={styles.list}>
        <template>
          <li>
            <a href={page.path} className={styles.search}>
              <Icon of={clockIcon} size={16} />
              <strong />
              <span />
            </a>
          </li>
        </template>
      </ul>
      <ClearButton label={t("recent.clear")} className={styles.clear} />
    </nav>
  );
}
