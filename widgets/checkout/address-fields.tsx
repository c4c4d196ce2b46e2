import { usePage, useT } from "#renderer";
import { SelectField } from "../ui/field/select-field.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./guest-fields.module.css";
import { useCountryOptions } from "./use-country-options.ts";
import type { GuestForm } from "./use-guest-form.ts";

/** The guest's own address, which a home needs (BOOK-10). */
export function AddressFields({ form }: { readonly form: GuestForm["form"] }) {
  const t = useT();
  const { domain } = usePage();
  const countries = useCountryOptions(domain.appCountryCode);
  const { register, formState } = form;
  const error = (name: keyof typeof formState.errors) => formState.errors[name]?.message;
  return (
    <div className={styles.fields}>
      <TextField
        {...register("street")}
        label={t("checkout.street")}
        autoComplete="address-line1"
        error={error("street")}
        required
      />
      <TextField
        {...register("house_no")}
        label={t("checkout.house-no")}
        autoComplete="address-line2"
        error={error("house_no")}
        required
      />
      <TextField
        {...register("zip_code")}
        label={t("checkout.zip-code")}
        autoComplete="postal-code"
        error={error("zip_code")}
        required
      />
      <TextField
        {...register("city")}
        label={t("checkout.city")}
        autoComplete="address-level2"
        error={error("city")}
        required
      />
      <SelectField
        {...register("residence")}
        label={t("checkout.country")}
        placeholder={t("checkout.country-choose")}
        autoComplete="country"
        options={countries.map(({ iso, name }) => ({ value: iso, label: name }))}
        error={error("residence")}
        className={styles.wide}
        required
      />
    </div>
  );
}
