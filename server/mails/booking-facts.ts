import type { CivilDate } from "#domain/dates";
import { shownAmounts } from "#domain/price";
import { nightsOf } from "#domain/stay";
import type { CancellationPolicy, PriceLine } from "#schemas/generated/api/price.ts";
import { presentMealLine, presentMeals } from "../supply/present-meals.ts";
import type { MailFacts, PricedLine } from "./mail-facts.ts";
import type { MailText } from "./mail-text.ts";

/** A booking as a mail tells of it; amounts are minor units. */
export interface MailedBooking {
  readonly number: string;
  readonly name: string;
  /** Absolute address of the booking in the language of the mail, without a token. */
  readonly address: string;
  readonly brand: string;
  readonly quote: {
    readonly checkin: CivilDate;
    readonly checkout: CivilDate;
    readonly rooms: number;
    readonly total: number;
    readonly currency_code: string;
    readonly terms: MailedTerms;
  };
}

interface MailedTerms {
  readonly hotel: {
    readonly name: string;
    readonly address: string;
    readonly check_in_time: string;
    readonly check_out_time: string;
  };
  readonly room_category: { readonly name: string };
  readonly currency_symbol: string;
  readonly price_lines?: readonly PriceLine[];
  readonly deposit?: number;
  readonly coupon?: { readonly valid: boolean; readonly coupon_code: string; readonly discount: number };
  readonly meals?: readonly {
    readonly category_code: string;
    readonly name: string;
    readonly guest_count: number;
  }[];
  readonly early_checkin?: boolean;
  readonly wallet?: { readonly used: number };
  readonly cancellation_policies?: readonly CancellationPolicy[];
}

/** What the events of a booking give their mails. */
export function bookingFacts(
  { number, name, address, brand, quote }: MailedBooking,
  text: MailText,
): MailFacts {
  const { terms, checkin, checkout, rooms, currency_code: currency } = quote;
  const { hotel, room_category, currency_symbol, coupon, deposit, early_checkin, meals = [], wallet } = terms;
  const { say, day, date, time, locale, word } = text;
  const money = (amount: number) => text.money({ amount, currency }, currency_symbol);
  const named = presentMeals(meals, word).map((meal) =>
    say("mail.confirmation.meal", { meal: meal.name, guests: meal.guest_count }),
  );
  return {
    values: {
      brand,
      number,
      name,
      hotel: hotel.name,
      address: hotel.address,
      category: room_category.name,
      date: date(checkin),
      checkin: day(checkin),
      checkinTime: time(hotel.check_in_time),
      checkout: day(checkout),
      checkoutTime: time(hotel.check_out_time),
      nights: nightsOf(quote),
      rooms,
      total: money(quote.total),
      ...(named.length > 0 && { meals: new Intl.ListFormat(locale, { type: "unit" }).format(named) }),
      ...(early_checkin && { earlyCheckin: time(hotel.check_in_time) }),
      ...(coupon?.valid && { coupon: coupon.coupon_code, discount: money(-coupon.discount) }),
      ...(deposit && { deposit: money(deposit) }),
      ...(wallet && wallet.used > 0
        ? { wallet: money(-wallet.used), payable: money(quote.total - wallet.used) }
        : { uncharged: money(quote.total) }),
    },
    prices: {
      lines: asShown(terms.price_lines ?? [], quote.total, text.stepOf(currency)).map((line) =>
        pricedLine(line, money, text),
      ),
      total: money(quote.total),
    },
    policies: (terms.cancellation_policies ?? []).map((policy, index) => policyLine(policy, index > 0, text)),
    link: address,
  };
}

/** Lines with the amounts that pages show of them, which add up to the total (PRICE-04). */
function asShown(lines: readonly PriceLine[], total: number, step: number): readonly PriceLine[] {
  const shown = shownAmounts(lines, total, step);
  return lines.map((line, index) => ({ ...line, amount: shown[index] ?? line.amount }));
}

/** Lines as the page of the booking names them. */
function pricedLine(line: PriceLine, money: (amount: number) => string, { say, word }: MailText): PricedLine {
  const { name, bill_type, category_code, amount, included, payable } = presentMealLine(line, word);
  return {
    name: category_code ? name : say(`stay.bill.${bill_type}`),
    amount: included ? say("stay.of-which", { amount: money(amount) }) : money(amount),
    ...(payable === "at_property" && !included && { note: say("stay.paid-at-property") }),
  };
}

function policyLine(
  { kind, until_local, charge_percentage }: CancellationPolicy,
  isLater: boolean,
  { say, moment }: MailText,
): string {
  if (until_local === undefined)
    return say(isLater ? "cancellation.none-after" : "cancellation.non-refundable");
  const until = moment(until_local);
  if (kind === "free") return say("cancellation.free-until", { until });
  return say("cancellation.partial-until", { percent: 100 - charge_percentage, until });
}
