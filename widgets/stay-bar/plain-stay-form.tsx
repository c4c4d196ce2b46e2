import type { RoomConfig } from "#domain/rooms";
import { type PageContext, useT } from "#renderer";
import { stayHref } from "../shared/stay/stay-href.ts";
import styles from "./stay-bar.module.css";

interface PlainStayFormProps {
  readonly page: PageContext;
  readonly stay: { readonly checkin: string | null; readonly checkout: string | null };
  readonly rooms: RoomConfig;
}

/**
 * The stay as a plain form, for browsers without JavaScript: dates can be changed, the rooms and everything
 * else of the search stay as they are (ROUTE-35).
 */
export function PlainStayForm({ page, stay, rooms }: PlainStayFormProps) {
  const t = useT();
  const { checkin, checkout } = stay;
  return (
    <form method="get" action={page.path} className={styles.plain}>
      <label>
        {t("stay.checkin")}{" "}
        <input type="date" name="checkin" defaultValue={checkin ?? ""} min={page.today} required />
      </label>
      <label>
        {t("stay.checkout")}{" "}
        <input type="date" name="checkout" defaultValue={checkout ?? ""} min={page.today} required />
      </label>
      {keptFields(page, rooms).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit">{t("hotel.stay-update")}</button>
    </form>
  );
}

/** What the address of another stay says beside its dates. */
function keptFields(page: PageContext, rooms: RoomConfig): readonly (readonly [string, string])[] {
  const href = stayHref(page, { checkin: page.today, checkout: page.today }, rooms);
  const fields = [...new URLSearchParams(href.split("?")[1])];
  return fields.filter(([name]) => name !== "checkin" && name !== "checkout");
}
