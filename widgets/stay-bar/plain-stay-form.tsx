import { formatRoomsConfig, type RoomConfig } from "#domain/rooms";
import { type PageContext, useT } from "#renderer";
import styles from "./stay-bar.module.css";

interface PlainStayFormProps {
  readonly page: PageContext;
  readonly stay: { readonly checkin: string | null; readonly checkout: string | null };
  readonly rooms: RoomConfig;
}

/** The stay as a plain form, for browsers without JavaScript: dates can be changed, the rooms stay as they are. */
export function PlainStayForm({ page, stay, rooms }: PlainStayFormProps) {
  const t = useT();
  return (
    <form method="get" action={page.path} className={styles.plain}>
      <label>
        {t("stay.checkin")}{" "}
        <input type="date" name="checkin" defaultValue={stay.checkin ?? ""} min={page.today} required />
      </label>
      <label>
        {t("stay.checkout")}{" "}
        <input type="date" name="checkout" defaultValue={stay.checkout ?? ""} min={page.today} required />
      </label>
      <input type="hidden" name="rooms_config" value={formatRoomsConfig(rooms)} />
      {page.locale !== page.defaultLocale && <input type="hidden" name="locale" value={page.locale} />}
      <button type="submit">{t("hotel.stay-update")}</button>
    </form>
  );
}
