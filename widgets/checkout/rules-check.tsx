import { useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { useRestrictionText } from "../shared/stay/restriction-text.ts";
import { splitRestrictions } from "../shared/stay/split-restrictions.ts";
import { Checkbox } from "../ui/field/checkbox.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./checkout.module.css";
import { FormSection } from "./form-section.tsx";
import type { GuestForm } from "./use-guest-form.ts";

interface RulesCheckProps {
  readonly quote: Pick<Quote, "hotel" | "rooms">;
  readonly guest: Pick<GuestForm, "field" | "error">;
}

/**
 * The property's rules before anything is booked (HOTEL-04): what is known of the party, or is up to the
 * guest in the house, is said as it is; only what might turn the guest away at the door is asked.
 */
export function RulesCheck({ quote, guest }: RulesCheckProps) {
  const t = useT();
  const text = useRestrictionText();
  const { asked, told } = splitRestrictions(quote.hotel.restrictions, quote.rooms);
  return (
    <>
      {told.length > 0 && (
        <FormSection title={t("checkout.rules-title")}>
          <ul className={styles.rules}>
            {told.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        </FormSection>
      )}
      {asked.length > 0 && (
        <Notice tone="warning" title={t("checkout.refused-title")}>
          <ul className={styles.rules}>
            {asked.map((rule) => (
              <li key={rule.code}>{text(rule)}</li>
            ))}
          </ul>
          <Checkbox
            {...guest.field("rules_seen")}
            label={t("checkout.rules-label")}
            error={guest.error("rules_seen")}
          />
        </Notice>
      )}
    </>
  );
}
