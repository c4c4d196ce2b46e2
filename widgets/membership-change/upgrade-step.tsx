import { useT } from "#renderer";
import type { WizardLandingOutput } from "#schemas/generated/api/membership.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { ChangeForm } from "./change-form.tsx";
import styles from "./membership-change.module.css";

/** Longer plans that cost nothing, each with the day it would last to. */
export function UpgradeStep({ landing }: { readonly landing: WizardLandingOutput }) {
  const t = useT();
  const { dayOfYear } = useDateText();
  const longer = landing.longer_plans ?? [];
  if (longer.length === 0) return <p>{t("membership.no-longer-plan")}</p>;
  return (
    <ul className={styles.list}>
      {longer.map(({ plan_id, ends_on }) => (
        <li key={plan_id}>
          <p>
            {landing.plans.find(({ id }) => id === plan_id)?.name}
            {": "}
            {t("membership.member-until", { date: dayOfYear(ends_on) })}
          </p>
          <ChangeForm step="upgrade" planId={plan_id} label={t("membership.upgrade-button")} />
        </li>
      ))}
    </ul>
  );
}
