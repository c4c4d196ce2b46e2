import { useT } from "#renderer";
import type { FeeInfo } from "#schemas/generated/api/hotels.ts";
import styles from "./policies.module.css";

/** Every mandatory fee: how much, whether the shown total has it, and where it is paid. */
export function Fees({
  fees,
  money,
}: {
  readonly fees: readonly FeeInfo[];
  readonly money: (amount: number) => string;
}) {
  const t = useT();
  return (
    <ul className={styles.rows}>
      {fees.map((fee) => (
        <li key={`${fee.bill_type} ${fee.name}`}>
          <span>
            {t(`stay.bill.${fee.bill_type}`)}
            <small className={styles.note}>
              {fee.included ? t("hotel.fee-included") : t("hotel.fee-not-included")}
              {fee.payable === "at_property" && `, ${t("stay.paid-at-property")}`}
            </small>
          </span>
          <span className={styles.amount}>{money(fee.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
