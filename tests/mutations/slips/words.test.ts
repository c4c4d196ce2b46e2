import { describe, expect, it } from "vitest";
import { expectTold, filesOf, findingsAfter, read, type Slip, source } from "./slip.ts";
import { SLIPS_OF_WORDING } from "./wording.ts";

const messages = /^config\/messages\/(?!en)\w+\/listing\.json$/;

const SLIPS: readonly Slip[] = [
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
    what: "a namespace that nobody translated",
    file: messages,
    from: /[\s\S]+/,
    to: (source.texts.get("config/messages/en/listing.json") ?? "").replaceAll("$", "$$$$"),
    code: "copied-language",
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
    what: "two countries of a language that changed places",
    file: /^config\/messages\/de\/country\.json$/,
    from: /("country\.name\.AT": )"[^"]+"([\s\S]*?"country\.name\.BE": )"[^"]+"/,
    to: '$1"Belgien"$2"Österreich"',
    code: "untrue",
    at: "country.name.AT",
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
    what: "a link without words",
    file: /^config\/messages\/de\/checkout\.json$/,
    from: /(<terms>)[^<]+(?=<\/terms>)/,
    to: "$1",
    code: "odd-words",
    at: "<terms></terms>",
  },
  {
    what: "a sentence that was cut",
    file: /^config\/messages\/de\/booking\.json$/,
    from: /("booking\.missing-text": "[^"]{45})[^"]+/,
    to: "$1",
    code: "odd-words",
    at: '"booking.missing-text"',
  },
  {
    what: "a currency that a text names in one language alone",
    file: /^config\/messages\/de\/country\.json$/,
    from: /("country\.priceMatch\.long": ")/,
    to: "$1Ein Pfund weniger? ",
    code: "named-currency",
    at: '"country.priceMatch.long"',
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
  {
    what: "words of two currencies that changed places",
    file: /^config\/languages\/de\.json$/,
    from: /"Rupie", "Rupien"([\s\S]*?)"Dirham"/,
    to: '"Dirham"$1"Rupie", "Rupien"',
    code: "untrue",
    at: "Dirham",
  },
  ...SLIPS_OF_WORDING,
];

describe("slips of the pen in words", () => {
  it.each(SLIPS)("[CONF-18] $what is told once, where it stands", expectTold);

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
