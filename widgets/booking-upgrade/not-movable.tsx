import { useT } from "#renderer";
import type { UpgradeInfoOutput } from "#schemas/generated/api/upgrade.ts";
import { ClosedBooking } from "../shared/booking/closed-booking.tsx";

interface NotMovableProps {
  readonly bookingId: string;
  readonly access: Exclude<UpgradeInfoOutput["access"], "open">;
}

/** Why a booking cannot be moved here, and the way on. */
export function NotMovable({ bookingId, access }: NotMovableProps) {
  const t = useT();
  const { words, way } = ACCESS[access];
  return <ClosedBooking bookingId={bookingId} reason={t(words)} way={way} />;
}

const ACCESS = {
  masked: { words: "upgrade.masked", way: "prove" },
  cancelled: { words: "upgrade.cancelled", way: undefined },
  over: { words: "upgrade.over", way: undefined },
  started: { words: "upgrade.started", way: "call" },
  paid: { words: "upgrade.paid", way: "call" },
  closed: { words: "upgrade.closed", way: "call" },
} as const;
