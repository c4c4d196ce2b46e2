import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";
import { Field, type FieldText } from "./field.tsx";

export interface TextFieldProps extends FieldText, Omit<ComponentProps<"input">, "size"> {
  /** Icon inside the box, before the text. */
  readonly icon?: ReactNode;
  readonly inputClassName?: string;
}

/**
 * A one-line input. Spreads the rest on the `<input>`, `ref` included, so that form libraries can register
 * it.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  icon,
  id,
  className,
  inputClassName,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {(control) => {
        const input = <input {...rest} {...control} className={clsx(styles.control, inputClassName)} />;
        if (!icon) return input;
        return (
          <span className={styles.affixed}>
            <span className={styles.affix}>{icon}</span>
            {input}
          </span>
        );
      }}
    </Field>
  );
}
