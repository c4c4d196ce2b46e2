import { useCallback, useEffect, useRef, useState } from "react";
import { couponCode, couponRequest, formatMeals, NO_COUPON } from "#domain/price";
import { type CallFailure, useCaller } from "#renderer";
import type { CreateQuoteInput, Quote } from "#schemas/generated/api/quote.ts";
import { payable } from "../../shared/quote/payable.ts";
import {
  type Extras,
  extrasIn,
  hasLostExtras,
  mealsAskedFor,
  refusesMeal,
  rememberMeals,
  withoutRefused,
} from "./quote-extras.ts";

interface QuoteState {
  readonly quote: Quote | undefined;
  /** Total the guest saw before a change that is not accepted yet, minor units (PRICE-04). */
  readonly oldTotal: number | undefined;
  /** Coupon that the shown price had and that cannot be used any more. */
  readonly lostCoupon: string | undefined;
  /**
   * The coupon that the shown price had to do without: it was asked for and does not apply, or applies no
   * more (COUP-03).
   */
  readonly refusedCoupon: string | undefined;
  /** True when something that the shown price had is no longer sold. */
  readonly lostExtras: boolean;
  /** True when the shown price used more of the guest's wallet than it can now. */
  readonly lostWallet: boolean;
  /**
   * The meals that were asked for, as an address has them, when one of them is not sold here and the shown
   * price is without it.
   */
  readonly unsoldMeals: string | undefined;
  /** True once the time of the quote is over; a kept quote is shown and cannot be booked (HOTEL-11). */
  readonly expired: boolean;
  readonly loading: boolean;
  readonly failure: CallFailure | undefined;
}

export interface QuoteControl extends QuoteState {
  /** Asks for the price of the same stay again. */
  readonly refresh: () => void;
  /**
   * Asks for the price with another coupon, or with none; true when there is one: otherwise the shown price
   * stays as it is. It is what the guest asked for, so there is nothing to accept.
   */
  readonly setCoupon: (code: string | null) => Promise<boolean>;
  /**
   * Asks for the price with other meals or charges; those that are not named stay. True when there is one, as
   * above.
   */
  readonly setExtras: (change: Partial<Extras>) => Promise<boolean>;
  /** Asks for the price with all that may be used of the guest's wallet, or without; true as above. */
  readonly setWallet: (uses: boolean) => Promise<boolean>;
  /** Shows a quote the server made, with what was seen before, and the coupon it had to leave out. */
  readonly replace: (quoteId: string, oldTotal: number, lostCoupon?: string) => void;
  readonly accept: () => void;
  readonly expire: () => void;
}

interface Change {
  /** Total to compare with; the shown one when absent, none when null. */
  readonly seen?: number | null;
  readonly lostCoupon?: string | undefined;
}

/**
 * The price the guest books with: the one of the address, or a new one made when the page opens. `meals` of
 * the address may ask for another one than it names: that one is loading then, from the first moment. A
 * mystery deal is all there is to say of its stay.
 */
export function useQuote(
  given: Quote | undefined,
  selection: CreateQuoteInput | null,
  meals: string | undefined,
  deal?: string | undefined,
): QuoteControl {
  const call = useCaller();
  const canLoad = selection !== null || deal !== undefined;
  const [state, setState] = useState<QuoteState>(() => startingState(given, canLoad, meals));
  const started = useRef(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const shown = useRef(state.quote);
  /** `coupon` as the address would have it; undefined until the guest chooses here. */
  const chosen = useRef<string>(undefined);
  const refused = useRef<string>(undefined);

  // Each change is made to the price that the one before it led to: none is lost to a late answer (STATE-01).
  const inTurn = useCallback((change: () => Promise<boolean>): Promise<boolean> => {
    waiting.current += 1;
    setState((before) => ({ ...before, loading: true, failure: undefined }));
    const turn = last.current
      .then(() => change())
      .finally(() => {
        waiting.current -= 1;
        setState((before) => ({ ...before, loading: waiting.current > 0 }));
      });
    last.current = turn.catch(() => {});
    return turn;
  }, []);

  const load = useCallback(
    async (ask: () => Promise<{ readonly quote: Quote }>, { seen, lostCoupon }: Change = {}) => {
      setState((before) => ({ ...before, failure: undefined }));
      try {
        const { quote } = await ask();
        const before = seen === undefined ? shown.current && payable(shown.current) : (seen ?? undefined);
        const lost = lostCoupon ?? lostFrom(shown.current, quote);
        const lostExtras = seen !== null && hasLostExtras(shown.current, quote);
        const lostWallet = seen !== null && walletUse(shown.current) > walletUse(quote);
        shown.current = quote;
        rememberQuote(quote, chosen.current);
        const oldTotal = before !== undefined && before !== payable(quote) ? before : undefined;
        const unsoldMeals = lostExtras ? undefined : refused.current;
        const lostHere = oldTotal === undefined ? undefined : lost;
        const expired = quote.status !== "active";
        const refusedCoupon = lostCoupon ?? refusedIn(quote);
        setState(({ loading }) => ({
          quote,
          oldTotal,
          lostCoupon: lostHere,
          refusedCoupon,
          lostExtras,
          lostWallet,
          unsoldMeals,
          expired,
          loading,
          failure: undefined,
        }));
        return true;
      } catch (failure) {
        setState((before) => ({ ...before, failure: failure as CallFailure }));
        return false;
      }
    },
    [],
  );

  const ask = useCallback(
    (change?: Change, extras?: Partial<Extras>, uses = walletUse(shown.current) > 0) => {
      const use_wallet = uses ? { use_wallet: true } : {};
      if (deal !== undefined) return load(() => call("mysteryQuote", { deal, ...use_wallet }), change);
      const wanted = selection ?? selectionOf(shown.current);
      if (!wanted) return Promise.resolve(false);
      const stay = chosen.current === undefined ? wanted : withCoupon(wanted, chosen.current);
      const input = { ...stay, ...(shown.current && extrasIn(shown.current)), ...extras, ...use_wallet };
      return load(async () => {
        refused.current = undefined;
        try {
          return await call("createQuote", input);
        } catch (failure) {
          // What the address or the last price had may be sold no more, or never was: the price without it is
          // one to look at.
          const isMeal = refusesMeal(failure);
          const left = extras && !isMeal ? null : withoutRefused(input, failure);
          if (!left) throw failure;
          if (isMeal) refused.current = formatMeals(input.meals ?? []);
          return call("createQuote", left);
        }
      }, change);
    },
    [call, deal, load, selection],
  );
  const refresh = useCallback(() => {
    if (canLoad || shown.current) void inTurn(() => ask());
  }, [ask, canLoad, inTurn]);

  useEffect(() => {
    if (started.current || given) return;
    started.current = true;
    refresh();
  }, [given, refresh]);

  return {
    ...state,
    refresh,
    setCoupon: useCallback(
      (code) =>
        inTurn(async () => {
          const before = chosen.current;
          chosen.current = code ?? NO_COUPON.toLowerCase();
          const priced = await ask({ seen: null });
          if (!priced) chosen.current = before;
          return priced;
        }),
      [ask, inTurn],
    ),
    setExtras: useCallback((change) => inTurn(() => ask({ seen: null }, change)), [ask, inTurn]),
    setWallet: useCallback((uses) => inTurn(() => ask({ seen: null }, undefined, uses)), [ask, inTurn]),
    replace: useCallback(
      (quoteId, oldTotal, lostCoupon) =>
        void inTurn(() => {
          if (lostCoupon) chosen.current = NO_COUPON.toLowerCase();
          return load(() => call("quote", { quote_id: quoteId }), { seen: oldTotal, lostCoupon });
        }),
      [call, inTurn, load],
    ),
    accept: useCallback(
      () =>
        setState((before) => ({
          ...before,
          oldTotal: undefined,
          lostCoupon: undefined,
          lostExtras: false,
          lostWallet: false,
        })),
      [],
    ),
    expire: useCallback(() => setState((before) => ({ ...before, expired: true })), []),
  };
}

function startingState(given: Quote | undefined, canLoad: boolean, meals: string | undefined): QuoteState {
  const isToChange = given?.status === "active" && mealsAskedFor(meals, given) !== null;
  return {
    quote: given,
    oldTotal: undefined,
    lostCoupon: undefined,
    refusedCoupon: given && refusedIn(given),
    lostExtras: false,
    lostWallet: false,
    unsoldMeals: undefined,
    expired: given !== undefined && given.status !== "active",
    loading: given ? isToChange : canLoad,
    failure: undefined,
  };
}

function walletUse(quote: Quote | undefined): number {
  return quote?.wallet?.used ?? 0;
}

function refusedIn({ coupon }: Quote): string | undefined {
  return coupon?.valid === false ? coupon.coupon_code : undefined;
}

function lostFrom(before: Quote | undefined, now: Quote): string | undefined {
  return before?.coupon?.valid && !now.coupon?.valid ? before.coupon.coupon_code : undefined;
}

/**
 * A quote knows its own stay and coupon, so it can be asked for again even when the address names only the
 * quote.
 */
function selectionOf(quote: Quote | undefined): CreateQuoteInput | null {
  const { hotel: { id: hotel_id } = {}, room_category: { id: room_category_id } = {} } = quote ?? {};
  // A mystery deal cannot be asked for by its property.
  if (!quote || hotel_id === undefined || room_category_id === undefined) return null;
  return {
    hotel_id,
    room_category_id,
    checkin: quote.checkin,
    checkout: quote.checkout,
    rooms_config: quote.rooms_config,
    ...(quote.deal_info && { deal_id: quote.deal_info.deal_id }),
    ...(quote.coupon?.valid ? { coupon_code: quote.coupon.coupon_code } : {}),
    source: "web",
  };
}

function withCoupon({ coupon_code: _, ...stay }: CreateQuoteInput, coupon: string): CreateQuoteInput {
  const { requested_coupon, pre_apply_coupon_switch } = couponRequest(coupon);
  const code = couponCode(requested_coupon);
  return { ...stay, ...(code ? { coupon_code: code } : {}), pre_apply_coupon_switch };
}

/**
 * Puts the quote, its meals, and the coupon the guest chose, into the address without a visit: a reload keeps
 * the same price and its time.
 */
function rememberQuote(quote: Quote, coupon: string | undefined): void {
  const address = new URL(location.href);
  address.searchParams.set("quote", quote.quote_id);
  rememberMeals(address.searchParams, quote);
  if (coupon !== undefined) address.searchParams.set("coupon", coupon);
  history.replaceState(history.state, "", address.href.replaceAll("%2F", "/"));
}
