import { describe, expect, it } from "vitest";
import { type Finding, readConfigSource } from "#renderer/release";
import { createFindingsCollector } from "../../cli/validate/collect-findings.ts";
import { projectRoot } from "../support/real-release.ts";

type Json = Record<string, unknown>;

/** One slip: the first file that it fits, what is written instead, and the code it is told by. */
interface Slip {
  readonly what: string;
  readonly file: RegExp;
  readonly from: RegExp;
  readonly to: string;
  readonly code: string;
  /** Text of the line it is told at; that of the new words when absent. */
  readonly at?: string;
}

const source = readConfigSource(projectRoot);
const routes = /^config\/routes\.json$/;
const home = /^config\/pages\/home\.json$/;
const messages = /^config\/messages\/(?!en)\w+\/listing\.json$/;
const static_ = '"name": "zzq", "source": "ours", "page": "static"';

const SLIPS: readonly Slip[] = [
  ...[
    ["a way that takes a city's", '"/hotels-in-$city"'],
    ["a way that takes an article's", '"/$article"'],
  ].map(([what = "", path = ""]) => ({
    what,
    file: routes,
    from: /"static": \{/,
    to: `"static": {\n    ${path}: { ${static_} },`,
    code: "shadowed-route",
    at: path,
  })),
  {
    what: "a page and a redirect in one",
    file: routes,
    from: /"static": \{/,
    to: `"static": {\n    "/zzq": { ${static_}, "redirect": { "to": "/", "status": 302, "keepQuery": true } },`,
    code: "shadowed-route",
    at: '"/zzq"',
  },
  {
    what: "a parameter for two words",
    file: routes,
    from: /"static": \{/,
    to: '"static": {\n    "/zzq/:a/:a": { "name": "zzq", "source": "ours", "available": false },',
    code: "repeated-item",
    at: '"/zzq/:a/:a"',
  },
  {
    what: "two tags of one number",
    file: routes,
    from: /("tags": \{\s*"[^"]+": \{\s*"id": )(\d+)(,[^}]*\},\s*"[^"]+": \{\s*"id": )\d+/,
    to: "$1$2$3$2",
    code: "already-taken",
    at: '"id": 1,',
  },
  {
    what: "a message in signs of another encoding",
    file: messages,
    from: /("listing\.title-anywhere": ")/,
    to: "$1Ã¼ ",
    code: "odd-words",
  },
  {
    what: "an address in a message that anybody on the way can read",
    file: messages,
    from: /("listing\.title-anywhere": ")/,
    to: "$1http://example.com ",
    code: "odd-words",
  },
  {
    what: "a page that says nothing",
    file: /^config\/pages\/hotel\.json$/,
    from: /^[\s\S]*$/,
    to: "{}\n",
    code: "missing-property",
  },
  {
    what: "a list without any city",
    file: /^config\/cities\.json$/,
    from: /^[\s\S]*$/,
    to: "[]\n",
    code: "no-cities",
  },
  {
    what: "a form that drops where its guest came from",
    file: /^config\/pages\/login\.json$/,
    from: /"retUrl",\s*/,
    to: "",
    code: "assertion-failed",
    at: '"query"',
  },
  {
    what: "fewer guesses than one code may be tried",
    file: /^config\/limits\.json$/,
    from: /("guessesPerSession": )\d+/,
    to: "$12",
    code: "wrong-order",
    at: '"guessesPerSession"',
  },
  {
    what: "a popup under the title of another",
    file: /^config\/modals\.json$/,
    from: /("signup": \{\s*"enabled": (?:true|false),\s*"title": ")[^"]+/,
    to: "$1modals.signin",
    code: "already-taken",
    at: '"title": "modals.signin"',
  },
  {
    what: "a popup for guests who are signed in and are not",
    file: /^config\/modals\.json$/,
    from: /("requires": \["anonymous")/,
    to: '$1, "signedIn"',
    code: "never-met",
    at: '"signedIn"',
  },
  {
    what: "a redirect whose shorter way leads nowhere",
    file: routes,
    from: /("skipTo": \{[^}]*"to": ")[^"]+/,
    to: "$1/nowhere-at-all",
    code: "dead-link",
    at: '"/nowhere-at-all"',
  },
  ...[
    ["a message whose mark stands twice", "$1a.. "],
    ["a message with a bracket that does not close", "$1( "],
    ["a message with stars for bold", "$1**a** "],
    ["a translation with a picture of its own", "$1☀️ "],
    ["a translation with a sign of money of its own", "$1€ "],
  ].map(([what = "", to = ""]) => ({
    what,
    file: messages,
    from: /("listing\.title-anywhere": ")/,
    to,
    code: "odd-words",
  })),
  {
    what: "a translation that asks where English does not",
    file: messages,
    from: /("listing\.title-anywhere": "[^"]*)/,
    to: "$1?",
    code: "odd-words",
  },
  {
    what: "results that do not turn their pages",
    file: /^config\/pages\/listing\.json$/,
    from: /("query": \[[^\]]*?)"page",\s*/,
    to: "$1",
    code: "assertion-failed",
  },
  {
    what: "prices that are shown for a day",
    file: /^config\/pages\/listing\.json$/,
    from: /"maxAgeSeconds": \d+/,
    to: '"maxAgeSeconds": 86400',
    code: "out-of-range",
    at: '"maxAgeSeconds"',
  },
  {
    what: "a form to log in among what search engines find",
    file: /^config\/pages\/login\.json$/,
    from: /"index": false/,
    to: '"index": true',
    code: "assertion-failed",
    at: '"index"',
  },
  {
    what: "a message that was escaped twice",
    file: messages,
    from: /("listing\.title-anywhere": ")/,
    to: "$1\\\\u00fc ",
    code: "odd-words",
  },
  {
    what: "a value as programs write it",
    file: messages,
    from: /("listing\.title": "[^{]*)\{/,
    to: "$1$${",
    code: "odd-words",
  },
  {
    what: "a mark of a merge in words",
    file: messages,
    from: /("listing\.title-anywhere": ")/,
    to: "$1<<<<<<< ",
    code: "odd-words",
  },
  {
    what: "a name taken for a number",
    file: messages,
    from: /("listing\.title": "[^{]*)\{place\}/,
    to: "$1{place, number}",
    code: "argument-kind",
  },
  {
    what: "a plural that says nothing of one",
    file: messages,
    from: /("listing\.guests": "\{count, plural, one \{)[^}]*\}/,
    to: "$1}",
    code: "lost-number",
    at: '"listing.guests"',
  },
  {
    what: "a letter of another alphabet in an id",
    file: messages,
    from: /"listing\.title-anywhere"/,
    to: '"lіsting.title-anywhere"',
    code: "bad-name",
  },
  {
    what: "messages inside of each other",
    file: messages,
    from: /"listing\.title-anywhere": "[^"]*"/,
    to: '"listing": { "title-anywhere": "x" }',
    code: "wrong-type",
  },
  {
    what: "a condition for another page",
    file: home,
    from: /"widget": "promises",/,
    to: '"widget": "promises", "when": { "eq": ["route.page", "listing"] },',
    code: "never-met",
    at: '"widget": "promises"',
  },
  {
    what: "a condition that names every device",
    file: home,
    from: /"widget": "promises",/,
    to: '"widget": "promises", "when": { "in": ["device.class", ["web", "webview"]] },',
    code: "always-met",
    at: '"widget": "promises"',
  },
  {
    what: "a condition for a language that the site does not speak",
    file: home,
    from: /"widget": "promises",/,
    to: '"widget": "promises", "when": { "all": [{ "eq": ["site.id", "$site"] }, { "eq": ["site.locale", "$unspoken"] }] },',
    code: "never-met",
    at: '"widget": "promises"',
  },
  {
    what: "words that ask for what the widget does not give",
    file: home,
    from: /"title": "home\.story\.title"/,
    to: '"title": "listing.title"',
    code: "message-arguments",
  },
  {
    what: "settings of a widget that the vendor leaves out",
    file: /^config\/microsites\/[^/]+\.json$/,
    from: /("hideWidgets": \["[^"]*")([\s\S]*?"settings": \{[\s\S]*?"home-collection")/,
    to: '$1, "home-collection"$2',
    code: "not-offered",
    at: '"home-collection": {',
  },
  {
    what: "a block that asks for what its event never has",
    file: /^config\/mails\/inquiry-received\.json$/,
    from: /"when": "email"/,
    to: '"when": "zzq"',
    code: "unknown-argument",
  },
  {
    what: "a code that may be asked for again when the first has ended",
    file: /^config\/limits\.json$/,
    from: /("resendSeconds": )\d+/,
    to: "$13600",
    code: "out-of-range",
    at: '"resendSeconds"',
  },
  {
    what: "a code that ends before another may be asked for",
    file: /^config\/limits\.json$/,
    from: /("resendSeconds": )\d+([\s\S]*?"codeMinutes": )\d+/,
    to: "$1120$21",
    code: "out-of-range",
    at: '"resendSeconds"',
  },
  {
    what: "a quarter of one city among those of another",
    file: routes,
    from: /("citySlug": "([\w-]+)"[^{}]*(?:\{[^{}]*\})?[^{}]*\},\s*"[\w-]+": \{\s*"id": \d+,\s*"citySlug": ")\2("[^{}]*(?:\{[^{}]*\})?[^{}]*\},\s*"[\w-]+": \{\s*"id": \d+,\s*"citySlug": "\2")/,
    to: "$1$city$3",
    code: "other-city",
    at: '"citySlug": "$city"',
  },
  {
    what: "a way for agents that is the site itself",
    file: /^config\/domains\/[^/]+\.json$/,
    from: /("host": ")([^"]+)("[\s\S]*?"travelAgentUrl": ")[^"]+/,
    to: "$1$2$3https://$2/",
    code: "leads-home",
    at: '"travelAgentUrl"',
  },
  {
    what: "a namespace that nobody translated",
    file: messages,
    from: /[\s\S]+/,
    to: (source.texts.get("config/messages/en/listing.json") ?? "").replaceAll("$", "$$$$"),
    code: "copied-language",
  },
  {
    what: "an assertion about a kind of page that there is not",
    file: /^config\/assertions\/[^/]+\.json$/,
    from: /("page\.cache\.scope",\s*")private/,
    to: "$1privat",
    code: "unknown-value",
    at: '"privat"',
  },
  {
    what: "a country that the world does not have in an assertion",
    file: /^config\/assertions\/[^/]+\.json$/,
    from: /("country\.COUNTRY_CODE",\s*\[\s*)"[A-Z]{2}"/,
    to: '$1"XQ"',
    code: "unknown-value",
    at: '"XQ"',
  },
  {
    what: "a first page that search engines leave out",
    file: home,
    from: /"index": true/,
    to: '"index": false',
    code: "assertion-failed",
    at: '"index"',
  },
  {
    what: "more months in one calendar than can be searched",
    file: /^config\/limits\.json$/,
    from: /("calendarMonths": )\d+([\s\S]*?"searchMonths": )\d+/,
    to: "$112$26",
    code: "out-of-range",
    at: '"calendarMonths"',
  },
  {
    what: "a city whose name has no letter",
    file: /^config\/cities\.json$/,
    from: /("name": ")[^"]+/,
    to: "$1???",
    code: "bad-format",
    at: '"???"',
  },
  {
    what: "a group of countries that there is not",
    file: /^config\/assertions\/[^/]+\.json$/,
    from: /"group": "(\w)(\w)/,
    to: '"group": "$2$1',
    code: "unknown-group",
  },
  {
    what: "a group asked of what is no country",
    file: /^config\/assertions\/[^/]+\.json$/,
    from: /"country\.COUNTRY_CODE"(,\s*\[\s*\{\s*"group": "[^"]+"\s*\}\s*\])/,
    to: '"country.currencyCode"$1',
    code: "unknown-value",
    at: '"group"',
  },
  {
    what: "a country that the world does not have",
    file: /^config\/groups\/[^/]+\.json$/,
    from: /"countries": \["\w\w"/,
    to: '"countries": ["XQ"',
    code: "bad-format",
  },
  {
    what: "the consent question hidden where it has to be asked",
    file: /^config\/domains\/[^/]+\.json$/,
    from: /("country": "(?:AT|BE|DE|ES|FR|IT|NL)"[\s\S]*?"flags": \{)/,
    to: '$1 "hideGdprBanner": true ',
    code: "assertion-failed",
  },
  {
    what: "a way to pay by another kind's form",
    file: /^config\/payment-modes\.json$/,
    from: /("mode": "NB",[^}]*"kind": )"bank"/,
    to: '$1"card"',
    code: "untrue",
    at: '"kind": "card"',
  },
  {
    what: "an amenity on the rank of another",
    file: /^config\/amenities\.json$/,
    from: /("rank": (\d+)\s*\},[^}]*"rank": )\d+/,
    to: "$1$2",
    code: "same-rank",
  },
  {
    what: "one drawing for light grounds and dark ones",
    file: /^config\/brands\//,
    from: /("wordmark": ("[^"]+"),\s*"wordmarkOnDark": )"[^"]+"/,
    to: "$1$2",
    code: "untrue",
    at: '"wordmarkOnDark"',
  },
  {
    what: "one door for agents and companies",
    file: /^config\/domains\//,
    from: /("travelAgentUrl": ("[^"]+"),\s*"businessUrl": )"[^"]+"/,
    to: "$1$2",
    code: "same-link",
    at: '"businessUrl"',
  },
  {
    what: "forms of a plural that changed places",
    file: /^config\/messages\/en\/calendar\.json$/,
    from: /one \{(# night)\} other \{(# nights)\}/,
    to: "one {$2} other {$1}",
    code: "turned-plural",
    at: "one {# nights}",
  },
  {
    what: "a node copied and left so",
    file: /^config\/pages\/[\w-]+\.json$/,
    from: /"order": \[\s*("[\w-]+")([\s\S]*?"nodes": \{\s*)"[\w-]+": (\{(?:[^{}]|\{[^{}]*\})*\})/,
    to: '"order": [$1, "zzq"$2$1: $3, "zzq": $3',
    code: "shown-twice",
    at: '"zzq": {',
  },
  {
    what: "a path to a page that needs more of it",
    file: routes,
    from: /("\/my-booking": \{[^}]*"page": )"bookings"/,
    to: '$1"booking"',
    code: "lost-parameter",
    at: '"page": "booking"',
  },
  {
    what: "two names of ways to pay that changed places",
    file: /^config\/payment-modes\.json$/,
    from: /("title": "payment-modes\.)DC("[\s\S]+?"title": "payment-modes\.)CC"/,
    to: '$1CC$2DC"',
    code: "same-name",
    at: "payment-modes.CC",
  },
  {
    what: "two countries of a language that changed places",
    file: /^config\/messages\/de\/country\.json$/,
    from: /("country\.name\.AT": )"[^"]+"([\s\S]*?"country\.name\.BE": )"[^"]+"/,
    to: '$1"Belgien"$2"Österreich"',
    code: "untrue",
    at: "country.name.AT",
  },
  {
    what: "a network's page of the other brand",
    file: /^config\/brands\/wrenhollow\/brand\.json$/,
    from: /("url": "https:\/\/[^"]*)wrenhollow/,
    to: "$1solvanta",
    code: "of-another-brand",
    at: "solvanta",
  },
  {
    what: "a page that does not let through what a mail's link says",
    file: /^config\/pages\/booking\.json$/,
    from: /"token",?\s*/,
    to: "",
    code: "lost-query",
    at: '"query"',
  },
  {
    what: "a popup for pages of another kind",
    file: /^config\/modals\.json$/,
    from: /("coupon": \{[^}]*"requires": \[)[^\]]*\]/,
    to: '$1"booking"]',
    code: "never-met",
  },
  {
    what: "a word for another currency",
    file: /^config\/languages\/de\.json$/,
    from: /"EUR": \["Euro", "Euros"\]/,
    to: '"EUR": ["Pfund"]',
    code: "untrue",
    at: "Pfund",
  },
  {
    what: "a number that no word says any more",
    file: /^config\/languages\/de\.json$/,
    from: /"zwei": 2/,
    to: '"zwei": 3',
    code: "untrue",
    at: '"zwei"',
  },
  {
    what: "the app's link for one store that leads to the other",
    file: /^config\/brands\/solvanta\/brand\.json$/,
    from: /("android": "https:\/\/apps\.example\/)android/,
    to: "$1ios",
    code: "untrue",
    at: '"android"',
  },
  {
    what: "the app's link of another brand",
    file: /^config\/brands\/solvanta\/brand\.json$/,
    from: /("ios": "https:\/\/apps\.example\/ios\/)solvanta/,
    to: "$1wrenhollow",
    code: "of-another-brand",
    at: '"ios"',
  },
  {
    what: "a partners' mailbox of another brand",
    file: /^config\/brands\/wrenhollow\/brand\.json$/,
    from: /("partnerEmail": ")[^"]+/,
    to: "$1partners@solvanta.example",
    code: "of-another-brand",
    at: '"partnerEmail"',
  },
  {
    what: "a list of saved places that does not say it is one",
    file: /^config\/pages\/wishlist\.json$/,
    from: /"provides": \["wishlist"\],\s*/,
    to: "",
    code: "assertion-failed",
  },
  {
    what: "a summary that forgets the coupon",
    file: /^config\/pages\/checkout\.json$/,
    from: /("query": \[[^\]]*?)"coupon",\s*/,
    to: "$1",
    code: "assertion-failed",
    at: '"query"',
  },
  {
    what: "a text of several words left in English",
    file: /^config\/messages\/de\/booking\.json$/,
    from: /("booking\.missing-text": ")[^"]+/,
    to: "$1There is no booking with this number. Open it with the number it was made with, please.",
    code: "copied-language",
    at: '"booking.missing-text"',
  },
  {
    what: "two kinds of consent that changed places in a language",
    file: /^config\/messages\/de\/consent\.json$/,
    from: /("consent\.statistics": )("[^"]+")([\s\S]*?"consent\.marketing": )("[^"]+")/,
    to: "$1$4$3$2",
    code: "words-of-another",
    at: '"consent.statistics"',
  },
];

const collect = createFindingsCollector(projectRoot);

const read = (file: string) => JSON.parse(source.texts.get(file) ?? "{}") as Json;
const filesOf = (kind: string) =>
  [...source.texts.keys()].filter((file) => file.startsWith(`config/${kind}/`));

/** Names of this configuration, whatever they are. */
function named(text: string): string {
  const [domain = ""] = filesOf("domains");
  const { id, locales } = read(domain) as { id: string; locales: readonly string[] };
  const spoken = filesOf("languages").map((file) => String(read(file).locale));
  const [city] = read("config/cities.json") as unknown as { slug: string }[];
  const [article] = read("config/routes.json").editorialSlugs as readonly string[];
  return text
    .replace("$city", city?.slug ?? "")
    .replace("$article", article ?? "")
    .replace("$site", id)
    .replace("$unspoken", spoken.find((locale) => !locales.includes(locale)) ?? "");
}

async function findingsAfter(file: string, text: string): Promise<readonly Finding[]> {
  const { findings } = await collect({ ...source, texts: new Map([...source.texts, [file, text]]) });
  return findings.filter(({ severity }) => severity !== "info");
}

describe("slips of the pen", () => {
  it.each(SLIPS)("[CONF-18] $what is told once, where it stands", async ({ file, from, to, code, at }) => {
    const name = [...source.texts.keys()].find(
      (each) => file.test(each) && from.test(source.texts.get(each) ?? ""),
    );
    expect(name, "a file that the slip fits").toBeDefined();
    const before = source.texts.get(name ?? "") ?? "";
    const text = before.replace(from, named(to));
    expect(text).not.toBe(before);
    const findings = await findingsAfter(name ?? "", text);
    expect(findings.map((finding) => [finding.code, finding.file])).toEqual([[code, name]]);
    const line = text.split("\n")[(findings[0]?.line ?? 0) - 1] ?? "";
    if (at !== undefined) expect(line).toContain(named(at));
    expect(findings[0]?.suggestion).toBeTruthy();
  });

  it("[CONF-18] a brand's line in the words of another language is told once, where it stands", async () => {
    const lines = [...source.texts.keys()].filter(
      (file) => /^config\/brands\/.+\/brand\.json$/.test(file) && LATIN_LINE.test(lineOf(file)),
    );
    const [one = "", two = ""] = lines.filter((file) =>
      isTranslated(file.replace(/^.*\/messages/, "config/messages")),
    );
    const text = (source.texts.get(one) ?? "").replace(lineOf(one), lineOf(two));
    const findings = await findingsAfter(one, text);
    expect(findings.map((finding) => finding.code)).toEqual(["copied-language"]);
    expect(findings[0]?.message).toContain('"brand.tagline"');
  });

  it("[CONF-18] a text in the words of another language is told once, where it stands", async () => {
    const [one, two] = filesOf("messages").filter((file) => LATIN.test(sayingOf(file)) && isTranslated(file));
    const file = one ?? "";
    const text = (source.texts.get(file) ?? "").replace(sayingOf(file), sayingOf(two ?? ""));
    const findings = await findingsAfter(file, text);
    expect(findings.map((finding) => [finding.code, finding.file])).toEqual([["copied-language", file]]);
    expect(text.split("\n")[(findings[0]?.line ?? 0) - 1]).toContain(sayingOf(two ?? ""));
  });
});

/** A text of three words or more in Latin letters. */
const LATIN = /^[\p{Script=Latin}]{2,}(?: [\p{Script=Latin}]{2,}){2,}[.!?]?$/u;

/** A line of five words or more in Latin letters. */
const LATIN_LINE = /^[\p{Script=Latin}’,]+(?: [\p{Script=Latin}’,]+){4,}$/u;

const lineOf = (file: string) => String(read(file)["brand.tagline"] ?? "");
const sayingOf = (file: string) => String(read(file)["stay.pay-at-property"] ?? "");
const isTranslated = (file: string) => !file.startsWith("config/messages/en/");
