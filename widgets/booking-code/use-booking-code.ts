import { useEffect, useRef, useState } from "react";
import { codeProblems } from "#domain/account";
import type { FieldProblem } from "#domain/text";
import { CallFailure, useCall, useClosePopup } from "#renderer";
import type { SendBookingCodeOutput } from "#schemas/generated/api/booking.ts";
import type { Failed } from "../shared/contact/use-failure-text.ts";
import type { AskedCode } from "../shared/quote/asked-code.ts";

export interface BookingCode {
  /** Where the code went and how long it is good; absent until one has. */
  readonly sent: SendBookingCodeOutput | undefined;
  readonly sending: boolean;
  /** True while it books. */
  readonly busy: boolean;
  readonly failed: Failed | undefined;
  /** What is wrong with the code before anybody compares it. */
  readonly problem: FieldProblem | undefined;
  readonly send: () => void;
  readonly book: (otp: string) => void;
}

/**
 * Sends the code once as the popup opens, and books with it. What another code cannot mend is said in the
 * form of the checkout: the popup goes. `onWrong` is called where the guest has to type again.
 */
export function useBookingCode({ quote, phone, book }: AskedCode, onWrong: () => void): BookingCode {
  const call = useCall("sendBookingCode");
  const closePopup = useClosePopup();
  const [sent, setSent] = useState<SendBookingCodeOutput>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  const [problem, setProblem] = useState<FieldProblem>();
  const isUnderWay = useRef(false);

  async function send() {
    setFailed(undefined);
    try {
      setSent(await call.mutateAsync({ input: { quote_id: quote.quote_id, ...phone } }));
    } catch (cause) {
      setFailed(failureOf(cause));
    }
  }

  async function take(otp: string) {
    const [first] = codeProblems(otp);
    setProblem(first);
    setFailed(undefined);
    if (first) return onWrong();
    isUnderWay.current = true;
    setBusy(true);
    const { failure, closes } = await book(otp);
    // Whoever goes on to their booking waits for its page.
    if (!failure) return;
    isUnderWay.current = false;
    setBusy(false);
    if (closes) return closePopup();
    setFailed(failureOf(failure));
    onWrong();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a popup sends one code by itself, as it opens.
  useEffect(() => void send(), []);

  return {
    sent,
    sending: call.isPending,
    busy,
    failed,
    problem,
    send: () => void send(),
    book(otp) {
      if (!isUnderWay.current) void take(otp);
    },
  };
}

/** A number that was changed meanwhile wants a new code as one that has ended does. */
function failureOf(cause: unknown): Failed {
  if (!(cause instanceof CallFailure)) return { code: "", statusCode: 0 };
  const { code, statusCode, details } = cause;
  return {
    code: code === "otp_required" ? "otp_expired" : code,
    statusCode,
    wait: Number(details.retry_after) || 0,
  };
}
