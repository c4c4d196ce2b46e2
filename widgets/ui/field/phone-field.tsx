import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
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
export function PhoneField(props: PhoneFieldProps) {
  const { id, label, countryLabel, countries, hint, error, optional, country, number } = props;
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(control) => (
        <div className={own.phone} dir="ltr">
          <CallingCode {...country} label={countryLabel} countries={countries} />
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

interface CallingCodeProps extends Omit<ComponentProps<"select">, "children"> {
  readonly label: string;
  readonly countries: readonly PhoneCountry[];
}

/** The list says code and country; closed, only the code is seen, laid over the select. */
function CallingCode({ label, countries, ref, onChange, ...select }: CallingCodeProps) {
  const element = useRef<HTMLSelectElement>(null);
  const [iso, setIso] = useState(String(select.value ?? select.defaultValue ?? countries[0]?.iso ?? ""));
  // The form may fill the select without an event.
  useEffect(() => {
    if (element.current) setIso(element.current.value);
  });
  return (
    <span className={styles.select}>
      <select
        autoComplete="tel-country-code"
        {...select}
        ref={(node) => {
          element.current = node;
          if (typeof ref === "function") return ref(node);
          if (ref) ref.current = node;
        }}
        onChange={(event) => {
          setIso(event.target.value);
          onChange?.(event);
        }}
        aria-label={label}
        className={styles.control}
      >
        {countries.map(({ iso: value, name, code }) => (
          <option key={value} value={value}>
            {`${code} ${name}`}
          </option>
        ))}
      </select>
      <span className={own.code} aria-hidden="true">
        {countries.find((each) => each.iso === iso)?.code}
      </span>
      <Icon of={chevronDownIcon} size={18} />
    </span>
  );
}
