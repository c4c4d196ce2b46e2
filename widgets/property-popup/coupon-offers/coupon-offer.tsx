import { usePage, useT } from "#renderer";
import type { CouponOffer as Offer } from "#schemas/generated/api/coupon.ts";
import { couponHref } from "../../shared/stay/coupon-href.ts";
import { useDateText } from "../../shared/text/use-date-text.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import styles from "./coupon-offers.module.css";

interface CouponOfferProps {
  readonly offer: Offer;
  readonly money: (amount: number) => string;
  /** True when the page is shown with it already. */
  readonly inUse: boolean;
}

/** One coupon: what it takes off, on what terms, and the link that uses it where it suits. */
export function CouponOffer({ offer, money, inUse }: CouponOfferProps) {
  const t = useT();
  const { url } = usePage();
  const { dayOfYear } = useDateText();
  const { coupon_code: code, percent, amount, most, least, min_nights: nights } = offer;
  const terms = [
    most !== undefined && t("coupon.most", { amount: money(most) }),
    least !== undefined && t("coupon.least", { amount: money(least) }),
    nights > 1 && t("coupon.nights", { nights }),
    offer.stay_from && t("coupon.from", { date: dayOfYear(offer.stay_from) }),
    offer.stay_until && t("coupon.until", { date: dayOfYear(offer.stay_until) }),
    t("coupon.book-until", { date: dayOfYear(lastDay(offer.book_until)) }),
    offer.once_per_guest && t("coupon.once"),
  ];
  return (
    <article className={offer.suits ? styles.offer : styles.other}>
      <h3 className={styles.what}>
        {percent !== undefined
          ? t("coupon.percent", { percent })
          : t("coupon.amount", { amount: money(amount ?? 0) })}
      </h3>
      <p className={styles.code}>
        <bdi>{code}</bdi>
      </p>
      <Facts className={styles.terms}>{terms}</Facts>
      {offer.suits ? (
        <div className={styles.way}>
          <strong>{t("coupon.saves", { amount: money(offer.discount) })}</strong>
          {inUse ? (
            <span>{t("coupon.in-use")}</span>
          ) : (
            <ButtonLink href={couponHref(url, code)} data-coupon={code} rel="nofollow" size="s">
              {t("coupon.use", { code })}
            </ButtonLink>
          )}
        </div>
      ) : (
        <p className={styles.terms}>{t("coupon.not-now")}</p>
      )}
    </article>
  );
}

/** The last day before a moment, which is not part of it. */
function lastDay(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString().slice(0, 10);
}
