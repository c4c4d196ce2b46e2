import { useRef, useState } from "react";
import { errorMessageId } from "#domain/shell";
import { CallFailure, NOT_SENT, useCall, usePage, useT } from "#renderer";
import { useBackOnline } from "../../ui/screen/use-back-online.ts";
import { tell } from "../../ui/snackbar/tell.ts";
import type { ChosenReason, OpenCancellation } from "./cancellation-answer.ts";
import { trackCancellation } from "./track-cancellation.ts";

interface CancellingInput {
  readonly answer: OpenCancellation;
  readonly onReadAgain: () => Promise<unknown>;
  /** Goes to the booking as it is now. */
  readonly onDone: () => void;
}

export interface CancellingControl {
  /** From the press of the button until a failure or the booking's page. */
  readonly busy: boolean;
  /** True once the booking is cancelled, until its page is there. */
  readonly done: boolean;
  /** Why nothing was cancelled, or that nobody knows, in words. */
  readonly failure: string | undefined;
  readonly cancel: (chosen: ChosenReason) => void;
  /** Goes on to the booking without waiting for anything more. */
  readonly leave: () => void;
}

/**
 * Cancels a booking once, however often the button is pressed or an answer is lost: the same wish keeps its
 * key until an answer has come, and the charge is the one in sight (BCAN-04). Afterwards no page from before
 * is shown again (CMS-07), and the booking's own is read anew. A refusal keeps the reason and shows what
 * cancelling costs now.
 */
export function useCancelling({ answer, onReadAgain, onDone }: CancellingInput): CancellingControl {
  const t = useT();
  const page = usePage();
  const call = useCall("bookingCancellation");
  const attempt = useRef({ wish: "", key: "" });
  const running = useRef(false);
  const left = useRef(false);
  const [state, setState] = useState<"ready" | "busy" | "done">("ready");
  const [failed, setFailed] = useState<CallFailure>();
  useBackOnline(() => setFailed(undefined), failed?.code === NOT_SENT);

  function leave() {
    if (left.current) return;
    left.current = true;
    onDone();
  }

  async function cancel({ code, words }: ChosenReason) {
    if (running.current) return;
    running.current = true;
    const wish = {
      booking_id: answer.booking_id,
      code,
      charge_version: answer.quote.charge_version,
      ...(words.trim() ? { cancellation_reason: words.trim() } : {}),
    };
    const text = JSON.stringify(wish);
    if (attempt.current.wish !== text) attempt.current = { wish: text, key: crypto.randomUUID() };
    const { key } = attempt.current;
    setState("busy");
    setFailed(undefined);
    try {
      await call.mutateAsync({ input: { ...wish, idempotency_key: key }, idempotencyKey: key });
      setState("done");
      document.dispatchEvent(new Event("staywright:changed"));
      void tell({ title: t("cancel.done"), closeLabel: t("shell.close"), seconds: 8 });
      const charged = answer.quote.charge_amount > 0;
      const { cancellationDelayMs } = page.limits.events;
      await trackCancellation({ hotel: answer.hotel_id, reason: code, charged }, cancellationDelayMs);
      leave();
    } catch (cause) {
      const failure = cause instanceof CallFailure ? cause : new CallFailure(0);
      if (isAnswered(failure)) {
        attempt.current = { wish: "", key: "" };
        await onReadAgain();
      }
      running.current = false;
      setFailed(failure);
      setState("ready");
    }
  }

  return {
    busy: state !== "ready",
    done: state === "done",
    failure: failed && t(wordsOf(failed)),
    cancel: (chosen) => void cancel(chosen),
    leave,
  };
}

/** A refusal, rather than an answer that was lost or never given. */
const isAnswered = ({ statusCode, code }: CallFailure) =>
  statusCode > 0 && statusCode < 500 && code !== "duplicate_request";

/** Message id of what a failure means for the guest. */
function wordsOf(failure: CallFailure): string {
  if (failure.code === NOT_SENT) return "cancel.offline";
  return isAnswered(failure) ? refusalWords(failure.code) : "cancel.lost";
}

/** Message id of why a booking was not cancelled; nothing was changed then. */
export function refusalWords(code: string): string {
  return code === "price_changed" ? "cancel.changed" : errorMessageId(code);
}
