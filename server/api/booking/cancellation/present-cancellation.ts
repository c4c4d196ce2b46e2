import { displayStatus, settleCancellation } from "#domain/booking";
import { todayIn } from "#domain/dates";
import type { BookingDetail } from "#schemas/generated/api/booking.ts";
import type { WordsPlace } from "../../../supply/supply-words.ts";
import type { Access } from "../booking/access.ts";
import type { BookingRow } from "../booking/queries.ts";
import { walletUsed } from "../quote/quoted-wallet.ts";
import { reasonName } from "./cancellation-reasons.ts";
import { accessAt, quoteCancellation, refundOf } from "./quote-cancellation.ts";

type Told = Pick<
  BookingDetail,
  "cancellation" | "cancellation_reason" | "cancellation_blame" | "cancellation_offer"
>;

/** What a booking says of its cancellation: whether it can be cancelled now, or how it was (BCAN-02). */
export function presentCancellation(
  booking: BookingRow,
  access: Access,
  now: number,
  place: WordsPlace,
): Told {
  const { status_key, state } = booking;
  const isCancelled = displayStatus({ statusKey: status_key, state }) === "cancelled";
  if (isCancelled) return presentCancelled(booking, access, place);
  const may = accessAt(booking, now);
  if (may !== "open") return { cancellation_offer: { access: may } };
  if (access === "masked") return { cancellation_offer: { access: "masked" } };
  const { charge_amount } = quoteCancellation(booking, now, 0);
  return { cancellation_offer: { access: "open", charge_amount } };
}

/** How a booking was cancelled: by a guest with a code and amounts, elsewhere as it was told. */
export function presentCancelled(
  booking: BookingRow,
  access: Access,
  place: WordsPlace,
): Omit<Told, "cancellation_offer"> {
  const { cancellation_code: code, cancellation_reason: words, cancellation_blame: blame } = booking;
  const reason = code === null ? words : (reasonName(place, code) ?? code);
  const own = code === null || access === "masked" ? null : words;
  return {
    ...(reason ? { cancellation_reason: reason } : {}),
    ...(blame ? { cancellation_blame: blame } : {}),
    ...cancellationOf(booking, own),
  };
}

function cancellationOf(
  {
    cancelled_at: at,
    cancellation_charge: charge,
    cancellation_refund: refund,
    cancellation_refund_by: until,
    paid,
    terms,
  }: BookingRow,
  words: string | null,
): Pick<Told, "cancellation"> {
  if (at === null || charge === null) return {};
  const { due, walletReturn } = settleCancellation({ charge, paid, wallet: walletUsed(terms) });
  return {
    cancellation: {
      cancelled_at: at.toISOString(),
      cancelled_on: todayIn(terms.hotel.time_zone, at.getTime()),
      charge_amount: charge,
      due_amount: due,
      refund: refundOf(refund ?? 0, until),
      ...(walletReturn > 0 && { wallet_return: walletReturn }),
      ...(words ? { words } : {}),
    },
  };
}
