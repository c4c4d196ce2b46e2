import type { Site } from "#renderer";
import { siteOrigin } from "#renderer/server";
import type { MailTemplate } from "#schemas";
import { bookingFacts, type MailedBooking } from "./booking-facts.ts";
import { cancelledFacts, type MailedCancellation } from "./cancelled-facts.ts";
import type { MailFacts } from "./mail-facts.ts";
import type { MailText } from "./mail-text.ts";

/**
 * What an event may have to say, by the name of the case: the most and the least. Mails are tried with these
 * before they are sent.
 */
export function sampleFacts(
  event: MailTemplate["event"],
  site: Site,
): Readonly<Record<string, (text: MailText) => MailFacts>> {
  if (event === "bookingMade" || event === "bookingChanged")
    return {
      everything: (text) => bookingFacts(booking(site, FULL), text),
      least: (text) => bookingFacts(booking(site, LEAST), text),
    };
  if (event === "bookingCancelled")
    return {
      everything: (text) => cancelledFacts(booking(site, FULL), REFUNDED, text),
      charged: (text) => cancelledFacts(booking(site, FULL), CHARGED, text),
      least: (text) => cancelledFacts(booking(site, LEAST), FREE, text),
    };
  const account = accountFacts(event, site);
  if (account) return account;
  const reference = "Q7MZ4KTW";
  const brand = site.brand.siteName;
  if (event === "inquiryAnswered" || event === "guestInquiryAnswered")
    return { everything: () => ({ values: { brand, reference } }) };
  const inquiry = {
    brand,
    reference,
    property: "Duinzicht <2>",
    place: "Domburg",
    name: "Noor de Vries",
    language: site.defaultLocale,
    site: siteOrigin(site),
    message: "Three houses by the sea.\n\nMay we call you?",
  };
  const contact = { email: "noor@example.test", phone: "+31 30 000 0199" };
  if (event === "inquiryReceived")
    return {
      everything: () => ({ values: { ...inquiry, ...contact } }),
      least: () => ({ values: inquiry }),
    };
  const { property: _, place: __, ...written } = inquiry;
  const values = { ...written, topic: "A stay <2>" };
  const pictures = `${siteOrigin(site)}/guest-inquiry/pictures/iAAAAAAAAAAAAAAAAAAAAAA`;
  return {
    everything: () => ({ values: { ...values, ...contact, booking: "WH-12345678", pictures } }),
    least: () => ({ values }),
  };
}

/** Mails of accounts and of the newsletter, each with what it says this time. */
function accountFacts(event: MailTemplate["event"], site: Site): ReturnType<typeof sampleFacts> | undefined {
  const brand = site.brand.siteName;
  const email = "noor@example.test";
  const link = `${siteOrigin(site)}/login`;
  switch (event) {
    case "accountCode": {
      const values = { brand, code: "042042", minutes: 5 };
      return { everything: () => ({ values, link }), least: () => ({ values }) };
    }
    case "accountReset":
      return {
        everything: () => ({ values: { brand, minutes: 30, known: email }, link }),
        least: () => ({ values: { brand, minutes: 30, unknown: email } }),
      };
    case "accountChanged":
      return {
        everything: (text) => ({
          values: {
            brand,
            password: "",
            phone: "+31 ••••• 12",
            email: "n•••@example.test",
            moved: "+31 ••••• 34",
            unlinked: "Google",
            passkey: "Firefox, Windows",
            passkeyRemoved: "Safari, iPhone",
            deletion: text.day("2027-04-24"),
            kept: "",
          },
        }),
        least: () => ({ values: { brand } }),
      };
    case "newsletterAsked":
      return { everything: () => ({ values: { brand, hours: 48 }, link }) };
    case "newsletterBegun":
      return { everything: () => ({ values: { brand, agreed: "Yes to <news>." }, link }) };
    default:
      return undefined;
  }
}

type Quote = MailedBooking["quote"];

function booking(site: Site, terms: Omit<Quote["terms"], "currency_symbol">): MailedBooking {
  return {
    number: "7KQ2MZ9XW4TD",
    name: "Noor de Vries",
    address: `${siteOrigin(site)}/booking/7KQ2MZ9XW4TD`,
    brand: site.brand.siteName,
    quote: {
      checkin: "2027-04-10",
      checkout: "2027-04-12",
      rooms: 1,
      total: 41_200,
      currency_code: site.country.currencyCode,
      terms: { ...terms, currency_symbol: site.country.currencySymbol },
    },
  };
}

const LEAST: Omit<Quote["terms"], "currency_symbol"> = {
  hotel: {
    name: "Huis & tuin aan de Vecht",
    address: "Vechtdijk 4, Utrecht",
    check_in_time: "15:00",
    check_out_time: "11:00",
  },
  room_category: { name: "Whole house" },
  price_lines: [line("room", 41_200, { quantity: 2 })],
  cancellation_policies: [{ kind: "full", charge_percentage: 100 }],
};

const FULL: Omit<Quote["terms"], "currency_symbol"> = {
  ...LEAST,
  price_lines: [
    line("room", 36_000, { quantity: 2 }),
    line("meal", 5_600, { quantity: 4, name: "Breakfast", category_code: "breakfast", guest_count: 2 }),
    line("early_checkin", 2_000),
    line("coupon", -4_000),
    line("city_tax", 1_600, { payable: "at_property" }),
    line("tax", 3_400, { included: true }),
  ],
  deposit: 20_000,
  coupon: { valid: true, coupon_code: "LENTE27", discount: 4_000 },
  meals: [{ category_code: "breakfast", name: "Breakfast", guest_count: 2 }],
  early_checkin: true,
  wallet: { used: 5_000 },
  cancellation_policies: [
    {
      kind: "free",
      until: "2027-04-03T16:00:00.000Z",
      until_local: "2027-04-03T18:00",
      charge_percentage: 0,
    },
    {
      kind: "partial",
      until: "2027-04-08T16:00:00.000Z",
      until_local: "2027-04-08T18:00",
      charge_percentage: 50,
    },
    { kind: "full", charge_percentage: 100 },
  ],
};

const FREE: MailedCancellation = { charge: 0, due: 0, paid: 0, refund: 0, refundBy: null };

const CHARGED: MailedCancellation = { ...FREE, charge: 20_600, due: 15_600, paid: 5_000 };

const REFUNDED: MailedCancellation = {
  ...FREE,
  charge: 20_600,
  paid: 41_200,
  refund: 20_600,
  refundBy: "2027-04-18",
  walletReturn: 5_000,
  reason: "cancel.reason.plans-changed",
};

type Line = NonNullable<Quote["terms"]["price_lines"]>[number];

function line(bill_type: Line["bill_type"], amount: number, more: Partial<Line> = {}): Line {
  return {
    bill_type,
    name: bill_type,
    quantity: 1,
    amount,
    payable: "with_booking",
    included: false,
    ...more,
  };
}
