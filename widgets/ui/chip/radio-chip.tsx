import type { ComponentProps, ReactNode } from "react";
import styles from "./chip.module.css";

export interface RadioChipProps extends Omit<ComponentProps<"input">, "type" | "className" | "children"> {
  readonly children: ReactNode;
}

/** One of a few choices that stand side by side; put them in a `fieldset` that says what is chosen. */
export function RadioChip({ children, ...input }: RadioChipProps) {
  return (
    <label className={`${styles.chip} ${styles.filter}`}>
      <input type="radio" className="visually-hidden" {...input} />
      {children}
    </label>
  );
}
