import { membershipUrl } from "#domain/addresses";
import { usePage, useT, withLocale } from "#renderer";
import type { CurrentMembership } from "#schemas/generated/api/membership.ts";
import { FormKey } from "../shared/shell/form-key.tsx";
import { useDateText } from "../shared/text/use-date-text.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Card } from "../ui/card/card.tsx";
import styles from "./membership-profile.module.css";

interface CancelStepProps {
  readonly id: string;
  readonly membership: CurrentMembership;
}

/** The way to leave: what it means is said first, and asked (`?do=cancel`). */
export function CancelStep({ id, membership }: CancelStepProps) {
  const t = useT();
  const page = usePage();
  const { dayOfYear } = useDateText();
  const profile = withLocale(page, membershipUrl("profile"));
  if (page.query.do !== "cancel")
    return (
      <ButtonLink
        href={withLocale(page, `${membershipUrl("profile")}?do=cancel`)}
        variant="ghost"
        className={styles.leave}
      >
        {t("membership.cancel")}
      </ButtonLink>
    );
  return (
    <Card as="section" padding="l" className={styles.card} aria-labelledby={`${id}-cancel`}>
      <h2 id={`${id}-cancel`}>{t("membership.cancel-title")}</h2>
      <p>{t("membership.cancel-text", { date: dayOfYear(membership.end_date) })}</p>
      <form method="post" action={profile} className={styles.actions}>
        <FormKey />
        <input type="hidden" name="step" value="cancel" />
        <input type="hidden" name="do" value="cancel" />
        <Button type="submit" variant="danger">
          {t("membership.cancel-confirm")}
        </Button>
        <ButtonLink href={profile} variant="secondary">
          {t("membership.keep")}
        </ButtonLink>
      </form>
    </Card>
  );
}
