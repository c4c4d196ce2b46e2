import { useRef, useState } from "react";
import { errorMessageId } from "#domain/shell";
import { CallFailure, NOT_SENT, useCall, useT } from "#renderer";
import type { ShiftingInitiated } from "#schemas/generated/api/events.ts";
import type { UpgradeInfoOutput, UpgradeOffer } from "#schemas/generated/api/upgrade.ts";
import { useBackOnline } from "../ui/screen/use-back-online.ts";

declare global {
  interface DocumentEventMap {
    /** A guest has had a booking moved, or tried to. */
    "staywright:shifted": CustomEvent<ShiftingInitiated["attributes"]>;
  }
}

export interface ShiftingControl {
  /** Room that the booking is being moved to; undefined while it is not. */
  readonly busy: number | undefined;
  /** Whether a button of this page was pressed. */
  readonly isTried: boolean;
  /** Why the booking was not moved, or that nobody knows, in words, and to which room. */
  readonly failure: { readonly room: number; readonly words: string } | undefined;
  readonly take: (offer: UpgradeOffer) => void;
}

/**
 * Moves a booking once, however often the button is pressed or an answer is lost: the same offer keeps its
 * key until an answer has come (UPG-01). Success and failure are both told to whoever counts, and what is
 * offered is read anew after either.
 */
export function useShifting(info: UpgradeInfoOutput, onReadAgain: () => Promise<unknown>): ShiftingControl {
  const t = useT();
  const call = useCall("shiftBooking");
  const attempt = useRef({ version: "", key: "" });
  const running = useRef(false);
  const [busy, setBusy] = useState<number>();
  const [isTried, setTried] = useState(false);
  const [failed, setFailed] = useState<{ readonly room: number; readonly cause: CallFailure }>();
  useBackOnline(() => setFailed(undefined), failed?.cause.code === NOT_SENT);

  async function take({ room_category_id, offer_version }: UpgradeOffer) {
    if (running.current) return;
    running.current = true;
    if (attempt.current.version !== offer_version)
      attempt.current = { version: offer_version, key: crypto.randomUUID() };
    const { key } = attempt.current;
    setTried(true);
    setBusy(room_category_id);
    setFailed(undefined);
    const input = { booking_id: info.booking_id, room_category_id, offer_version, idempotency_key: key };
    try {
      await call.mutateAsync({ input, idempotencyKey: key });
      tell({ hotel: info.hotel_id, outcome: "done" });
      document.dispatchEvent(new Event("staywright:changed"));
      await onReadAgain();
    } catch (error) {
      const cause = error instanceof CallFailure ? error : new CallFailure(0);
      if (isAnswered(cause)) {
        attempt.current = { version: "", key: "" };
        tell({ hotel: info.hotel_id, outcome: "failed" });
        await onReadAgain();
      }
      setFailed({ room: room_category_id, cause });
    }
    running.current = false;
    setBusy(undefined);
  }

  return {
    busy,
    isTried,
    failure: failed && { room: failed.room, words: t(wordsOf(failed.cause)) },
    take: (offer) => void take(offer),
  };
}

function tell(detail: ShiftingInitiated["attributes"]): void {
  document.dispatchEvent(new CustomEvent("staywright:shifted", { detail }));
}

/** A refusal, rather than an answer that was lost or never given. */
const isAnswered = ({ statusCode, code }: CallFailure) =>
  statusCode > 0 && statusCode < 500 && code !== "duplicate_request";

/** Message id of what a failure means for the guest. */
function wordsOf(failure: CallFailure): string {
  if (failure.code === NOT_SENT) return "upgrade.offline";
  return isAnswered(failure) ? refusalWords(failure.code) : "upgrade.lost-answer";
}

/** Message id of why a booking was not moved; nothing was changed then. */
export function refusalWords(code: string): string {
  if (code === "price_changed") return "upgrade.changed";
  if (code === "sold_out") return "upgrade.sold-out";
  if (code === "restriction_refused") return "upgrade.refused";
  return errorMessageId(code);
}
