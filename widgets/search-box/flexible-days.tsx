import { usePage, useT } from "#renderer";
import { SelectField } from "../ui/field/select-field.tsx";
import styles from "./flexible-days.module.css";

interface FlexibleDaysProps {
  /** Days either side; 0 for exact dates. */
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/** How far the dates may move, out of the site's choices (DATE-11); nothing where the site has none but exact dates. */
export function FlexibleDays({ days, onChange }: FlexibleDaysProps) {
  const { limits } = usePage();
  const t = useT();
  const choices = limits.stays.flexibleDays.filter((choice) => choice > 0);
  if (choices.length === 0) return null;
  return (
    <SelectField
      label={t("search.flexible")}
      className={styles.flexible}
      value={days}
      onChange={(event) => onChange(Number(event.target.value))}
      options={[0, ...choices].map((choice) => ({
        value: String(choice),
        label: choice === 0 ? t("search.exact-dates") : t("search.flexible-days", { days: choice }),
      }))}
    />
  );
}
