import { useT } from "#renderer";
import type { WizardLandingOutput } from "#schemas/generated/api/membership.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { ChangeForm } from "./change-form.tsx";

/** Another term: now, from a day on, or not at all. */
export function RenewStep({ landing }: { readonly landing: WizardLandingOutput }) {
  const t = useT();
  const { dayOfYear } = useDateText();
  const { membership, renewable_from, renewed_until } = landing;
  if (!membership || !renewable_from || !renewed_until) return <p>{t("membership.no-renewal")}</p>;
  if (!membership.is_renewable)
    return <p>{t("membership.renewable-from", { date: dayOfYear(renewable_from) })}</p>;
  return (
    <>
      <p>{t("membership.renewed-until", { date: dayOfYear(renewed_until) })}</p>
      <ChangeForm step="renew" planId={membership.plan_id} label={t("membership.renew")} />
    </>
  );
}
