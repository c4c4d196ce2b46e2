import { describe, expect, it } from "vitest";
import { messagesOf } from "../../site/messages-of.ts";
import { buildSmall, changed, page, releaseOf, shortFinding, smallConfig } from "../testing/small-config.ts";

const english = smallConfig["messages/en/home.json"];
const dutch = smallConfig["messages/nl/home.json"];
const findings = (patch: Parameters<typeof buildSmall>[0]) => buildSmall(patch).findings.map(shortFinding);

describe("messages", () => {
  it("[LOC-09] are compiled ahead: plain words stay words, arguments become a tree", () => {
    const { messages } = releaseOf();
    expect(messages.nl?.["home.title"]).toBe("Goedemorgen");
    expect(messages.nl?.["home.nights"]).toMatchObject([{ value: "count" }]);
    expect(
      releaseOf({ "messages/en/home.json": { ...english, "home.quoted": "It''s '{'fine'}'" } }).messages.en?.[
        "home.quoted"
      ],
    ).toBe("It's {fine}");
  });

  it("[LOC-04] fall back to English one by one", () => {
    const { "home.nights": _, ...rest } = dutch;
    const { messages } = releaseOf({ "messages/nl/home.json": rest });
    expect(messages.nl?.["home.title"]).toBe("Goedemorgen");
    expect(messages.nl?.["home.nights"]).toBe(messages.en?.["home.nights"]);
  });

  it("of a language without any are English", () => {
    const { messages } = releaseOf({ "languages/de.json": { locale: "de" } });
    expect(messages.de).toEqual(messages.en);
  });

  it("of a brand stand over the shared ones, also where a language has only the shared English", () => {
    const release = releaseOf({
      "brands/alba/messages/en/home.json": { "home.title": "Alba says hi", "home.own": "Only ours" },
      "brands/alba/messages/nl/home.json": { "home.title": "Alba groet" },
    });
    expect(messagesOf(release, "alba", "nl")).toMatchObject({
      "home.title": "Alba groet",
      "home.own": "Only ours",
      "amenities.pool": "Zwembad",
    });
    expect(messagesOf(release, "alba", "nl")).toBe(messagesOf(release, "alba", "nl"));
    expect(messagesOf(release, "brio", "nl")).toBe(release.messages.nl);
    expect(release.brandMessages.alba?.nl).toEqual({ "home.own": "Only ours", "home.title": "Alba groet" });
  });

  it("that do not parse are reported where they break", () => {
    expect(
      findings({ "messages/nl/home.json": { ...dutch, "home.title": "Hallo {naam" } }),
    ).toMatchInlineSnapshot(`
      [
        "config/messages/nl/home.json:2:24 bad-message: "home.title" is not a valid message: expect argument closing brace at "{naam". Write a literal brace or less-than sign in quotes: '{'.",
      ]
    `);
  });

  it("that ask for other values than English are reported", () => {
    const nights = "{cuont, plural, one {# nacht} other {# nachten}}";
    expect(findings({ "messages/nl/home.json": { ...dutch, "home.nights": nights } })).toMatchInlineSnapshot(`
      [
        "config/messages/nl/home.json:3:18 message-arguments: "home.nights" leaves out {count} and asks for {cuont}; English has {count}. Did you mean "{count}"?",
      ]
    `);
    expect(
      findings({ "messages/nl/home.json": { ...dutch, "home.title": "<b>Hallo</b>" } }),
    ).toMatchInlineSnapshot(`
      [
        "config/messages/nl/home.json:2:17 message-arguments: "home.title" asks for <b>; English has no values. Say it with what English is given: "Good morning".",
      ]
    `);
  });

  it("in the wrong file, or that English does not have, are reported", () => {
    expect(findings({ "messages/nl/home.json": { ...dutch, "hom.title": "x" } })).toMatchInlineSnapshot(`
      [
        "config/messages/nl/home.json:4:3 wrong-namespace: "hom.title" stands in the file of the namespace "home". Move it to hom.json, or start its id with "home.".",
      ]
    `);
  });

  it("that English lacks, or that are misspelt, are one finding for all languages", () => {
    const { "home.title": _, ...rest } = english;
    const de = { "languages/de.json": { locale: "de" }, "messages/de/home.json": dutch };
    const free = {
      "countries/NL.json": changed("countries/NL.json", { promises: [] }),
      "pages/home.json": page("home", [], {}, { head: { title: "home.nights", index: true } }),
    };
    expect(findings({ ...de, ...free, "messages/en/home.json": rest })).toMatchInlineSnapshot(`
      [
        "config/messages/de/home.json:1:1 incomplete-language: de has 1 of 2 messages; English stands in for the rest.",
        "config/messages/de/home.json:2:3 unknown-message: There is no English message "home.title", so nothing shows the one in de, nl.",
      ]
    `);
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`home.message-${index}`, "x"]));
    const { "home.message-7": moved, ...most } = many;
    const misspelt = { ...dutch, ...most, "home.mesage-7": moved };
    expect(
      findings({ "messages/en/home.json": { ...english, ...many }, "messages/nl/home.json": misspelt }),
    ).toMatchInlineSnapshot(`
      [
        "config/messages/nl/home.json:23:3 unknown-message: There is no English message "home.mesage-7", so nothing shows the one in nl. Did you mean "home.message-7"?",
      ]
    `);
  });

  it("that are unknown by the thousand are told without a guess for each", () => {
    const strays = Array.from({ length: 1200 }, (_, index) => [`home.titel-${index}`, "x"]);
    const told = findings({ "messages/nl/home.json": { ...dutch, ...Object.fromEntries(strays) } });
    expect(told.filter((line) => line.includes("unknown-message"))).toHaveLength(1200);
    expect([told[0], told[1100]].map((line) => line?.includes("Did you mean"))).toEqual([true, false]);
  });

  it("[LOC-09] missing from a language that has nearly all are named; a language that is under way is only counted", () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`home.m${index}`, "x"]));
    const { "home.m3": _, ...most } = many;
    expect(
      findings({
        "messages/en/home.json": { ...english, ...many },
        "messages/nl/home.json": { ...dutch, ...most },
      }),
    ).toMatchInlineSnapshot(`
      [
        "config/messages/en/home.json:7:3 missing-message: "home.m3" is missing in nl; English stands in for it.",
      ]
    `);
    expect(
      findings({
        "messages/en/more.json": { "more.a": "a" },
        "messages/en/home.json": { ...english, ...many },
        "messages/nl/home.json": { ...dutch, ...many },
      }),
    ).toMatchInlineSnapshot(`
      [
        "config/messages/en/more.json:1:1 missing-namespace: "more.*" is missing in nl; English stands in for it.",
      ]
    `);
    // What most of several whole languages lack is new, rather than forgotten.
    const translated = (locale: string, ids: object) => ({
      [`languages/${locale}.json`]: { locale },
      [`messages/${locale}/home.json`]: ids,
    });
    const { findings: waiting } = buildSmall({
      "messages/en/home.json": { ...english, ...many },
      "messages/nl/home.json": { ...dutch, ...many },
      ...translated("de", { ...dutch, ...most }),
      ...translated("fr", { ...dutch, ...most }),
    });
    expect(waiting.filter(({ message }) => message.includes("home.m3"))).toMatchObject([
      {
        code: "untranslated-message",
        severity: "info",
        message: expect.stringContaining("waits for translation into de, fr;"),
      },
    ]);
    const { findings: underWay, release } = buildSmall({ "messages/en/home.json": { ...english, ...many } });
    expect(underWay).toMatchObject([{ code: "incomplete-language", severity: "info" }]);
    expect(release).not.toBeNull();
  });

  it("[LOC-09] that lack a plural form the language needs, or have one it does not speak, are reported", () => {
    const nights = (text: string) =>
      findings({ "messages/nl/home.json": { ...dutch, "home.nights": text } }).map(
        (line) => line.split(" ")[1],
      );
    expect(nights("{count, plural, other {# nachten}}")).toEqual(["missing-plural:"]);
    expect(nights("{count, plural, =1 {een nacht} other {# nachten}}")).toEqual([]);
    expect(nights("{count, plural, one {#} few {#} other {#}}")).toEqual(["unknown-plural:"]);
    expect(nights("Nachten: {count}")).toEqual(["plain-count:"]);
  });

  it("[LOC-05] [LOC-09] have the plural forms of the language that a locale is, whatever the locale is called", () => {
    const asWords = (contentLanguage: string) =>
      buildSmall({
        "languages/nl.json": { locale: "nl", contentLanguage },
        "messages/nl/home.json": { ...dutch, "home.nights": "{count, plural, one {#} few {#} other {#}}" },
      }).findings.flatMap(({ code, message }) => {
        const [of] = /(?:which|that) \S+ (?:does|needs)/.exec(message) ?? [];
        return of ? [`${code} ${of}`] : [];
      });
    expect(asWords("nl")).toEqual(["unknown-plural which nl does"]);
    expect(asWords("pl")).toEqual(["missing-plural that pl needs"]);
    expect(asWords("ro")).toEqual([]);
    expect(asWords("qqx")).toEqual([]);
  });

  it("[LOC-09] that choose between other things than English, or are left in English, are reported", () => {
    const say = (en: string, nl: string) => {
      const patch = {
        "messages/en/home.json": { ...english, "home.said": en },
        "messages/nl/home.json": { ...dutch, "home.said": nl },
        "languages/de.json": { locale: "de" },
      };
      return buildSmall(patch).findings.map(({ code, severity }) => `${severity} ${code}`);
    };
    const choice = "{how, select, quick {a} slow {b} other {c}}";
    expect(say(choice, "{how, select, quick {d} other {e}}")).toEqual(["warning select-options"]);
    expect(say(choice, "{how, select, slow {f} quick {d} other {e}}")).toEqual([]);
    expect(say("Up to {max} rooms", "Tot {max, date, short}")).toEqual(["warning argument-kind"]);
    expect(say("Up to {max} rooms", "Tot {max, plural, one {# kamer} other {# kamers}}")).toEqual([]);
    expect(say("Sleep well", "Slaap lekker")).toEqual([]);
    expect(say("Sleep well", "Sleep well")).toEqual(["info same-as-english"]);
    expect(say("Wi-Fi", "Wi-Fi")).toEqual([]);
  });

  it("[LOC-09] whose values English alone calls otherwise are one finding, in English", () => {
    const others = Object.fromEntries(
      ["de", "fr", "es"].flatMap((locale) => [
        [`languages/${locale}.json`, { locale }],
        [`messages/${locale}/home.json`, { ...dutch, "home.hello": "Hé {name}, {day}" }],
        [`messages/${locale}/amenities.json`, smallConfig["messages/nl/amenities.json"]],
      ]),
    );
    const patch = {
      ...others,
      "messages/en/home.json": { ...english, "home.hello": "Hello {nmae}, {day}" },
      "messages/nl/home.json": { ...dutch, "home.hello": "Hé {name}, {day}" },
    };
    expect(findings(patch)).toMatchInlineSnapshot(`
      [
        "config/messages/en/home.json:4:17 message-arguments: "home.hello" asks for {day}, {nmae}; every other language has {day}, {name}. Did you mean "{name}"?",
      ]
    `);
  });

  it("[CONF-18] that cannot be read in English hide what differs from them; in another language they hide nothing", () => {
    const german = { "amenities.pool": "Becken {size}" };
    const patch = { "languages/de.json": { locale: "de" }, "messages/de/amenities.json": german };
    const saidOf = (patched: Parameters<typeof buildSmall>[0]) =>
      buildSmall(patched)
        .findings.filter(({ severity }) => severity === "error")
        .map(({ file, code }) => `${file} ${code}`);
    const difference = "config/messages/de/amenities.json message-arguments";
    expect(saidOf(patch)).toEqual([difference]);
    expect(saidOf({ ...patch, "messages/nl/amenities.json": [] })).toEqual([
      difference,
      "config/messages/nl/amenities.json wrong-type",
    ]);
    const brand = {
      "brands/alba/messages/en/amenities.json": [],
      "brands/alba/messages/nl/amenities.json": { "amenities.pool": "Bad {size}" },
    };
    expect(saidOf(brand)).toEqual(["config/brands/alba/messages/en/amenities.json wrong-type"]);
  });
});
