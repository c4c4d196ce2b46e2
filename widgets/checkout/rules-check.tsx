import { useT } from "#renderer";
import type { Restriction } from "#schemas/generated/api/property.ts";
import { useRestrictionText } from "../stay/restriction-text.ts";
import { Checkbox } from "../ui/field/checkbox.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./checkout.module.css";
import type { GuestForm } from "./use-guest-form.ts";

interface RulesCheckProps {
  readonly restrictions: readonly Restriction[];
  readonly form: GuestForm["form"];
}

/** Says why the property may turn a guest away and asks that it was read, before anything is booked (HOTEL-04). */
export function RulesCheck({ restrictions, form }: RulesCheckProps) {
  const t = useT();
  const text = useRestrictionText();
  return (
    <Notice tone="warning" title={t("checkout.refused-title")}>
      <ul className={styles.rules}>
        {restrictions.map((restriction) => (
          <li key={restriction.code}>{text(restriction)}</li>
        ))}
      </ul>
      <Checkbox
        {...form.register("rules_seen")}
        label={t("checkout.rules-label")}
        error={form.formState.errors.rules_seen?.message}
      />
    </Notice>
  );
}
