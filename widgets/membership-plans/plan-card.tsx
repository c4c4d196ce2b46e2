import type { ReactNode } from "react";
import { RENEWABLE_DAYS } from "#domain/membership";
import { useT } from "#renderer";
import type { MembershipPlanOffer } from "#schemas/generated/api/membership.ts";
import { useDateText } from "../shared/text/use-date-text.ts";
import { useMoney } from "../shared/text/use-money.ts";
import { Card } from "../ui/card/card.tsx";
import styles from "./membership-plans.module.css";

interface PlanCardProps {
  readonly plan: MembershipPlanOffer;
  /** How to join it; nothing for whoever cannot. */
  readonly children?: ReactNode;
}

/** A plan with its price, its term and what happens at its end, before it is joined (WIZ-04). */
export function PlanCard({ plan, children }: PlanCardProps) {
  const t = useT();
  const { dayOfYear } = useDateText();
  const money = useMoney(plan.currency_code);
  return (
    <Card as="li" padding="l" className={styles.plan}>
      <h3>{plan.name}</h3>
      <p className={styles.price}>{plan.price === 0 ? t("membership.free") : money(plan.price)}</p>
      <p>{t("membership.lasts", { months: plan.term_months, date: dayOfYear(plan.ends_on) })}</p>
      <p>{t(`membership.renewal-${plan.renewal}`, { days: RENEWABLE_DAYS })}</p>
      {!plan.is_open && <p className={styles.note}>{t("membership.not-open")}</p>}
      {children}
    </Card>
  );
}
