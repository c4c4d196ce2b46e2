import { useT } from "#renderer";
import type { CountryOption } from "../shared/contact/use-country-options.ts";
import { SelectField } from "../ui/field/select-field.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./guest-fields.module.css";
import type { GuestForm } from "./use-guest-form.ts";

interface AddressFieldsProps {
  readonly guest: Pick<GuestForm, "field" | "error">;
  readonly countries: readonly CountryOption[];
}

/** The guest's own address, which a home needs (BOOK-10). */
export function AddressFields({ guest, countries }: AddressFieldsProps) {
  const t = useT();
  const { field, error } = guest;
  return (
    <div className={styles.fields}>
      <TextField
        {...field("street")}
        label={t("checkout.street")}
        autoComplete="address-line1"
        error={error("street")}
        required
      />
      <TextField
        {...field("house_no")}
        label={t("checkout.house-no")}
        autoComplete="address-line2"
        error={error("house_no")}
        required
      />
      <TextField
        {...field("zip_code")}
        label={t("checkout.zip-code")}
        autoComplete="postal-code"
        error={error("zip_code")}
        required
      />
      <TextField
        {...field("city")}
        label={t("checkout.city")}
        autoComplete="address-level2"
        error={error("city")}
        required
      />
      <SelectField
        {...field("residence")}
        label={t("checkout.country")}
        autoComplete="country"
        options={countries.map(({ iso, name }) => ({ value: iso, label: name }))}
        error={error("residence")}
        className={styles.wide}
        required
      />
    </div>
  );
}
