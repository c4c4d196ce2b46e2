import { useEffect, useRef, useState } from "react";
import { couponCode } from "#domain/price";
import { CallFailure, useCaller } from "#renderer";
import type { ValidateCouponOutput } from "#schemas/generated/api/coupon.ts";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { trackFailure } from "../../shared/shell/track-failure.ts";
import type { QuoteControl } from "./use-quote.ts";

/** What is known of the coupon a guest types (COUP-01). */
export interface CouponState {
  /** The last answer about a code. */
  readonly data: ValidateCouponOutput | undefined;
  /** The code as it was typed. */
  readonly code: string;
  /** The code as it is kept, once it was found to apply. */
  readonly couponCode: string | undefined;
  /** True once a code was found to apply. */
  readonly couponChecked: boolean;
  /** Why the code does not apply: a message and its values. */
  readonly error: { readonly id: string; readonly minutes?: number } | undefined;
}

/**
 * Validates a code together with the stay (COUP-02) and prices the stay with it. A failure is tracked as a
 * failed verification, leaves the price without the coupon and the code unchecked (COUP-03).
 */
export function useCoupon(quote: Quote, control: QuoteControl) {
  const call = useCaller();
  const refused = control.refusedCoupon;
  const [busy, setBusy] = useState(false);
  const [state, setState] = useState<CouponState>(() => ({
    ...UNCHECKED,
    code: refused ?? "",
    error: refused ? { id: "coupon.refused" } : undefined,
  }));
  const tracked = useRef<string>(undefined);

  function track(message: string) {
    trackFailure({ name: "verification_failed", attributes: { kind: "coupon", message } }, call);
  }

  // The code of an address was verified with the price.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code that a price came without.
  useEffect(() => {
    if (!refused || tracked.current === refused) return;
    tracked.current = refused;
    setState({ ...UNCHECKED, code: refused, error: { id: "coupon.refused" } });
    track("coupon.refused");
  }, [refused]);

  function fail(typed: string, error: NonNullable<CouponState["error"]>, data?: ValidateCouponOutput) {
    setState({ ...UNCHECKED, data, code: typed, error });
    track(error.id);
    return false;
  }

  async function check(typed: string): Promise<boolean> {
    if (typed.trim() === "") {
      setState({ ...UNCHECKED, error: { id: "coupon.empty" } });
      return false;
    }
    const { hotel, room_category, checkin, checkout, rooms_config } = quote;
    // Coupons go with what can be named: not with a mystery deal.
    if (hotel.id === undefined || room_category.id === undefined)
      return fail(typed, { id: "coupon.refused" });
    const stay = { hotel_id: hotel.id, room_category_id: room_category.id, checkin, checkout, rooms_config };
    try {
      const data = await call("validateCoupon", { code: typed, ...stay, source: "web" });
      const code = couponCode(data.coupon_code);
      if (!data.valid || !code) return fail(typed, { id: "coupon.refused" }, data);
      setState({ data, code: typed, couponCode: code, couponChecked: true, error: undefined });
      return (await control.setCoupon(code)) || fail(typed, { id: "coupon.failed" }, data);
    } catch (cause) {
      const { code, details } = cause instanceof CallFailure ? cause : new CallFailure(0);
      const wait = code === "rate_limited" ? Number(details.retry_after ?? 60) : 0;
      return fail(
        typed,
        wait > 0 ? { id: "coupon.wait", minutes: Math.ceil(wait / 60) } : { id: "coupon.failed" },
      );
    }
  }

  return {
    ...state,
    busy,
    apply: async (typed: string): Promise<boolean> => {
      if (busy) return false;
      setBusy(true);
      const applied = await check(typed);
      setBusy(false);
      return applied;
    },
  };
}

const UNCHECKED: CouponState = {
  data: undefined,
  code: "",
  couponCode: undefined,
  couponChecked: false,
  error: undefined,
};
