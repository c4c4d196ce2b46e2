import type { Release, Site } from "#renderer";
import { compileMessage, type MessageCatalogue } from "#renderer/release";
import type { Brand, Country, Domain, MailTemplate, RouteTable } from "#schemas";
import otherReason from "../../config/cancellation-reasons/other.json" with { type: "json" };
import plansChanged from "../../config/cancellation-reasons/plans-changed.json" with { type: "json" };
import accountTopic from "../../config/help-topics/account.json" with { type: "json" };
import otherTopic from "../../config/inquiry-topics/other.json" with { type: "json" };
import en from "../../config/languages/en.json" with { type: "json" };
import nl from "../../config/languages/nl.json" with { type: "json" };
import limits from "../../config/limits.json" with { type: "json" };
import accountChanged from "../../config/mails/account-changed.json" with { type: "json" };
import accountCode from "../../config/mails/account-code.json" with { type: "json" };
import accountReset from "../../config/mails/account-reset.json" with { type: "json" };
import bookingCancelled from "../../config/mails/booking-cancelled.json" with { type: "json" };
import bookingChanged from "../../config/mails/booking-changed.json" with { type: "json" };
import bookingMade from "../../config/mails/booking-made.json" with { type: "json" };
import guestInquiryAnswered from "../../config/mails/guest-inquiry-answered.json" with { type: "json" };
import guestInquiryReceived from "../../config/mails/guest-inquiry-received.json" with { type: "json" };
import inquiryAnswered from "../../config/mails/inquiry-answered.json" with { type: "json" };
import inquiryReceived from "../../config/mails/inquiry-received.json" with { type: "json" };
import newsletterAsked from "../../config/mails/newsletter-asked.json" with { type: "json" };
import newsletterBegun from "../../config/mails/newsletter-begun.json" with { type: "json" };
import yearly from "../../config/membership-plans/yearly.json" with { type: "json" };
import assistWords from "../../config/messages/en/assist.json" with { type: "json" };
import cancelWords from "../../config/messages/en/cancel.json" with { type: "json" };
import couponWords from "../../config/messages/en/coupon.json" with { type: "json" };
import guestWords from "../../config/messages/en/guest.json" with { type: "json" };
import helpWords from "../../config/messages/en/help.json" with { type: "json" };
import partnerWords from "../../config/messages/en/partner.json" with { type: "json" };
import enWords from "../../config/messages/en/supply.json" with { type: "json" };
import nlCancelWords from "../../config/messages/nl/cancel.json" with { type: "json" };
import nlWords from "../../config/messages/nl/supply.json" with { type: "json" };
import routes from "../../config/routes.json" with { type: "json" };

/**
 * A small release of two sites: `nl.homes.test` (holiday homes, Dutch and English) and `in.hotels.test`
 * (hotels, English).
 */
export function buildRelease(): Release {
  const sites = {
    "homes-nl": buildSite({
      id: "homes-nl",
      brand: "homes",
      host: "nl.homes.test",
      country: NL,
      locales: ["nl", "en"],
    }),
    "hotels-in": buildSite({
      id: "hotels-in",
      brand: "hotels",
      host: "in.hotels.test",
      country: IN,
      locales: ["en"],
    }),
  };
  return {
    hash: "0123456789abcdef",
    builtAt: "2027-01-01T00:00:00.000Z",
    sites,
    hosts: { "nl.homes.test": "homes-nl", "in.hotels.test": "hotels-in" },
    fallbackSite: "hotels-in",
    countries: { NL, IN },
    messages: {
      en: compiled({
        ...enWords,
        ...guestWords,
        ...partnerWords,
        ...assistWords,
        ...helpWords,
        ...cancelWords,
        ...couponWords,
      }),
      nl: compiled({ ...nlWords, ...nlCancelWords, ...couponWords }),
    },
    cancellationReasons: Object.fromEntries([plansChanged, otherReason].map((reason) => [reason.id, reason])),
    membershipPlans: { yearly },
    deals: DEALS,
    inquiryTopics: { other: otherTopic },
    helpTopics: { account: accountTopic },
    languages: { en, nl },
    // What calls never look at.
    routes: routes as unknown as RouteTable,
    ...({ amenities: {}, cities: {}, brandMessages: {}, microsites: {} } as object),
  } as unknown as Release;
}

/**
 * Words for codes of the supply and for what is wrong with a form, the only ones that answers of calls carry.
 */
function compiled(words: Readonly<Record<string, string>>): MessageCatalogue {
  return Object.fromEntries(
    Object.entries(words).flatMap(([id, text]) => {
      const result = compileMessage(text);
      return result.ok ? [[id, result.message]] : [];
    }),
  );
}

interface SiteSeed {
  readonly id: string;
  readonly brand: string;
  readonly host: string;
  readonly country: Country;
  readonly locales: readonly string[];
}

/** A site with the parts of its configuration that calls read. */
export function buildSite({ id, brand, host, country, locales }: SiteSeed): Site {
  return {
    id,
    brand: {
      id: brand,
      siteName: `${brand} of the tests`,
      propertyTypes: ["hotel", "home"],
      rolePrices: { travel_agent: 8, corporate: 10 },
      supportEmail: `help@${brand}.test`,
      theme: { colours: {}, fonts: { body: { fallback: "serif" } } },
    } as unknown as Brand,
    domain: {
      id,
      host,
      pageCountryCode: country.urlCode,
      appCountryCode: country.COUNTRY_CODE,
    } as unknown as Domain,
    country,
    defaultLocale: locales[0] ?? "en",
    locales,
    limits: { ...limits, protection: { ...limits.protection, ...UNLIMITED } },
    paymentModes: [],
    mails: MAILS,
    experiments: {},
    modals: {},
    pages: Object.fromEntries(["home", "hotel"].map((id) => [id, { id }])) as unknown as Site["pages"],
    isFallback: false,
  };
}

/** Tests book more than any guest; a test of these budgets sets them itself. */
const UNLIMITED = {
  roomNightsPerSession: 1e6,
  roomNightsPerPhone: 1e6,
  roomNightsPerSource: 1e6,
  roomNightsPerSourceAndProperty: 1e6,
  unprovenRooms: 1e6,
  unprovenNights: 1e6,
  mailsPerHour: 1e6,
  mailsPerDay: 1e6,
  smsPerHour: 1e6,
  smsPerDay: 1e6,
  smsPerBlock: 1e6,
  codesPerSource: 1e6,
  guessesPerSource: 1e6,
};

const NL = {
  COUNTRY_CODE: "NL",
  urlCode: "nl",
  regionId: 143,
  currencyCode: "EUR",
  currencySymbol: "€",
  timeZone: "Europe/Amsterdam",
  phone: { code: "+31", min: 9, max: 9 },
  defaultPropertyType: "home",
  distanceUnit: "km",
  taxDisplay: "inclusive",
  defaultCheckinDiff: 0,
  defaultCheckoutDiff: 1,
  minSelectableDates: 2,
  maxSelectableDates: 28,
  maxSearchableMonths: 36,
} as unknown as Country;

const IN = {
  COUNTRY_CODE: "IN",
  urlCode: "in",
  regionId: 1,
  currencyCode: "INR",
  currencySymbol: "₹",
  timeZone: "Asia/Kolkata",
  phone: { code: "+91", min: 10, max: 10 },
  defaultPropertyType: "hotel",
  distanceUnit: "km",
  taxDisplay: "inclusive",
  defaultCheckinDiff: 0,
  defaultCheckoutDiff: 1,
  maxSearchableMonths: 12,
} as unknown as Country;

/** A deal for each brand, one that is over, and one that a member's price is below. */
const DEALS: Release["deals"] = Object.fromEntries(
  [
    { id: "canal-week", number: 11, brands: ["homes"], percent: 20 },
    { id: "lamp-week", number: 12, brands: ["hotels"], percent: 30 },
    { id: "gone-week", number: 13, percent: 25, sale: { from: "2026-01-01", until: "2026-06-30" } },
    { id: "small-week", number: 14, percent: 1 },
    { id: "later-week", number: 15, percent: 25, sale: { from: "2028-01-01", until: "2028-06-30" } },
  ].map((deal, position) => [
    deal.id,
    {
      title: "deals.canal-week",
      lead: "deals.canal-week",
      position,
      cities: ["amsterdam", "utrecht"],
      sale: { from: "2026-01-01", until: "2027-12-31" },
      stays: { from: "2027-06-01", until: "2027-08-31" },
      minNights: 2,
      ...deal,
    },
  ]),
);

/** The mails as they are written: of another language than words they show what they are made of. */
const MAILS = Object.fromEntries(
  [
    accountChanged,
    accountCode,
    accountReset,
    bookingCancelled,
    bookingChanged,
    bookingMade,
    guestInquiryAnswered,
    guestInquiryReceived,
    inquiryAnswered,
    inquiryReceived,
    newsletterAsked,
    newsletterBegun,
  ].map((mail) => [mail.id, mail as unknown as MailTemplate]),
);
