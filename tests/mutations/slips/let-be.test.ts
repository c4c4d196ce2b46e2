import { describe, expect, it } from "vitest";
import { findingsAfter, source } from "./slip.ts";

/** What is right and looks like what rules tell of. */
const RIGHT = [
  {
    what: "a text with words that German has of English",
    file: "config/messages/de/listing.json",
    from: /("listing\.title-anywhere": ")[^"]+/,
    to: "$1The Best Hotels",
  },
  {
    what: "two texts said in other words than anywhere else",
    file: "config/messages/de/consent.json",
    from: /("consent\.statistics": )"[^"]+"([\s\S]*?"consent\.marketing": )"[^"]+"/,
    to: '$1"Auswertung"$2"Werbung"',
  },
  {
    what: "a word that may follow itself",
    file: "config/messages/de/booking.json",
    from: /("booking\.missing-text": ")/,
    to: "$1Öffnen Sie die, die die Nummer hat. ",
  },
  {
    what: "a place whose name says a word twice",
    file: "config/messages/de/booking.json",
    from: /("booking\.missing-text": ")/,
    to: "$1Oder auf Bora Bora. ",
  },
  {
    what: "a French street in a German text",
    file: "config/messages/de/booking.json",
    from: /("booking\.missing-text": ")/,
    to: "$1Das Haus in der Rue du Lac. ",
  },
  {
    what: "a brand's name with an ending",
    file: "config/brands/wrenhollow/messages/de/home.json",
    from: /("home\.story\.text": ")/,
    to: "$1Wrenhollows Häuser. ",
  },
  {
    what: "an app whose name in one store has the other store's word",
    file: "config/brands/solvanta/brand.json",
    from: /"https:\/\/apps\.example\/android\/solvanta"/,
    to: '"https://play.google.com/store/apps/details?id=com.solvanta.apple"',
  },
  {
    what: "one address for both stores that names neither",
    file: "config/brands/solvanta/brand.json",
    from: /("ios": "https:\/\/apps\.example\/)ios(\/solvanta",\s*"android": "https:\/\/apps\.example\/)android/,
    to: "$1get$2get",
  },
  {
    what: "a word for a currency that nothing else is called",
    file: "config/languages/de.json",
    from: /("USD": \["Dollar")/,
    to: '$1, "Bucks"',
  },
  {
    what: "a mailbox at a host of nobody's",
    file: "config/brands/wrenhollow/brand.json",
    from: /("partnerEmail": ")[^"]+/,
    to: "$1partners@mailboxes.example",
  },
  {
    what: "a page that tells search engines less than it could",
    file: "config/pages/hotel.json",
    from: /("structuredData": \["organization", "breadcrumbs"), "property"/,
    to: "$1",
  },
  {
    what: "parameters that a page requires, in another order",
    file: "config/pages/booking.json",
    from: /"phone", "mobileNumber"/,
    to: '"mobileNumber", "phone"',
  },
  {
    what: "a further host that guests mistype",
    file: "config/domains/wrenhollow-at.json",
    from: /"hosts": \[\]/,
    to: '"hosts": ["at.wrenholow.example"]',
  },
  {
    what: "languages of a site in an order of its own",
    file: "config/domains/wrenhollow-nl.json",
    from: /"locales": \["nl", "en", "de"\]/,
    to: '"locales": ["de", "en", "nl"]',
  },
  {
    what: "a role of a vendor's own",
    file: "config/microsites/tidepass.json",
    from: /"Consumer_Guest"/,
    to: '"Agent_Desk"',
  },
  {
    what: "an order of stays by one thing alone",
    file: "config/limits.json",
    from: /("nearby": )[\d.]+(,\s*"firstType": )[\d.]+(,\s*"freeCancellation": )[\d.]+/,
    to: "$10$20$30",
  },
  {
    what: "an event of agreeing that waits for nothing",
    file: "config/limits.json",
    from: /("statisticsDelayMs": )\d+/,
    to: "$10",
  },
  {
    what: "a redirect whose parameter is a city",
    file: "config/routes.json",
    from: /"static": \{/,
    to: `"static": {
    "/zzq/:city": { "name": "zzq", "source": "ours", "redirect": { "to": "/hotels-in-:city", "status": 302, "keepQuery": true } },`,
  },
  {
    what: "two routes to one page under names of their own",
    file: "config/routes.json",
    from: /("\/saved-hotels": \{\s*"page": "wishlist",\s*"name": ")\w+/,
    to: "$1saved",
  },
] as const;

describe("what is right", () => {
  it.each(RIGHT)("lets be $what", async ({ file, from, to }) => {
    const before = source.texts.get(file) ?? "";
    const text = before.replace(from, to);
    expect(text).not.toBe(before);
    expect(await findingsAfter(file, text)).toEqual([]);
  });
});
