import { useT } from "#renderer";
import { filtersIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./filters-label.module.css";

/** What opens the filters says: the word, and how many are on. */
export function FiltersLabel({ active }: { readonly active: number }) {
  const t = useT();
  return (
    <span className={styles.label}>
      <Icon of={filtersIcon} size={18} />
      {t("listing.filters")}
      {active > 0 && <span className={styles.number}>{active}</span>}
    </span>
  );
}
