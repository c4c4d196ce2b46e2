import { bookingUrl } from "#domain/addresses";
import { addressLocaleOf, withLocale } from "#renderer";
import { siteOrigin } from "#renderer/server";
import type { MailTemplate } from "#schemas";
import type { BookingGuestValue } from "../../../db/booking-tables.ts";
import type { WaitingMail } from "../../../gateways/waiting-mail.ts";
import { bookingFacts, type MailedBooking } from "../../../mails/booking-facts.ts";
import { cancelledFacts, type MailedCancellation } from "../../../mails/cancelled-facts.ts";
import { mailsOf, writeMail } from "../../../mails/write-mail.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { guestName } from "./guest.ts";

export interface MailedEvent {
  readonly event: Extract<MailTemplate["event"], "bookingMade" | "bookingChanged" | "bookingCancelled">;
  /** What is agreed: the quote, or the booking that was made from it. */
  readonly quote: MailedBooking["quote"] & { readonly property_id: number };
  readonly bookingId: string;
  readonly guest: BookingGuestValue;
  readonly context: OperationContext;
  /** What a cancellation came to; for `bookingCancelled` alone. */
  readonly cancelled?: MailedCancellation;
}

/**
 * The mails a guest gets of a booking, in the language the booking was made in: what the configuration has
 * the event send, with a link to the booking, in the same language, which opens it without an account once it
 * is sent. None without an address.
 */
export function bookingMails({
  event,
  quote,
  bookingId,
  guest,
  context,
  cancelled,
}: MailedEvent): readonly WaitingMail[] {
  const { site } = context;
  const { email } = guest;
  if (!email) return [];
  return mailsOf(site, event).map((template) => {
    let address = "";
    const written = writeMail(template, context, (text) => {
      const path = withLocale(addressLocaleOf(text.locale, site.defaultLocale), bookingUrl(bookingId));
      address = `${siteOrigin(site)}${path}`;
      const brand = site.brand.siteName;
      const booking = { number: bookingId, name: guestName(guest), address, brand, quote };
      return cancelled ? cancelledFacts(booking, cancelled, text) : bookingFacts(booking, text);
    });
    return { to: email, ...written, link: { booking_id: bookingId, address } };
  });
}
