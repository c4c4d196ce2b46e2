import { phoneKey } from "#domain/guest";
import { couponCode } from "#domain/price";
import { ApiError } from "../platform/api-error.ts";
import { sha256 } from "../platform/hash.ts";
import { spendBudgets } from "../platform/limits/spend-budgets.ts";
import type { OperationContext } from "../platform/operations/operation.ts";
import { sourceOf } from "../platform/source-of.ts";
import { hasUsedCoupon } from "./has-used-coupon.ts";
import { type LiveCoupon, liveCoupons } from "./live-coupons.ts";

/** What a call says of coupons. */
export interface CouponInput {
  readonly requested_coupon?: string | undefined;
  readonly pre_apply_coupon_switch?: boolean | undefined;
}

/**
 * Coupons a price may have: the one that was asked for, or, where none was, those that apply by themselves.
 */
export interface AskedCoupons {
  readonly brandId: string;
  /** `coupon` is null where there is no such code to book with now. */
  readonly requested: { readonly code: string; readonly coupon: LiveCoupon | null } | null;
  readonly automatic: readonly LiveCoupon[];
}

export interface Guesser {
  /** Phone and calling code the guess came with. */
  readonly phone?: string | undefined;
  readonly countryCode?: string | undefined;
}

/**
 * Reads the coupons of a call. Where too many codes were guessed the one asked for is none, as if there were
 * no such code: for whoever guessed, and not for those who ask for the same page after them.
 */
export async function askedCoupons(context: OperationContext, input: CouponInput): Promise<AskedCoupons> {
  const { requested_coupon: typed, pre_apply_coupon_switch: automatic } = input;
  const brandId = context.site.brand.id;
  if (typed) {
    const { found, wait } = await lookUp(context, typed, {});
    if (wait > 0) context.keepForNobody?.();
    return { brandId, requested: found, automatic: [] };
  }
  const live = automatic ? await liveCoupons(context.db, { shown: "automatic" }, context.clock()) : [];
  return { brandId, requested: null, automatic: live };
}

/** The one code a guest wants to know of. @throws ApiError `rate_limited` when too many were guessed. */
export async function guessedCoupon(
  context: OperationContext,
  typed: string,
  guesser: Guesser,
): Promise<AskedCoupons> {
  const { found, wait } = await lookUp(context, typed, guesser);
  if (wait > 0) throw new ApiError("rate_limited", { details: { retry_after: wait } });
  return { brandId: context.site.brand.id, requested: found, automatic: [] };
}

/**
 * Looks a code up (COUP-05). One that is offered to everybody is no secret; any other is a guess, counted in
 * the database before it is believed, for the address, the browser and the phone, and given back when it was
 * right. A coupon that a phone may use once is none for a phone that has used it (COUP-02); asking that costs
 * a guess whatever the answer, so that phones cannot be tried in number.
 */
async function lookUp(context: OperationContext, typed: string, guesser: Guesser) {
  const code = couponCode(typed);
  if (code === null)
    return { found: { code: typed.trim().toUpperCase().slice(0, 40), coupon: null }, wait: 0 };
  const [coupon] = await liveCoupons(context.db, { code }, context.clock());
  const phone =
    coupon?.oncePerGuest && guesser.phone ? phoneKey(guesser.countryCode ?? "", guesser.phone) : null;
  if (phone === null && (coupon?.listed || coupon?.automatic)) return { found: { code, coupon }, wait: 0 };
  const spending = await spendBudgets(context, budgetsOf(context, guesser));
  if (!spending.ok) return { found: { code, coupon: null }, wait: spending.wait };
  if (coupon && phone !== null) {
    const used = await hasUsedCoupon(context.db, coupon.code, phone);
    return { found: { code, coupon: used ? null : coupon }, wait: 0 };
  }
  if (coupon) await spending.giveBack();
  return { found: { code, coupon: coupon ?? null }, wait: 0 };
}

function budgetsOf({ site, session, ip }: OperationContext, { phone, countryCode = "" }: Guesser) {
  const { protection } = site.limits;
  const counted = [
    ["source", sourceOf(ip), protection.couponGuessesPerSource],
    ["session", session?.id, protection.couponGuessesPerSession],
    ["phone", phone ? phoneKey(countryCode, phone) : undefined, protection.couponGuessesPerPhone],
  ] as const;
  return counted.flatMap(([what, whose, limit]) =>
    whose === undefined
      ? []
      : [
          {
            bucket: `coupon:${what}:${sha256(whose)}`,
            limit,
            windowSeconds: protection.couponMinutes * 60,
          },
        ],
  );
}
