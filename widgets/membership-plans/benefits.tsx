import { useT } from "#renderer";
import type { MembershipPlanOffer } from "#schemas/generated/api/membership.ts";
import { successIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import styles from "./membership-plans.module.css";

/** What members have. */
export function Benefits({ plan }: { readonly plan: MembershipPlanOffer }) {
  const t = useT();
  return (
    <section className={styles.benefits}>
      <h2>{t("membership.benefits")}</h2>
      <ul>
        {plan.benefits.map((benefit) => (
          <li key={benefit}>
            <Icon of={successIcon} />
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  );
}
