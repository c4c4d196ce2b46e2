import { useEffect, useRef, useState } from "react";
import { couponCode } from "#domain";
import { usePage, useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { Button } from "../ui/button/button.tsx";
import { checkIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { OnDemand } from "../ui/popover/on-demand.tsx";
import styles from "./stay-summary.module.css";
import type { QuoteControl } from "./use-quote.ts";

export interface CouponPartProps {
  readonly quote: Quote;
  readonly control: QuoteControl;
  readonly money: (amount: number) => string;
}

/** The coupon of the price (BOOK-02): what it saves with the way to take it off again, or the way to add one. The form itself comes when it is wanted. */
export function CouponPart({ quote, control, money }: CouponPartProps) {
  const t = useT();
  const { query } = usePage();
  const [wantsForm, setWantsForm] = useState(false);
  const [said, setSaid] = useState("");
  const applied = useRef<HTMLParagraphElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusNext = useRef(false);
  // A coupon that was refused, at first or with a new price, is said at its field (COUP-03).
  const open = wantsForm || quote.coupon?.valid === false;
  const coupon = quote.coupon?.valid ? quote.coupon : undefined;
  const { expired, setCoupon, loading } = control;

  // A link of the offers names its coupon in the address of the page that stays.
  const wanted = couponCode(query.coupon);
  const current = quote.coupon?.coupon_code;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address says anew is asked for, not what the guest has changed since.
  useEffect(() => {
    if (wanted && wanted !== current && !expired) void setCoupon(wanted);
  }, [query]);

  // What was pressed is gone: the focus goes to what took its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the coupon that moves the focus.
  useEffect(() => {
    if (!focusNext.current) return;
    focusNext.current = false;
    (coupon ? applied.current : add.current)?.focus();
  }, [coupon?.coupon_code]);

  async function remove() {
    focusNext.current = true;
    setWantsForm(false);
    if (await setCoupon(null)) setSaid("removed");
  }

  if (expired && !coupon) return null;
  return (
    <div className={styles.part}>
      {coupon ? (
        <div className={styles.coupon}>
          <p ref={applied} tabIndex={-1}>
            <Icon of={checkIcon} size={18} />
            <span>
              <strong>{t("coupon.applied", { code: coupon.coupon_code })}</strong>{" "}
              <small>
                {t("coupon.saves", { amount: money(coupon.discount) })}
                {coupon.automatic && ` · ${t("coupon.automatic")}`}
              </small>
            </span>
          </p>
          {!expired && (
            <Button variant="ghost" size="s" loading={loading} onClick={() => void remove()}>
              {t("coupon.remove", { code: coupon.coupon_code })}
            </Button>
          )}
        </div>
      ) : open ? (
        <OnDemand
          load={loadForm}
          props={{
            quote,
            control,
            onApplied: () => {
              focusNext.current = true;
              setWantsForm(false);
            },
          }}
          loading={t("coupon.add")}
          failed={t("coupon.failed")}
          retry={t("shell.retry")}
          className={styles.couponLoading}
        />
      ) : (
        <Button ref={add} variant="ghost" size="s" onClick={() => setWantsForm(true)}>
          {t("coupon.add")}
        </Button>
      )}
      <p role="status" className="visually-hidden">
        {!loading && !coupon && said === "removed" && t("coupon.removed", { amount: money(quote.total) })}
      </p>
    </div>
  );
}

const loadForm = () => import("./coupon-form.tsx").then(({ CouponForm }) => CouponForm);
