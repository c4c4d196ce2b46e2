import type { Transaction } from "kysely";
import { bookingUrl, formatMoney } from "#domain";
import { siteOrigin } from "#renderer/server";
import type { BookingGuestValue } from "../../db/booking-tables.ts";
import type { Database } from "../../db/schema.ts";
import type { Mail } from "../../gateways/gateways.ts";
import { sha256 } from "../../platform/hash.ts";
import type { OperationContext } from "../operation.ts";
import type { QuoteRow } from "../quote/queries.ts";
import { guestName } from "./guest.ts";

/** Makes the token of a mail's link to a booking (BDET-07): random, good until a month after departure, kept as a hash. */
export async function createBookingLink(
  trx: Transaction<Database>,
  key: { readonly property_id: number; readonly booking_id: string },
  { ids, clock }: OperationContext,
): Promise<string> {
  const token = ids.quote() + ids.quote();
  const now = clock();
  await trx
    .insertInto("booking_link")
    .values({
      ...key,
      token_hash: sha256(token),
      created_at: new Date(now),
      expires_at: new Date(now + LINK_MS),
    })
    .execute();
  return token;
}

export interface Confirmation {
  readonly quote: QuoteRow;
  readonly bookingId: string;
  readonly guest: BookingGuestValue;
  readonly token: string;
  readonly context: OperationContext;
}

/** The confirmation a guest gets: the facts of the booking in plain text, and a link that opens it without an account. */
export function confirmationMail({
  quote,
  bookingId,
  guest,
  token,
  context,
}: Confirmation): Omit<Mail, "id"> {
  const { hotel, room_category } = quote.terms;
  const total = formatMoney({ amount: quote.total, currency: quote.currency_code }, { locale: "en" });
  const link = `${siteOrigin(context.site)}${bookingUrl(bookingId)}?token=${token}`;
  return {
    to: guest.email ?? "",
    locale: context.locale,
    subject: `Booking ${bookingId}: ${hotel.name}, ${quote.checkin}`,
    body: [
      `Dear ${guestName(guest)},`,
      "",
      `Your booking at ${hotel.name}, ${hotel.address}, is confirmed.`,
      "",
      `Booking number: ${bookingId}`,
      `Arrival: ${quote.checkin}, from ${hotel.check_in_time}`,
      `Departure: ${quote.checkout}, until ${hotel.check_out_time}`,
      `Rooms: ${quote.rooms} × ${room_category.name}`,
      `Total: ${total}, to pay at the property. Nothing has been charged.`,
      "",
      `See your booking: ${link}`,
      "",
      context.site.brand.siteName,
    ].join("\n"),
  };
}

const LINK_MS = 400 * 24 * 60 * 60_000;
