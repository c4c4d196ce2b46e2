import type { ComponentProps } from "react";
import { chevronDownIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";
import { Field, type FieldText } from "./field.tsx";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps extends FieldText, Omit<ComponentProps<"select">, "children"> {
  readonly options: readonly SelectOption[];
  /** First, empty choice, such as "Choose a country". */
  readonly placeholder?: string;
}

/** The browser's own select, drawn like the other fields: right on every device and without JavaScript. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, hideLabel, id, className, options, placeholder, ...rest } = props;
  return (
    <Field {...{ id, label, hint, error, optional, hideLabel, className }}>
      {(control) => (
        <span className={styles.select}>
          <select {...rest} {...control} className={styles.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={chevronDownIcon} size={18} />
        </span>
      )}
    </Field>
  );
}
