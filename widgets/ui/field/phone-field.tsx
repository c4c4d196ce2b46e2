import type { ComponentProps, ReactNode } from "react";
import { chevronDownIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./field.module.css";
import { Field } from "./field.tsx";
import own from "./phone-field.module.css";

export interface PhoneCountry {
  /** ISO country code. */
  readonly iso: string;
  readonly name: string;
  /** Calling code with its plus sign, such as `+31`. */
  readonly code: string;
}

export interface PhoneFieldProps {
  readonly id?: string;
  readonly label: string;
  /** Accessible name of the country select. */
  readonly countryLabel: string;
  readonly countries: readonly PhoneCountry[];
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optional?: string;
  readonly country: Omit<ComponentProps<"select">, "children">;
  readonly number: ComponentProps<"input">;
}

/** A phone number: calling code and number, always left to right, with `tel` autofill split over both. */
export function PhoneField({
  id,
  label,
  countryLabel,
  countries,
  hint,
  error,
  optional,
  country,
  number,
}: PhoneFieldProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(control) => (
        <div className={own.phone} dir="ltr">
          <span className={styles.select}>
            <select
              autoComplete="tel-country-code"
              {...country}
              aria-label={countryLabel}
              className={styles.control}
            >
              {countries.map(({ iso, name, code }) => (
                <option key={iso} value={iso}>
                  {`${code} ${name}`}
                </option>
              ))}
            </select>
            <Icon of={chevronDownIcon} size={18} />
          </span>
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            {...number}
            {...control}
            className={styles.control}
          />
        </div>
      )}
    </Field>
  );
}
