import { bookingUrl } from "#domain/addresses";
import { nightsOf } from "#domain/stay";
import { withLocale } from "#renderer";
import { siteOrigin } from "#renderer/server";
import type { BookingGuestValue } from "../../../db/booking-tables.ts";
import type { WaitingMail } from "../../../gateways/waiting-mail.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { presentMeals } from "../../../supply/present-meals.ts";
import type { QuoteRow } from "../quote/queries.ts";
import { guestName } from "./guest.ts";
import { mailText } from "./mail-text.ts";

export interface Confirmation {
  readonly quote: QuoteRow;
  readonly bookingId: string;
  readonly guest: BookingGuestValue;
  readonly context: OperationContext;
  /** True when the booking was confirmed before and is another now. */
  readonly changed?: boolean;
}

/**
 * The confirmation a guest gets, of a new booking or of a changed one, in the language the booking was made in: the facts of the booking in plain text, and a link to it, in
 * the same language, which opens it without an account once it is sent. The link has a line of its own, where no mark of direction can become part of it.
 */
export function confirmationMail({ quote, bookingId, guest, context, changed }: Confirmation): WaitingMail {
  const { site } = context;
  const { hotel, room_category, currency_symbol, deposit, coupon } = quote.terms;
  const { locale, say, day, date, time, money } = mailText(context);
  const path = withLocale({ locale, defaultLocale: site.defaultLocale }, bookingUrl(bookingId));
  const address = `${siteOrigin(site)}${path}`;
  return {
    to: guest.email ?? "",
    locale,
    link: { booking_id: bookingId, address },
    subject: say(changed ? "mail.changed.subject" : "mail.confirmation.subject", {
      number: bookingId,
      hotel: hotel.name,
      date: date(quote.checkin),
    }),
    body: [
      say("mail.confirmation.greeting", { name: guestName(guest) }),
      "",
      say(changed ? "mail.changed.first-line" : "mail.confirmation.confirmed", { hotel: hotel.name }),
      "",
      say("mail.confirmation.number", { number: bookingId }),
      say("mail.confirmation.address", { address: hotel.address }),
      say("mail.confirmation.checkin", { date: day(quote.checkin), time: time(hotel.check_in_time) }),
      say("mail.confirmation.checkout", { date: day(quote.checkout), time: time(hotel.check_out_time) }),
      say("mail.confirmation.rooms", {
        nights: nightsOf(quote),
        rooms: quote.rooms,
        category: room_category.name,
      }),
      ...extrasLines(quote.terms, mailText(context)),
      ...(coupon?.valid
        ? [
            say("mail.confirmation.coupon", {
              code: coupon.coupon_code,
              amount: money({ amount: coupon.discount, currency: quote.currency_code }, currency_symbol),
            }),
          ]
        : []),
      say("mail.confirmation.total", {
        total: money({ amount: quote.total, currency: quote.currency_code }, currency_symbol),
      }),
      ...(deposit
        ? [
            say("mail.confirmation.deposit", {
              amount: money({ amount: deposit, currency: quote.currency_code }, currency_symbol),
            }),
          ]
        : []),
      say("mail.confirmation.payment"),
      "",
      say("mail.confirmation.link"),
      address,
      "",
      site.brand.siteName,
    ].join("\n"),
  };
}

/** What the guest added: meals in one line, and an early check-in. */
function extrasLines(
  { meals = [], early_checkin }: QuoteRow["terms"],
  { say, locale }: ReturnType<typeof mailText>,
): readonly string[] {
  const named = presentMeals(meals, locale).map(({ name, guest_count }) =>
    say("mail.confirmation.meal", { meal: name, guests: guest_count }),
  );
  const list = new Intl.ListFormat(locale, { type: "unit" });
  return [
    ...(named.length > 0 ? [say("mail.confirmation.meals", { meals: list.format(named) })] : []),
    ...(early_checkin ? [say("mail.confirmation.early-checkin")] : []),
  ];
}
