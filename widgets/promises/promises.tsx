import { useSite, useT, type WidgetViewProps } from "#renderer";
import type { PromisesProps } from "#schemas/generated/widgets/promises.ts";
import { useTaxLine } from "../shared/sites/use-tax-line.ts";
import { Disclosure } from "../ui/disclosure/disclosure.tsx";
import { checkIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import type { IconShape } from "../ui/icon/icon-shape.ts";
import { calendarIcon, keyIcon, receiptIcon, tagIcon } from "../ui/icon/travel-icons.ts";
import styles from "./promises.module.css";

/**
 * What a guest can count on, as the country's configuration says (CONF-08), with its price match where that
 * is on (CONF-10); nothing promised, nothing shown.
 */
export function Promises({ id, props }: WidgetViewProps<PromisesProps>) {
  const { country } = useSite();
  const t = useT();
  const taxLine = useTaxLine();
  const match = country.priceMatchGuarantee?.enabled ? country.priceMatchGuarantee : null;
  if (country.promises.length === 0 && !match) return null;
  const titleId = `${id.replaceAll(".", "-")}-title`;
  return (
    <section className={styles.promises} aria-labelledby={titleId}>
      <h2 id={titleId} className={props.showTitle ? styles.title : "visually-hidden"}>
        {t("home.promises.title")}
      </h2>
      <ul className={styles.list}>
        {country.promises.map((promise) => (
          <li key={promise} className={styles.promise}>
            <span className={styles.icon}>
              <Icon of={iconOf(promise)} size={22} />
            </span>
            {t(promise)}
          </li>
        ))}
        {match && (
          <li className={styles.promise}>
            <span className={styles.icon}>
              <Icon of={tagIcon} size={22} />
            </span>
            <Disclosure summary={t(match.shortText)} className={styles.match}>
              {t(match.longText)}
            </Disclosure>
          </li>
        )}
      </ul>
      <p className={styles.tax}>{t(taxLine)}</p>
    </section>
  );
}

const ICONS: Readonly<Record<string, IconShape>> = {
  total: receiptIcon,
  payAtProperty: keyIcon,
  cancellation: calendarIcon,
};

function iconOf(promise: string): IconShape {
  return ICONS[promise.split(".").at(-1) ?? ""] ?? checkIcon;
}
