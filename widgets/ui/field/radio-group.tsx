import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import styles from "./choice.module.css";

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: (value: string) => void;
  readonly error?: ReactNode;
  /** `cards` draws each option as a bordered panel. */
  readonly look?: "plain" | "cards";
}

/** One of several choices. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, hideLegend, name, options, value, defaultValue, onChange, error, look = "plain" } = props;
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? "visually-hidden" : styles.legend}>{legend}</legend>
      <div className={clsx(styles.options, look === "cards" && styles.cards)}>
        {options.map((option) => (
          <div key={option.value} className={clsx(styles.choice, look === "cards" && styles.card)}>
            <input
              type="radio"
              id={`${id}-${option.value}`}
              name={name}
              value={option.value}
              disabled={option.disabled}
              className={styles.dot}
              aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
              onChange={() => onChange?.(option.value)}
            />
            <label htmlFor={`${id}-${option.value}`} className={styles.label}>
              {option.label}
            </label>
            {option.aside !== undefined && <span className={styles.aside}>{option.aside}</span>}
            {option.hint && (
              <p id={`${id}-${option.value}-hint`} className={styles.hint}>
                {option.hint}
              </p>
            )}
          </div>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
