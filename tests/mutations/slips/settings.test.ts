import { describe, it } from "vitest";
import { expectTold, type Slip } from "./slip.ts";

const country = (code: string) => new RegExp(`^config/countries/${code}\\.json$`);
const limits = /^config\/limits\.json$/;
const mail = (name: string) => new RegExp(`^config/mails/${name}\\.json$`);

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
];

describe("settings", () => {
  it.each(SLIPS)("are told once where another one takes them back: $what", expectTold, 60_000);
});
