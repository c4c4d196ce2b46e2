import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { errorIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";

export interface FieldText {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right; empty while nothing is. */
  readonly error?: ReactNode;
  /** Word shown after the label of a field that may stay empty, such as "optional". */
  readonly optional?: string;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldText {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error around one control. The error is announced when it appears. */
export function Field({ id, label, hint, error, optional, hideLabel, className, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={controlId} className={hideLabel ? "visually-hidden" : styles.label}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children({
        id: controlId,
        "aria-describedby": clsx(hintId, errorId) || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite" className={styles.live}>
        {error && (
          <p id={errorId} className={styles.error}>
            <Icon of={errorIcon} size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
