import { describe, it } from "vitest";
import { expectTold, filesOf, read, type Slip } from "./slip.ts";

const country = (code: string) => new RegExp(`^config/countries/${code}\\.json$`);
const limits = /^config\/limits\.json$/;
const routes = /^config\/routes\.json$/;
const mail = (name: string) => new RegExp(`^config/mails/${name}\\.json$`);

/** A price in every currency that a site takes. */
function pricesOf(price: number): Readonly<Record<string, number>> {
  const countries = filesOf("domains").map((file) => read(`config/countries/${read(file).country}.json`));
  return Object.fromEntries(countries.map(({ currencyCode }) => [String(currencyCode), price]));
}

/** Settings that another one takes back, in its own file or elsewhere. */
const SLIPS: readonly Slip[] = [
  {
    what: "a promise whose own switch is off",
    file: country("GB"),
    from: /("promises": \[)"country\.promise\.total"/,
    to: '$1"country.priceMatch.short"',
    code: "contradiction",
    at: "country.priceMatch.short",
  },
  {
    what: "that promise where no switch is",
    file: country("NL"),
    from: /("promises": \[)"country\.promise\.total"/,
    to: '$1"country.priceMatch.long"',
    code: "contradiction",
    at: "country.priceMatch.long",
  },
  ...(["short", "long"] as const).map((own) => {
    const other = own === "short" ? "long" : "short";
    return {
      what: `the ${other} words of the price promise for the ${own} ones`,
      file: country("GB"),
      from: new RegExp(`("${own}Text": "country\\.priceMatch\\.)${own}`),
      to: `$1${other}`,
      code: "other-words",
      at: `"${own}Text"`,
    };
  }),
  {
    what: "a referral programme without its link",
    file: country("IN"),
    from: /("doesReferralExists": )false/,
    to: "$1true",
    code: "unread-setting",
    at: '"doesReferralExists"',
  },
  {
    what: "the link of a referral programme that is off",
    file: country("DE"),
    from: /("faqLink": "\/faq",)/,
    to: '$1 "referAndEarn": "/partner-with-us?from=refer",',
    code: "unread-setting",
    at: '"referAndEarn"',
  },
  {
    what: "long stays where none can be booked",
    file: country("NL"),
    from: /("maxSelectableDates": )\d+/,
    to: "$18",
    code: "contradiction",
    at: '"showLongStays"',
  },
  {
    what: "more at sign-up than guests may use",
    file: country("IN"),
    from: /("expirableLimit": )\d+/,
    to: "$1100",
    code: "contradiction",
    at: '"welcomeCredit"',
  },
  {
    what: "days of nothing",
    file: country("IN"),
    from: /("welcomeCredit": )\d+(,\s*"memberCredit": )\d+/,
    to: "$10$20",
    code: "unread-setting",
    at: '"expiryDays"',
  },
  {
    what: "money at sign-up with decimals that no page shows",
    file: country("IN"),
    from: /("welcomeCredit": )\d+/,
    to: "$150050",
    code: "contradiction",
    at: '"welcomeCredit"',
  },
  {
    what: "a language for unknown hosts of a site that they are not shown",
    file: /^config\/domains\/wrenhollow-it\.json$/,
    from: /("apiBaseHost")/,
    to: '"fallbackLocale": "it", $1',
    code: "unread-setting",
    at: '"fallbackLocale"',
  },
  {
    what: "no way to pay",
    file: limits,
    from: /("payAtHotelMax": )\d+/,
    to: "$10",
    code: "contradiction",
    at: '"payAtHotelMax"',
  },
  {
    what: "fewer adults in a room than a search begins with",
    file: limits,
    from: /("adultsMax": )\d+/,
    to: "$11",
    code: "contradiction",
    at: '"adultsMax"',
  },
  {
    what: "telephones without room for the numbers of most countries",
    file: limits,
    from: /("phoneMax": )\d+/,
    to: "$18",
    code: "contradiction",
    at: '"phoneMax"',
  },
  {
    what: "a mail of a code without it",
    file: mail("account-code"),
    from: /"code": \{\s*"kind": "heading",\s*"argument": "code"\s*\},/,
    to: '"code": { "kind": "heading", "argument": "brand" },',
    code: "lacking-mail",
    at: '"order"',
  },
  ...["account-code", "inquiry-received"].map((name) => ({
    what: `nobody hears of ${name}`,
    file: mail(name),
    from: /("event": "\w+",)/,
    to: '$1 "enabled": false,',
    code: "lacking-mail",
    at: '"enabled"',
  })),
  {
    what: "UPI for the Netherlands",
    file: /^config\/payment-modes\.json$/,
    from: /("mode": "UPI_VPA"[^}]*"countries": \["IN")/,
    to: '$1, "NL"',
    code: "untrue",
    at: '"NL"',
  },
  {
    what: "money at sign-up in whole units where minor ones are meant",
    file: country("AE"),
    from: /("welcomeCredit": )\d+/,
    to: "$125",
    code: "out-of-range",
    at: '"welcomeCredit"',
  },
  {
    what: "a year of a membership for less than one unit",
    file: /^config\/membership-plans\/\w+\.json$/,
    from: /("renewal")/,
    to: `"prices": ${JSON.stringify({ ...pricesOf(99_900), EUR: 49 })}, $1`,
    code: "out-of-range",
    at: '"prices"',
  },
  {
    what: "a deal for more nights than anybody can book",
    file: /^config\/deals\/unhurried-week\.json$/,
    from: /("minNights": )\d+/,
    to: "$130",
    code: "contradiction",
    at: '"minNights"',
  },
  {
    what: "two deals under one number",
    file: /^config\/deals\/unhurried-week\.json$/,
    from: /("number": )\d+/,
    to: "$14201",
    code: "same-rank",
    at: '"number"',
  },
  {
    what: "two topics under one title",
    file: /^config\/inquiry-topics\/payment\.json$/,
    from: /assist\.topic\.payment/,
    to: "assist.topic.booking",
    code: "same-name",
  },
  {
    what: "a question with the answer of another one",
    file: /^config\/help-topics\/paying\.json$/,
    from: /static\.faq\.1\.a/,
    to: "static.faq.2.a",
    code: "other-words",
  },
  {
    what: "fewer pictures than one inquiry may have",
    file: limits,
    from: /("picturesPerSession": )\d+/,
    to: "$12",
    code: "wrong-order",
    at: '"picturesPerSession"',
  },
  {
    what: "no exact dates among the choices",
    file: limits,
    from: /("flexibleDays": \[)0, /,
    to: "$1",
    code: "wrong-order",
    at: '"flexibleDays"',
  },
  {
    what: "an order by nothing",
    file: limits,
    from: /("guestRating": )[\d.]+(,\s*"nearby": )[\d.]+(,\s*"firstType": )[\d.]+(,\s*"freeCancellation": )[\d.]+/,
    to: "$10$20$30$40",
    code: "wrong-order",
    at: '"recommended"',
  },
  {
    what: "the page of new passwords where guests sign in",
    file: routes,
    from: /("\/login": \{\s*"page": ")login"/,
    to: '$1reset-password"',
    code: "other-page",
    at: '"reset-password"',
  },
  {
    what: "a wallet where its transactions are",
    file: routes,
    from: /"wallet-transactions"/,
    to: '"wallet"',
    code: "other-page",
    at: '"wallet"',
  },
  {
    what: "the page that cancels a booking, closed",
    file: routes,
    from: /("page": "booking-cancel",)/,
    to: '$1 "available": false,',
    code: "not-offered",
    at: '"available"',
  },
  {
    what: "one policy under two words",
    file: routes,
    from: /("name": ")privacyPolicy"/,
    to: '$1terms"',
    code: "same-name",
    at: '"terms"',
  },
];

describe("settings", () => {
  it.each(SLIPS)("are told once where another one takes them back: $what", expectTold, 60_000);
});
