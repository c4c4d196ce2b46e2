import type { CivilDate } from "#domain/dates";
import { bookingFacts, type MailedBooking } from "./booking-facts.ts";
import type { MailFacts } from "./mail-facts.ts";
import type { MailText } from "./mail-text.ts";

/** What a cancellation came to, as a mail tells of it. Minor units. */
export interface MailedCancellation {
  readonly charge: number;
  /** What of the charge is still to be paid to the property. */
  readonly due: number;
  readonly paid: number;
  readonly refund: number;
  /** Last day the refund is expected on; null where nothing comes back. */
  readonly refundBy: CivilDate | null;
  /** What came back to the guest's wallet. */
  readonly walletReturn?: number;
  /** Message of the reason. */
  readonly reason?: string | undefined;
}

/**
 * What the event of a cancelled booking gives its mails: the booking, what cancelling cost, and the one
 * sentence of the money that holds: nothing paid, something back, or nothing back.
 */
export function cancelledFacts(
  booking: MailedBooking,
  { charge, due, paid, refund, refundBy, walletReturn = 0, reason }: MailedCancellation,
  text: MailText,
): MailFacts {
  const { policies: _, values, ...facts } = bookingFacts(booking, text);
  const { uncharged: __, ...told } = values;
  const { currency_code: currency, terms } = booking.quote;
  const money = (amount: number) => text.money({ amount, currency }, terms.currency_symbol);
  return {
    ...facts,
    values: {
      ...told,
      charge: money(charge),
      ...(due > 0 && { due: money(due) }),
      ...(refund > 0 && refundBy && { refund: money(refund), refundBy: text.date(refundBy) }),
      ...(walletReturn > 0 && { walletReturn: money(walletReturn) }),
      ...(paid === 0 && !(terms.wallet && terms.wallet.used > 0) && { unpaid: "" }),
      ...(paid > 0 && refund === 0 && { spent: "" }),
      ...(reason && { reason: text.say(reason) }),
    },
  };
}
