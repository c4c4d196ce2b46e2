import { useT } from "#renderer";
import { Facts } from "../../ui/facts/facts.tsx";
import { Stepper } from "../../ui/stepper/stepper.tsx";
import styles from "./meal-stepper.module.css";

interface MealStepperProps {
  readonly meal: { readonly name: string; readonly included: boolean };
  /** Guests that eat it. */
  readonly count: number;
  readonly min: number;
  readonly max: number;
  /** What it costs each, and what `count` of them cost. */
  readonly hint: readonly string[];
  readonly onChange: (guests: number) => void;
}

/** A meal in a list of meals (MEAL-02): how many guests eat it, or that the price has it already. */
export function MealStepper({ meal: { name, included }, count, min, max, hint, onChange }: MealStepperProps) {
  const t = useT();
  return (
    <li className={styles.meal}>
      {included ? (
        <p>
          {name} <small className={styles.included}>{t("extras.included")}</small>
        </p>
      ) : (
        <Stepper
          label={name}
          hint={<Facts as="span">{hint}</Facts>}
          value={count}
          min={min}
          max={max}
          valueText={t("extras.guests", { guests: count })}
          decreaseLabel={t("extras.fewer", { meal: name })}
          increaseLabel={t("extras.more", { meal: name })}
          onChange={onChange}
        />
      )}
    </li>
  );
}
