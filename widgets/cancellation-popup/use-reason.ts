import { useState } from "react";
import type { ChosenReason } from "../shared/cancellation/cancellation-answer.ts";

/**
 * What the guest has chosen for a booking, kept from one popup to the next and back; never in an address, for
 * their own words are theirs.
 */
export function useReason(bookingId: string): readonly [ChosenReason, (reason: ChosenReason) => void] {
  const [reason, setReason] = useState(kept?.bookingId === bookingId ? kept.reason : NONE);
  return [
    reason,
    (next) => {
      kept = { bookingId, reason: next };
      setReason(next);
    },
  ];
}

const NONE: ChosenReason = { code: "", words: "" };
let kept: { readonly bookingId: string; readonly reason: ChosenReason } | undefined;
