import { NO_COUPON } from "#domain/price";
import { usePage, useT } from "#renderer";
import type { CouponValidateInfo } from "#schemas/generated/api/coupon.ts";
import { Facts } from "../../ui/facts/facts.tsx";
import { checkIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { couponHref } from "./coupon-href.ts";
import styles from "./coupon-note.module.css";

interface CouponNoteProps {
  readonly info: CouponValidateInfo | undefined;
  readonly money: (amount: number) => string;
}

/**
 * The coupon in a shown price with the way to take it off, or that the one asked for does not apply,
 * which is tracked (COUP-03, COUP-04), and the way to what is offered.
 */
export function CouponNote({ info, money }: CouponNoteProps) {
  const t = useT();
  const { url, modals } = usePage();
  return (
    <div className={styles.note}>
      {info?.valid && (
        <p className={styles.applied}>
          <Icon of={checkIcon} size={16} />
          <Facts as="span">
            <strong>{t("coupon.applied", { code: info.coupon_code })}</strong>
            {info.automatic && t("coupon.automatic")}
            {t("coupon.saves", { amount: money(info.discount) })}
          </Facts>
        </p>
      )}
      {info && !info.valid && (
        <p className={styles.refused} data-refused="coupon.refused">
          {t("coupon.refused")}
        </p>
      )}
      <p className={styles.ways}>
        {info?.valid && (
          <a href={couponHref(url, NO_COUPON.toLowerCase())} rel="nofollow">
            {t("coupon.remove", { code: info.coupon_code })}
          </a>
        )}
        {modals.coupon && (
          <a href={couponHref(url, null, "coupon")} data-modal="coupon" rel="nofollow">
            {t("coupon.offers")}
          </a>
        )}
      </p>
    </div>
  );
}
