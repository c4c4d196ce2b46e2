import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./choice.module.css";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Shown at the end of the line, such as the number of results. */
  readonly aside?: ReactNode;
}

/** One yes-or-no choice. The whole line is the target. */
export function Checkbox({ label, hint, error, aside, id, className, ...rest }: CheckboxProps) {
  const own = useId();
  const inputId = id ?? own;
  const noteId = hint || error ? `${inputId}-note` : undefined;
  return (
    <div className={clsx(styles.choice, className)}>
      <input
        {...rest}
        type="checkbox"
        id={inputId}
        className={styles.box}
        aria-describedby={noteId}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      {noteId && (
        <p id={noteId} className={error ? styles.error : styles.hint}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
