import { bookingUrl } from "#domain/addresses";
import { usePage, useSite, useT, withLocale } from "#renderer";
import type { AccountSecurity } from "#schemas/generated/api/security.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { Button } from "../ui/button/button.tsx";
import { Checkbox } from "../ui/field/checkbox.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./account-security.module.css";
import { SecurityForm } from "./security-form.tsx";

interface DeleteStepProps {
  readonly id: string;
  readonly security: AccountSecurity;
}

/** Says what is deleted and what stays, and which stays are still to come, and asks for a yes (PROF-02). */
export function DeleteStep({ id, security }: DeleteStepProps) {
  const t = useT();
  const page = usePage();
  const { country } = useSite();
  const { dayOfYear } = useDateText();
  const days = page.limits.signIn.deletionDays;
  const isMissing = page.query.tried === "delete" && page.query.confirm !== "true";
  return (
    <>
      {security.open_stays.length > 0 && (
        <Notice tone="warning">
          <p>{t("security.delete-stays")}</p>
          <ul className={styles.list}>
            {security.open_stays.map(({ booking_id, hotel_name, checkin, checkout }) => (
              <li key={booking_id}>
                <a href={withLocale(page, bookingUrl(booking_id))}>
                  <bdi>{hotel_name}</bdi>
                </a>
                {", "}
                <bdi>
                  {dayOfYear(checkin)} – {dayOfYear(checkout)}
                </bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className={styles.list}>
        <li>{t("security.delete-now", { days })}</li>
        <li>{t("security.delete-undo")}</li>
        <li>{t("security.delete-links")}</li>
        <li>{t("security.delete-bookings")}</li>
        {country.wallet && (
          <>
            <li>{t("security.delete-wallet")}</li>
            <li>{t("security.delete-wallet-kept")}</li>
          </>
        )}
        <li>{t("security.delete-consent")}</li>
      </ul>
      <SecurityForm step="delete" begun="delete">
        <Checkbox
          id={`${id}-confirm`}
          name="confirm"
          value="true"
          label={t("security.delete-confirm")}
          error={isMissing && t("security.delete-confirm-required")}
          required
        />
        <Button type="submit" variant="danger" size="l" wide>
          {t("security.delete-button")}
        </Button>
      </SecurityForm>
    </>
  );
}
