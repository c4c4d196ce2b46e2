import type { ComponentProps } from "react";
import styles from "./field.module.css";
import { Field, type FieldText } from "./field.tsx";

export interface TextAreaFieldProps extends FieldText, ComponentProps<"textarea"> {}

/** An input of several lines. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {(control) => <textarea {...rest} {...control} className={styles.control} />}
    </Field>
  );
}
