import { callingCodeOf, longestPhone, phoneEntry } from "#domain/guest";
import { usePage, useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import type { CountryOption } from "../shared/contact/use-country-options.ts";
import { Checkbox } from "../ui/field/checkbox.tsx";
import { PhoneField } from "../ui/field/phone-field.tsx";
import { SelectField } from "../ui/field/select-field.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import styles from "./guest-fields.module.css";
import type { GuestForm } from "./use-guest-form.ts";

interface GuestFieldsProps {
  readonly guest: GuestForm;
  readonly countries: readonly CountryOption[];
  readonly quote: Pick<Quote, "guest_fields" | "phone_lengths">;
}

/**
 * Who books and how to reach them (BOOK-10). The title is optional and a guest may have one name only
 * (VAL-01).
 */
export function GuestFields({ guest, countries, quote }: GuestFieldsProps) {
  const t = useT();
  const { limits } = usePage();
  const { field, error, oneName } = guest;
  const longest = () => {
    const country = guest.values().phone_country;
    const lengths = quote.phone_lengths[country];
    return longestPhone(callingCodeOf(country) ?? "", { limits: limits.fields, lengths });
  };
  return (
    <div className={styles.fields}>
      <SelectField
        {...field("title")}
        label={t("checkout.title")}
        optional={t("shell.optional")}
        placeholder={t("checkout.title-none")}
        autoComplete="honorific-prefix"
        className={styles.title}
        options={TITLES.map((value) => ({ value, label: t(`checkout.title.${value}`) }))}
      />
      <TextField
        {...field("first_name")}
        label={t(oneName ? "checkout.only-name" : "checkout.first-name")}
        autoComplete={oneName ? "name" : "given-name"}
        error={error("first_name")}
        required
      />
      {!oneName && (
        <TextField
          {...field("last_name")}
          label={t("checkout.last-name")}
          autoComplete="family-name"
          error={error("last_name")}
          required
        />
      )}
      <Checkbox {...field("no_last_name")} label={t("checkout.no-last-name")} className={styles.wide} />
      <div className={styles.wide}>
        <PhoneField
          label={t("checkout.phone")}
          countryLabel={t("checkout.phone-country")}
          countries={countries.map(({ iso, name }) => ({ iso, name, code: callingCodeOf(iso) ?? "" }))}
          hint={t("checkout.phone-hint")}
          error={error("phone")}
          id={field("phone").id}
          country={field("phone_country")}
          number={{
            ...field("phone"),
            required: true,
            onChange: ({ currentTarget: input }) => {
              const entry = phoneEntry(input.value, longest());
              if (entry !== input.value) input.value = entry;
            },
          }}
        />
      </div>
      <TextField
        {...field("email")}
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
