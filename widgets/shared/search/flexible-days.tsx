import { useId } from "react";
import { usePage, useT } from "#renderer";
import { RadioChip } from "../../ui/chip/radio-chip.tsx";
import styles from "./flexible-days.module.css";

interface FlexibleDaysProps {
  /** Days either side; 0 for exact dates. */
  readonly days: number;
  readonly onChange: (days: number) => void;
}

/**
 * How far the dates may move, out of the site's choices (DATE-11); nothing where the site has none but exact
 * dates.
 */
export function FlexibleDays({ days, onChange }: FlexibleDaysProps) {
  const { limits } = usePage();
  const t = useT();
  const name = useId();
  const choices = limits.stays.flexibleDays.filter((choice) => choice > 0);
  if (choices.length === 0) return null;
  return (
    <fieldset className={styles.flexible}>
      <legend className="visually-hidden">{t("search.flexible")}</legend>
      {[0, ...choices].map((choice) => (
        <RadioChip key={choice} name={name} checked={choice === days} onChange={() => onChange(choice)}>
          {choice === 0 ? t("search.exact-dates") : t("search.flexible-days", { days: choice })}
        </RadioChip>
      ))}
    </fieldset>
  );
}
