import { useCallback, useEffect, useRef, useState } from "react";
import { type CallFailure, useCaller } from "#renderer";
import type { CreateQuoteInput, Quote } from "#schemas/generated/api/quote.ts";

interface QuoteState {
  readonly quote: Quote | undefined;
  /** Total the guest saw before a change that is not accepted yet, minor units (PRICE-04). */
  readonly oldTotal: number | undefined;
  /** True once the time of the quote is over; a kept quote is shown and cannot be booked (HOTEL-11). */
  readonly expired: boolean;
  readonly loading: boolean;
  readonly failure: CallFailure | undefined;
}

export interface QuoteControl extends QuoteState {
  /** Asks for the price of the same stay again. */
  readonly refresh: () => void;
  /** Shows a quote the server made, with what was seen before. */
  readonly replace: (quoteId: string, oldTotal: number) => void;
  readonly accept: () => void;
  readonly expire: () => void;
}

/** The price the guest books with: the one of the address, or a new one made when the page opens. */
export function useQuote(given: Quote | undefined, selection: CreateQuoteInput | null): QuoteControl {
  const call = useCaller();
  const [state, setState] = useState<QuoteState>(() => startingState(given, selection !== null));
  const started = useRef(false);
  const shown = useRef(state.quote);

  const load = useCallback(async (ask: () => Promise<{ readonly quote: Quote }>, seen?: number) => {
    setState((before) => ({ ...before, loading: true, failure: undefined }));
    try {
      const { quote } = await ask();
      const before = seen ?? shown.current?.total;
      shown.current = quote;
      rememberQuote(quote.quote_id);
      const oldTotal = before !== undefined && before !== quote.total ? before : undefined;
      setState({ quote, oldTotal, expired: quote.status !== "active", loading: false, failure: undefined });
    } catch (failure) {
      setState((before) => ({ ...before, loading: false, failure: failure as CallFailure }));
    }
  }, []);

  const refresh = useCallback(() => {
    const wanted = selection ?? selectionOf(shown.current);
    if (wanted) void load(() => call("createQuote", wanted));
  }, [call, load, selection]);

  useEffect(() => {
    if (started.current || given) return;
    started.current = true;
    refresh();
  }, [given, refresh]);

  return {
    ...state,
    refresh,
    replace: useCallback(
      (quoteId, oldTotal) => void load(() => call("quote", { quote_id: quoteId }), oldTotal),
      [call, load],
    ),
    accept: useCallback(() => setState((before) => ({ ...before, oldTotal: undefined })), []),
    expire: useCallback(() => setState((before) => ({ ...before, expired: true })), []),
  };
}

function startingState(given: Quote | undefined, canLoad: boolean): QuoteState {
  return {
    quote: given,
    oldTotal: undefined,
    expired: given !== undefined && given.status !== "active",
    loading: !given && canLoad,
    failure: undefined,
  };
}

/** A quote knows its own stay, so it can be asked for again even when the address names only the quote. */
function selectionOf(quote: Quote | undefined): CreateQuoteInput | null {
  return (
    (quote && {
      hotel_id: quote.hotel.id,
      room_category_id: quote.room_category.id,
      checkin: quote.checkin,
      checkout: quote.checkout,
      rooms_config: quote.rooms_config,
      source: "web",
    }) ??
    null
  );
}

/** Puts the quote into the address without a visit: a reload keeps the same price and its time. */
function rememberQuote(quoteId: string): void {
  const address = new URL(location.href);
  address.searchParams.set("quote", quoteId);
  history.replaceState(history.state, "", address.href.replaceAll("%2F", "/"));
}
