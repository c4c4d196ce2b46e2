import { useEffect, useRef } from "react";
import { usePage, useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { couponHref } from "../../shared/stay/coupon-href.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import styles from "./coupon-form.module.css";
import { useCoupon } from "./use-coupon.ts";
import type { QuoteControl } from "./use-quote.ts";

interface CouponFormProps {
  readonly quote: Quote;
  readonly control: QuoteControl;
  readonly onApplied: () => void;
}

/** Where a coupon is typed; what is wrong with it is said at the field (COUP-02, COUP-03). */
export function CouponForm({ quote, control, onApplied }: CouponFormProps) {
  const t = useT();
  const { modals, url } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const coupon = useCoupon(quote, control);
  const { error } = coupon;
  useEffect(() => {
    if (!error) field.current?.focus();
  }, [error]);

  async function apply() {
    const typed = field.current?.value ?? "";
    if (await coupon.apply(typed)) onApplied();
    else field.current?.focus();
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <TextField
        ref={field}
        name="coupon"
        label={t("coupon.label")}
        defaultValue={coupon.code}
        error={error && t(error.id, { minutes: error.minutes ?? 1 })}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        className={styles.field}
      />
      <Button type="submit" variant="secondary" loading={coupon.busy}>
        {t("coupon.apply")}
      </Button>
      {modals.coupon && (
        <a
          className={styles.offers}
          href={couponHref(url, null, "coupon")}
          data-modal="coupon"
          rel="nofollow"
          onClick={(event) => {
            // Not the page's own address: the price was written into it since.
            event.currentTarget.href = couponHref(`${location.pathname}${location.search}`, null, "coupon");
          }}
        >
          {t("coupon.offers")}
        </a>
      )}
    </form>
  );
}
