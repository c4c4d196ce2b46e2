import { useT, type WidgetViewProps } from "#renderer";
import type {
  RestrictionsListData,
  RestrictionsListProps,
} from "#schemas/generated/widgets/restrictions-list.ts";
import { useRestrictionText } from "../shared/stay/restriction-text.ts";
import { warningIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./restrictions-list.module.css";

/** Rules by which the property may turn a guest away, said before booking (HOTEL-04). */
export function RestrictionsList({ data }: WidgetViewProps<RestrictionsListProps, RestrictionsListData>) {
  const t = useT();
  const text = useRestrictionText();
  const restrictions = data.details?.hotel.restrictions ?? [];
  if (restrictions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="restrictions-title">
      <h2 id="restrictions-title" className={styles.title}>
        <Icon of={warningIcon} />
        {t("hotel.refused-title")}
      </h2>
      <ul className={styles.list}>
        {restrictions.map((restriction) => (
          <li key={restriction.code}>{text(restriction)}</li>
        ))}
      </ul>
      <p className={styles.note}>{t("hotel.refused-note")}</p>
    </section>
  );
}
