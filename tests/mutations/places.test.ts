import { describe, expect, it } from "vitest";
import { type Finding, readConfigSource } from "#renderer/release";
import { createFindingsCollector } from "../../cli/validate/collect-findings.ts";
import { projectRoot } from "../support/real-release.ts";

/** Something that stands where another thing of its kind belongs: what is changed, and where it is told. */
interface Misplaced {
  readonly what: string;
  readonly file: string;
  readonly change: (text: string) => string;
  readonly code: string;
  /** What stands at the line it is told at. */
  readonly at: string;
}

const source = readConfigSource(projectRoot);
const collect = createFindingsCollector(projectRoot);

const put = (from: RegExp, to: string) => (text: string) => text.replace(from, to);

/** Lets two messages of a file change places. */
const turn = (one: string, two: string) => (text: string) => {
  const of = (id: string) => new RegExp(`(?<="${id.replaceAll(".", "\\.")}": )"(?:[^"\\\\]|\\\\.)*"`);
  const [own = "", other = ""] = [one, two].map((id) => of(id).exec(text)?.[0]);
  return text
    .replace(of(one), () => "\0")
    .replace(of(two), () => own)
    .replace("\0", () => other);
};

const mail = "config/mails/booking-made.json";
const routes = "config/routes.json";

const MISPLACED: readonly Misplaced[] = [
  {
    what: "a row under the label of another",
    file: mail,
    change: put(/"mail\.label\.checkin"/, '"mail.label.checkout"'),
    code: "same-name",
    at: '"mail.label.checkout"',
  },
  {
    what: "a row with the value of another",
    file: mail,
    change: put(/"mail\.value\.checkin"/, '"mail.value.checkout"'),
    code: "same-name",
    at: '"mail.value.checkout"',
  },
  {
    what: "a row that is shown where another has something to say",
    file: mail,
    change: put(/"when": "earlyCheckin"/, '"when": "meals"'),
    code: "words-of-another",
    at: '"when": "meals"',
  },
  {
    what: "a strip for other guests than it is shown to",
    file: "config/pages/home.json",
    change: put(/"mode": "travel_agent"/, '"mode": "corporate"'),
    code: "for-others",
    at: '"mode": "corporate"',
  },
  {
    what: "a step of another page",
    file: "config/pages/checkout.json",
    change: put(/"current": "details"/, '"current": "confirmed"'),
    code: "not-provided",
    at: '"current"',
  },
  {
    what: "a rule to a page that reads nothing of its path",
    file: routes,
    change: put(/("booking": \{\s*"page": ")booking"/, '$1bookings"'),
    code: "unread-parameter",
    at: '"page": "bookings"',
  },
  {
    what: "an address to a page that reads nothing of it",
    file: routes,
    change: put(/"page": "shared-wishlist"/, '"page": "wishlist"'),
    code: "unread-parameter",
    at: '"page": "wishlist"',
  },
  {
    what: "an address that leads elsewhere than the one page that must be found",
    file: routes,
    change: put(/("\/checkout": \{\s*"page": ")checkout/, "$1booking"),
    code: "assertion-failed",
    at: '"page": "booking"',
  },
  {
    what: "an address under the name of another",
    file: routes,
    change: put(/"savedHotels"/, '"bookingDetails"'),
    code: "words-of-another",
    at: '"name": "bookingDetails"',
  },
  {
    what: "a default country that the site for unknown hosts is not of",
    file: routes,
    change: put(/("defaultCountryCode": ")in/, "$1nl"),
    code: "not-of-the-country",
    at: '"defaultCountryCode"',
  },
  {
    what: "a quarter away from those of its city",
    file: routes,
    change: put(/("jordaan": \{\s*"id": \d+,\s*"citySlug": ")amsterdam/, "$1antwerp"),
    code: "other-city",
    at: '"citySlug": "antwerp"',
  },
  {
    what: "a heading among the promises",
    file: "config/countries/DE.json",
    change: put(/"country\.promise\.payAtProperty"/, '"country.footer.weekend"'),
    code: "other-words",
    at: '"country.footer.weekend"',
  },
  {
    what: "two fields of a country that changed their words",
    file: "config/countries/DE.json",
    change: put(
      /"title": "(country\.footer\.stayIn)",\s*"heading": "(country\.footer\.nature)"/,
      '"title": "$2",\n      "heading": "$1"',
    ),
    code: "other-words",
    at: '"title": "country.footer.nature"',
  },
  {
    what: "a main address that is no site of its country",
    file: "config/countries/FR.json",
    change: put(/("canonicalURL": "https:\/\/)fr/, "$1es"),
    code: "not-of-the-country",
    at: '"canonicalURL"',
  },
  {
    what: "a city under the name of another",
    file: "config/cities.json",
    change: put(/"fr": "Bombay"/, '"fr": "Nueva Delhi"'),
    code: "untrue",
    at: '"Nueva Delhi"',
  },
  {
    what: "two reasons on one place",
    file: "config/cancellation-reasons/health.json",
    change: put(/"position": \d+/, '"position": 20'),
    code: "same-rank",
    at: '"position"',
  },
  {
    what: "a popup with the part that the words over another name",
    file: "config/modals.json",
    change: put(/("part": ")reasons"/, '$1confirm"'),
    code: "words-of-another",
    at: '"part": "confirm"',
  },
  {
    what: "two popups that changed parts",
    file: "config/modals.json",
    change: put(/"part": "clear"([\s\S]*)"part": "remove"/, '"part": "remove"$1"part": "clear"'),
    code: "words-of-another",
    at: '"part": "remove"',
  },
  {
    what: "a reason in the words of another",
    file: "config/cancellation-reasons/health.json",
    change: put(/"title": "[^"]+"/, '"title": "cancel.reason.price"'),
    code: "same-name",
    at: '"title"',
  },
  {
    what: "a tag in the words of a later one",
    file: "config/routes.json",
    change: put(/"id": 3,\s*"name": "static\.tag\.business"/, '"id": 3, "name": "static.tag.romantic"'),
    code: "already-taken",
    at: '"id": 3, "name": "static.tag.romantic"',
  },
  {
    what: "two codes of countries that changed places",
    file: "config/routes.json",
    change: put(/"nl": "NL",\s*"de": "DE"/, '"nl": "DE",\n    "de": "NL"'),
    code: "unknown-country-code",
    at: '"nl": "DE"',
  },
  {
    what: "the other day's word",
    file: "config/languages/de.json",
    change: put(/("today": \[")heute/, "$1morgen"),
    code: "untrue",
    at: '"today"',
  },
  {
    what: "a city in a country that it does not lie in",
    file: "config/cities.json",
    change: put(/("slug": "new-delhi",\s*"name": "New Delhi",\s*"countryCode": ")IN/, "$1NP"),
    code: "untrue",
    at: '"countryCode"',
  },
  {
    what: "a node that the order beside it leaves out",
    file: "config/pages/hotel.json",
    change: put(/"order": \["link", "hearts"\]/, '"order": ["link"]'),
    code: "assertion-failed",
    at: '"hearts"',
  },
  {
    what: "a fallback that not every device has",
    file: "config/brands/wrenhollow/brand.json",
    change: put(/"fallback": "Georgia, serif"/, '"fallback": "Georgia"'),
    code: "bad-format",
    at: '"fallback": "Georgia"',
  },
  {
    what: "a brand whose first language no site starts in",
    file: "config/brands/wrenhollow/brand.json",
    change: put(/("defaultLocale": ")nl/, "$1hi"),
    code: "locale-not-offered",
    at: '"defaultLocale"',
  },
  {
    what: "a vendor's title and text that changed places",
    file: "config/microsites/tidepass.json",
    change: put(
      /tidepass\.title",(\s*)"text": "microsites\.tidepass\.text/,
      'tidepass.text",$1"text": "microsites.tidepass.title',
    ),
    code: "other-words",
    at: '"title": "microsites.tidepass.text"',
  },
  {
    what: "a frame of another vendor",
    file: "config/microsites/tidepass.json",
    change: put(/app\.tidepass\.example/, "app.lantern-ferries.example"),
    code: "of-another-brand",
    at: "lantern-ferries",
  },
  {
    what: "English words of another message",
    file: "config/messages/es/consent.json",
    change: put(/("consent\.refuseAll": ")[^"]+/, "$1Accept all"),
    code: "copied-language",
    at: "Accept all",
  },
  ...[
    ["de", "consent", "consent.acceptAll", "consent.refuseAll"],
    ["ja", "booking", "booking.payment-status.0", "booking.payment-status.2"],
    ["hi", "country", "country.tax.gst", "country.tax.vat"],
  ].map(([locale = "", namespace, one = "", two = ""]) => ({
    what: `two messages of ${locale} that changed places`,
    file: `config/messages/${locale}/${namespace}.json`,
    change: turn(one, two),
    code: "words-of-another",
    at: `"${one}"`,
  })),
];

describe("what stands where another of its kind belongs", () => {
  it("is told of nowhere in the configuration as it is", { timeout: 240_000 }, async () => {
    const { findings } = await collect(source);
    expect(findings.filter(({ severity }) => severity !== "info")).toEqual([]);
  });

  it.each(MISPLACED)(
    "is told once, at its line, with a way out: $what",
    { timeout: 240_000 },
    async (slip) => {
      const { file, change, code, at } = slip;
      const before = source.texts.get(file) ?? "";
      const text = change(before);
      expect(text).not.toBe(before);
      const { findings } = await collect({ ...source, texts: new Map([...source.texts, [file, text]]) });
      const told = findings.filter(({ severity }) => severity !== "info");
      expect(told.map((finding) => [finding.code, finding.file, lineOf(finding, text)])).toEqual([
        [code, file, expect.stringContaining(at)],
      ]);
      expect(told[0]?.suggestion).toBeTruthy();
    },
  );
});

function lineOf({ line }: Finding, text: string): string {
  return text.split("\n")[line - 1] ?? "";
}
