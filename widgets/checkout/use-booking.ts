import { useEffect, useRef, useState } from "react";
import { bookingUrl } from "#domain/addresses";
import { trackedBookingFailure } from "#domain/shell";
import { CallFailure, NOT_SENT, useCaller, useNavigateTo, usePage, withLocale } from "#renderer";
import type { Quote } from "#schemas/generated/api/quote.ts";
import { trackFailure } from "../shared/shell/track-failure.ts";
import { attemptKey, closeAttempt } from "./attempt-key.ts";
import { bookingRequest } from "./booking-request.ts";
import { tabStorage } from "./browser-storage.ts";
import { dropDraft, keepDraft } from "./form-draft.ts";
import type { GuestValues } from "./guest-values.ts";
import { whilePresent } from "./while-present.ts";

export interface BookingControl {
  /** True from the press of the button until a failure or the booking's page. */
  readonly busy: boolean;
  /** Why the last try to book this price failed; another price has not been tried. */
  readonly failureOf: (quote: Quote) => CallFailure | undefined;
  /**
   * Books, with the code of the guest's message where one is asked for (BOOK-08); says why that failed.
   */
  readonly book: (quote: Quote, values: GuestValues, otp?: string) => Promise<CallFailure | undefined>;
  readonly forget: () => void;
}

/**
 * Makes the booking once, however often the button is pressed or the answer is lost (BOOK-06): one request at
 * a time, one key per attempt. It is sent while the guest stands before the page and never again without a
 * press. Success goes to the booking's page (BOOK-03), and no page from before is shown again (CMS-07);
 * failure keeps the form and is reported (BOOK-04).
 */
export function useBooking(onFailure: (failure: CallFailure, quote: Quote) => void): BookingControl {
  const page = usePage();
  const navigate = useNavigateTo();
  const call = useCaller();
  const running = useRef<AbortController | null>(null);
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ readonly quote: Quote; readonly failure: CallFailure }>();
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    const back = () => setLast((last) => (last?.failure.code === NOT_SENT ? undefined : last));
    addEventListener("online", back);
    return () => removeEventListener("online", back);
  }, []);

  async function book(quote: Quote, values: GuestValues, otp?: string): Promise<CallFailure | undefined> {
    if (running.current) return undefined;
    const storage = tabStorage();
    const request = { ...bookingRequest(quote, values, page), ...(otp !== undefined && { otp }) };
    const body = JSON.stringify(request);
    const key = attemptKey(storage, body, () => crypto.randomUUID());
    keepDraft(storage, values);
    const turn = new AbortController();
    running.current = turn;
    setBusy(true);
    setLast(undefined);
    try {
      const input = { ...request, idempotency_key: key };
      const made = await whilePresent(turn, (signal) =>
        call("createBooking", input, { idempotencyKey: key, signal }),
      );
      closeAttempt(storage, body);
      dropDraft(storage);
      document.dispatchEvent(new Event("staywright:changed"));
      navigate(withLocale(page, bookingUrl(made.booking_id)));
      return undefined;
    } catch (cause) {
      const failed = cause instanceof CallFailure ? cause : new CallFailure(0);
      if (failed.statusCode > 0 && failed.statusCode < 500) closeAttempt(storage, body);
      running.current = null;
      setBusy(false);
      setLast({ quote, failure: failed });
      if (!NO_FAILURES.has(failed.code)) report(failed);
      onFailure(failed, quote);
      return failed;
    }
  }

  function report({ code, statusCode }: CallFailure) {
    const attributes = { reason: trackedBookingFailure(code), code, status: statusCode };
    trackFailure({ name: "booking_failed", attributes }, call);
  }

  return {
    busy,
    failureOf: ({ quote_id }) => (last?.quote.quote_id === quote_id ? last.failure : undefined),
    book,
    forget: () => setLast(undefined),
  };
}

/** Nothing was tried without a connection; a code is a step on the way. */
const NO_FAILURES: ReadonlySet<string> = new Set([NOT_SENT, "otp_required"]);
