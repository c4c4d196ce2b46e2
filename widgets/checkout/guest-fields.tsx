import { longestPhone, phoneEntry } from "#domain";
import { usePage, useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { Checkbox } from "../ui/field/checkbox.tsx";
import { PhoneField } from "../ui/field/phone-field.tsx";
import { SelectField } from "../ui/field/select-field.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { callingCodeOf } from "./calling-codes.ts";
import styles from "./guest-fields.module.css";
import { useCountryOptions } from "./use-country-options.ts";
import type { GuestForm } from "./use-guest-form.ts";

interface GuestFieldsProps {
  readonly form: GuestForm["form"];
  readonly quote: Pick<Quote, "guest_fields" | "phone_lengths">;
}

/** Who books and how to reach them (BOOK-10). The title is optional and a guest may have one name only (VAL-01). */
export function GuestFields({ form, quote }: GuestFieldsProps) {
  const t = useT();
  const { domain, limits } = usePage();
  const countries = useCountryOptions(domain.appCountryCode);
  const { register, formState, watch, setValue, getValues } = form;
  const error = (name: keyof typeof formState.errors) => formState.errors[name]?.message;
  const oneName = watch("no_last_name");
  const phone = register("phone");
  const longest = () => {
    const country = getValues("phone_country");
    const lengths = quote.phone_lengths[country];
    return longestPhone(callingCodeOf(country) ?? "", { limits: limits.fields, lengths });
  };
  return (
    <div className={styles.fields}>
      <SelectField
        {...register("title")}
        label={t("checkout.title")}
        optional={t("shell.optional")}
        placeholder={t("checkout.title-none")}
        autoComplete="honorific-prefix"
        className={styles.title}
        options={TITLES.map((value) => ({ value, label: t(`checkout.title.${value}`) }))}
      />
      <TextField
        {...register("first_name")}
        label={t(oneName ? "checkout.only-name" : "checkout.first-name")}
        autoComplete={oneName ? "name" : "given-name"}
        error={error("first_name")}
        required
      />
      {!oneName && (
        <TextField
          {...register("last_name")}
          label={t("checkout.last-name")}
          autoComplete="family-name"
          error={error("last_name")}
          required
        />
      )}
      <Checkbox {...register("no_last_name")} label={t("checkout.no-last-name")} className={styles.wide} />
      <div className={styles.wide}>
        <PhoneField
          label={t("checkout.phone")}
          countryLabel={t("checkout.phone-country")}
          countries={countries.map(({ iso, name }) => ({ iso, name, code: callingCodeOf(iso) ?? "" }))}
          hint={t("checkout.phone-hint")}
          error={error("phone")}
          country={register("phone_country", { deps: formState.touchedFields.phone ? ["phone"] : [] })}
          number={{
            ...phone,
            required: true,
            onChange: (event) => {
              setValue("phone", phoneEntry(event.currentTarget.value, longest()));
              return phone.onChange(event);
            },
          }}
        />
      </div>
      <TextField
        {...register("email")}
        type="email"
        inputMode="email"
        label={t("checkout.email")}
        hint={t("checkout.email-hint")}
        optional={quote.guest_fields === "home" ? undefined : t("shell.optional")}
        autoComplete="email"
        error={error("email")}
        className={styles.wide}
        dir="ltr"
      />
    </div>
  );
}

const TITLES = ["mr", "ms", "mx", "dr"] as const;
