import { type KeyboardEvent, type ReactNode, useId } from "react";
import { IconButton } from "../button/icon-button.tsx";
import { minusIcon, plusIcon } from "../icon/action-icons.ts";
import styles from "./stepper.module.css";

export interface StepperProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** The value in words for screen readers, such as "2 adults". */
  readonly valueText?: string;
}

/**
 * A whole number between two bounds: a spin button with arrow, Page, Home and End keys, and two buttons for
 * pointers.
 */
export function Stepper(props: StepperProps) {
  const { label, hint, value, min, max, onChange, decreaseLabel, increaseLabel, valueText } = props;
  const id = useId();

  function set(next: number) {
    const bounded = Math.min(max, Math.max(min, next));
    if (bounded !== value) onChange(bounded);
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = KEYS[event.key]?.(value, min, max);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  }
  return (
    <div className={styles.stepper}>
      <div className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      <div className={styles.controls}>
        <IconButton
          icon={minusIcon}
          label={decreaseLabel}
          variant="outlined"
          tabIndex={-1}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        />
        <span
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={valueText}
          onKeyDown={onKeyDown}
          className={styles.value}
        >
          {value}
        </span>
        <IconButton
          icon={plusIcon}
          label={increaseLabel}
          variant="outlined"
          tabIndex={-1}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        />
      </div>
    </div>
  );
}

const KEYS: Readonly<Record<string, (value: number, min: number, max: number) => number>> = {
  ArrowUp: (value) => value + 1,
  ArrowDown: (value) => value - 1,
  PageUp: (value) => value + 5,
  PageDown: (value) => value - 5,
  Home: (_value, min) => min,
  End: (_value, _min, max) => max,
};
