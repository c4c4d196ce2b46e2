import { useT } from "#renderer";
import { Button } from "../ui/button/button.tsx";
import { Notice } from "../ui/notice/notice.tsx";
import styles from "./checkout.module.css";

interface PriceChangeProps {
  /** Minor units. */
  readonly oldTotal: number;
  readonly newTotal: number;
  /** Coupon that the old total had and that cannot be used any more. */
  readonly lostCoupon?: string | undefined;
  /** True when the old total had something added that is no longer sold. */
  readonly lostExtras: boolean;
  /** True when the old total used more of the guest's wallet than it can now. */
  readonly lostWallet: boolean;
  readonly money: (amount: number) => string;
  readonly onAccept: () => void;
  /** The property's page, for guests who do not accept. */
  readonly backHref: string;
}

/**
 * Old and new total side by side. Nothing can be booked until the guest has accepted the new one (PRICE-04).
 */
export function PriceChange(props: PriceChangeProps) {
  const { oldTotal, newTotal, lostCoupon, lostExtras, lostWallet, money, onAccept, backHref } = props;
  const t = useT();
  const lower = newTotal < oldTotal;
  return (
    <Notice
      live
      tone={lower ? "success" : "warning"}
      title={t(lower ? "checkout.price-lower" : "checkout.price-higher")}
      actions={
        <>
          <Button onClick={onAccept}>{t("checkout.price-accept", { amount: money(newTotal) })}</Button>
          <a href={backHref}>{t("checkout.back-to-property")}</a>
        </>
      }
    >
      <dl className={styles.change}>
        <div>
          <dt>{t("checkout.price-old")}</dt>
          <dd>
            <s>{money(oldTotal)}</s>
          </dd>
        </div>
        <div>
          <dt>{t("checkout.price-new")}</dt>
          <dd>
            <strong>{money(newTotal)}</strong>
          </dd>
        </div>
      </dl>
      {lostCoupon && <p>{t("coupon.lost", { code: lostCoupon })}</p>}
      {lostExtras && <p>{t("extras.lost")}</p>}
      {lostWallet && <p>{t("checkout.wallet-lost")}</p>}
      <p>{t("checkout.nothing-moved")}</p>
    </Notice>
  );
}
