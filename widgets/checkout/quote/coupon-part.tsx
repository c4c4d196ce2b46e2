import { useEffect, useRef, useState } from "react";
import { couponCode } from "#domain/price";
import { usePage, useT } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import styles from "../../shared/quote/stay-summary.module.css";
import { Button } from "../../ui/button/button.tsx";
import { Facts } from "../../ui/facts/facts.tsx";
import { checkIcon } from "../../ui/icon/action-icons.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { OnDemand } from "../../ui/popover/on-demand.tsx";
import type { QuoteControl } from "./use-quote.ts";

export interface CouponPartProps {
  readonly quote: Quote;
  readonly control: QuoteControl;
  readonly money: (amount: number) => string;
}

/**
 * The coupon of the price (BOOK-02): what it saves with the way to take it off again, or the way to add one.
 * The form itself comes when it is wanted.
 */
export function CouponPart({ quote, control, money }: CouponPartProps) {
  const t = useT();
  const { query } = usePage();
  const [wantsForm, setWantsForm] = useState(false);
  const [said, setSaid] = useState<"removed" | "not-removed" | "failed">();
  const part = useRef<HTMLDivElement>(null);
  const applied = useRef<HTMLParagraphElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusNext = useRef(false);
  // A coupon that was refused, at first or with a new price, is said at its field (COUP-03).
  const open = wantsForm || control.refusedCoupon !== undefined;
  const coupon = quote.coupon?.valid ? quote.coupon : undefined;
  const { expired, setCoupon, loading } = control;

  // A link of the offers names its coupon in the address of the page that stays.
  const wanted = couponCode(query.coupon);
  const current = quote.coupon?.coupon_code;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address says anew is asked for, not what the guest has changed since.
  useEffect(() => {
    if (wanted && wanted !== current && !expired) void use(wanted);
  }, [query]);

  // What was pressed is gone: the focus goes to what took its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the coupon that moves the focus.
  useEffect(() => {
    // The focus of a popup that used a coupon comes back to the whole part, whose coupon comes with its
    // price.
    if (!focusNext.current && document.activeElement !== part.current) return;
    focusNext.current = false;
    (coupon ? applied.current : add.current)?.focus();
  }, [coupon?.coupon_code]);

  async function remove() {
    focusNext.current = true;
    setWantsForm(false);
    setSaid(undefined);
    const removed = await setCoupon(null);
    setSaid(removed ? "removed" : "not-removed");
    focusNext.current &&= removed;
  }

  async function use(code: string) {
    setSaid(undefined);
    if (!(await setCoupon(code))) setSaid("failed");
  }

  if (expired && !coupon) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes the focus back from a popup and hands it on.
    <div
      ref={part}
      id="checkout-coupon"
      tabIndex={-1}
      className={styles.part}
      data-wake={control.refusedCoupon === undefined ? undefined : "now"}
      onFocus={(event) => event.target === part.current && applied.current?.focus()}
    >
      {coupon ? (
        <div className={styles.coupon}>
          <p ref={applied} tabIndex={-1}>
            <Icon of={checkIcon} size={18} />
            <span>
              <strong>{t("coupon.applied", { code: coupon.coupon_code })}</strong>{" "}
              <small>
                <Facts as="span">
                  {t("coupon.saves", { amount: money(coupon.discount) })}
                  {coupon.automatic && t("coupon.automatic")}
                </Facts>
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
      {(said === "failed" || said === "not-removed") && !loading && (
        <p role="alert" className={styles.couponFailed}>
          {t(`coupon.${said}`)}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {!loading && !coupon && said === "removed" && t("coupon.removed", { amount: money(quote.total) })}
      </p>
    </div>
  );
}

const loadForm = () => import("./coupon-form.tsx").then(({ CouponForm }) => CouponForm);
