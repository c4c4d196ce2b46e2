import { useT } from "#renderer";
import type { OrderSignal } from "#schemas/generated/api/search.ts";
import styles from "./order-reasons.module.css";

export interface OrderReasonsProps {
  /** All that the shown order looks at, as its answer says. */
  readonly signals: readonly OrderSignal[];
}

/** Why the results stand in this order: the signals of the order itself, weightiest first (LIST-07). */
export function OrderReasons({ signals }: OrderReasonsProps) {
  const t = useT();
  return (
    <>
      <p>{t("listing.why.intro")}</p>
      <ol className={styles.reasons}>
        {signals.map((signal) => (
          <li key={signal}>{t(`listing.why.${signal}`)}</li>
        ))}
      </ol>
      <p className={styles.fair}>{t("listing.why.no-payment")}</p>
    </>
  );
}
