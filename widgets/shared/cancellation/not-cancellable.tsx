import { useT } from "#renderer";
import type { CancellationChargeOutput } from "#schemas/generated/api/cancellation.ts";
import { ClosedBooking } from "../booking/closed-booking.tsx";

interface NotCancellableProps {
  readonly bookingId: string;
  readonly access: Exclude<CancellationChargeOutput["access"], "open">;
}

/** Why a booking cannot be cancelled here, and the way on. */
export function NotCancellable({ bookingId, access }: NotCancellableProps) {
  const t = useT();
  const { words, way } = ACCESS[access];
  return <ClosedBooking bookingId={bookingId} reason={t(words)} way={way} />;
}

const ACCESS = {
  masked: { words: "cancel.masked", way: "prove" },
  cancelled: { words: "cancel.already", way: undefined },
  over: { words: "cancel.over", way: undefined },
  started: { words: "cancel.started", way: "call" },
  closed: { words: "cancel.closed", way: "call" },
} as const;
