import { describe, expect, it } from "vitest";
import { expectTold, findingsAfter, type Slip, source } from "./slip.ts";

const cities = /^config\/cities\.json$/;
const routes = /^config\/routes\.json$/;
const checkout = /^config\/pages\/checkout\.json$/;

/** What was copied from a thing like it, and not changed. */
const SLIPS: readonly Slip[] = [
  {
    what: "a popup that asks what the one before it asks",
    file: /^config\/modals\.json$/,
    from: /("bookingCancellation": [\s\S]*?"part": )"confirm"/,
    to: '$1"reasons"',
    code: "words-of-another",
    at: '"part": "reasons"',
  },
  {
    what: "the terms as the privacy statement",
    file: checkout,
    from: /("widget": "checkout",\s*"v": 1,\s*"props": \{)/,
    to: '$1 "privacyPath": "/terms"',
    code: "same-link",
    at: '"privacyPath"',
  },
  {
    what: "the privacy statement as the terms",
    file: checkout,
    from: /("widget": "checkout",\s*"v": 1,\s*"props": \{)/,
    to: '$1 "termsPath": "/privacy-policy"',
    code: "same-link",
    at: '"termsPath"',
  },
  ...["latitude", "longitude"].map((left) => ({
    what: `a way that knows the ${left} alone`,
    file: /^config\/pages\/hotel\.json$/,
    from: /("widget": "location-card",\s*"v": 1,\s*"props": \{)/,
    to: `$1 "directionsUrl": "https://maps.example/?to={${left}}"`,
    code: "bad-format",
    at: '"directionsUrl"',
  })),
  ...[
    ["faq", "faqs"],
    ["contact", "contacts"],
  ].map(([article = "", said = ""]) => ({
    what: `an address with the article "${said}"`,
    file: routes,
    from: new RegExp(`("article": )"${article}"`),
    to: `$1"${said}"`,
    code: "words-of-another",
    at: `"${said}"`,
  })),
  ...["reviews", "location"].map((part) => ({
    what: `a page that leads to its ${part} and lost them`,
    file: /^config\/pages\/hotel\.json$/,
    from: new RegExp(`("order": \\[\\s*"soldOut"[^\\]]*)"${part}",`),
    to: "$1",
    code: "node-not-shown",
  })),
  {
    what: "a city with the clock of the other coast",
    file: cities,
    from: /("slug": "new-york",[\s\S]*?"timeZone": )"[^"]+"/,
    to: '$1"America/Los_Angeles"',
    code: "untrue",
    at: '"timeZone"',
  },
  {
    what: "a city with the clock of the coast it is not on",
    file: cities,
    from: /("slug": "san-francisco",[\s\S]*?"timeZone": )"[^"]+"/,
    to: '$1"America/New_York"',
    code: "untrue",
    at: '"timeZone"',
  },
  {
    what: "a city under the name of another one that has no name of its own in the language",
    file: cities,
    from: /("slug": "munich",[\s\S]*?"de": )"[^"]+"/,
    to: '$1"Hamburg"',
    code: "untrue",
    at: '"Hamburg"',
  },
  {
    what: "a discount of nothing",
    file: /^config\/messages\/de\/price\.json$/,
    from: /("price\.discount": ")[^"]+/,
    to: "$1Rabatt ({percent})",
    code: "odd-words",
  },
  {
    what: "a tax of nothing",
    file: /^config\/messages\/fr\/price\.json$/,
    from: /("price\.tax": ")[^"]+/,
    to: "$1{name} ({percent})",
    code: "odd-words",
  },
];

describe("copies and halves", () => {
  it.each(["reviews", "location"])(
    "a brand's page that leads to %s and shows none is told once",
    async (part) => {
      const file = "config/brands/wrenhollow/pages/hotel.json";
      const before = source.texts.get(file) ?? "";
      const text = before.replace(new RegExp(`"${part}",\\s*`), "");
      expect(text).not.toBe(before);
      expect(await findingsAfter(file, text)).toMatchObject([
        { code: "dead-link", file: "config/pages/hotel.json", message: expect.stringContaining(`"${part}"`) },
      ]);
    },
    60_000,
  );

  it.each(SLIPS)("are told once: $what", expectTold, 60_000);
});
