import { useT } from "#renderer";
import type { CancellationPolicy } from "#schemas/generated/api/price.ts";
import { useDateText } from "../text/use-date-text.ts";
import styles from "./cancellation-timeline.module.css";

export interface CancellationTimelineProps {
  readonly policies: readonly CancellationPolicy[];
  readonly money: (amount: number) => string;
}

/** Each step of the terms with its end in the property's time and what is charged (BCAN-05). */
export function CancellationTimeline({ policies, money }: CancellationTimelineProps) {
  const t = useT();
  const dates = useDateText();
  return (
    <ol className={styles.timeline}>
      {policies.map((policy, index) => {
        const previous = policies[index - 1]?.until_local;
        const when = policy.until_local
          ? t("stay.until", { moment: dates.moment(policy.until_local) })
          : previous
            ? t("stay.after", { moment: dates.moment(previous) })
            : t("stay.from-now");
        return (
          <li key={policy.until ?? "last"} className={styles[policy.kind]}>
            <strong className={styles.when}>{when}</strong>
            <span>
              {policy.kind === "free" && t("stay.step-free")}
              {policy.kind === "partial" &&
                t("stay.step-partial", {
                  percent: policy.charge_percentage,
                  hasAmount: policy.charge_amount === undefined ? "no" : "yes",
                  amount: money(policy.charge_amount ?? 0),
                })}
              {policy.kind === "full" && t("stay.step-full")}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
