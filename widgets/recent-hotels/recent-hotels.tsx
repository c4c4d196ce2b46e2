import { usePage, useT, type WidgetViewProps } from "#renderer";
import type { RecentHotelsProps } from "#schemas/generated/widgets/recent-hotels.ts";
import { hotelHref } from "../shared/listing/hotel-href.ts";
import { ClearButton } from "../shared/shell/kept-list-parts.tsx";
import { recentHotelsKey } from "./kept-hotels.ts";
import styles from "./recent-hotels.module.css";

/**
 * Properties looked at on this device, newest first, without the one this page is about, which it remembers
 * instead (HOTEL-14). Its script fills it in; hidden until there is one.
 */
export function RecentHotels({ id, props }: WidgetViewProps<RecentHotelsProps>) {
  const page = usePage();
  const t = useT();
  const isOfHotel = page.route.params.hotelId !== undefined;
  return (
    <section
      className={styles[props.width]}
      aria-labelledby={`${id}-title`}
      data-href={hotelHref(page, NONE, {})}
      data-wake={isOfHotel ? "now" : recentHotelsKey(page.siteId)}
      hidden
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {t("recent.hotels-title")}
        </h2>
        <ClearButton label={t("recent.hotels-clear")} className={styles.clear} />
      </div>
      <ul className={styles.list}>
        <template>
          <li>
            <a href={page.path} className={styles.hotel} data-prefetch="">
              <span className={styles.picture}>
                <img alt="" loading="lazy" />
              </span>
              <span className={styles.words}>
                <strong className={styles.name}>
                  <bdi />
                </strong>
                <span className={styles.place}>
                  <bdi />
                </span>
              </span>
            </a>
          </li>
        </template>
      </ul>
    </section>
  );
}

/** The script writes the id of each property in its place. */
const NONE = 0;
