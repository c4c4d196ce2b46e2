import { describe, expect, it } from "vitest";
import { parseJsonFile } from "../../json/json-file.ts";
import { createCleanCheck } from "../clean-words.ts";
import { compileMessage } from "../compile-message.ts";
import type { Entries } from "../message-entry.ts";
import { createTurnedTranslations, turnedPairs } from "./turned-translations.ts";
import { englishWords } from "./word-pairs.ts";

const entriesOf = (said: Readonly<Record<string, string>>, file = "x.json"): Entries => {
  const source = parseJsonFile(file, JSON.stringify(said, null, 2));
  return new Map(
    Object.entries(said).flatMap(([id, text]) => {
      const result = compileMessage(text);
      return result.ok ? [[id, { result, source }] as const] : [];
    }),
  );
};

const ENGLISH = {
  "consent.accept": "Accept all",
  "consent.refuse": "Only necessary",
  "consent.accept-cookies": "Accept the cookies",
  "rooms.few": "Only a few rooms",
  "rooms.all": "Show all rooms",
  "form.necessary": "This is necessary",
};
const GERMAN = {
  "consent.accept": "Alle annehmen",
  "consent.refuse": "Nur notwendige",
  "consent.accept-cookies": "Die Cookies annehmen",
  "rooms.few": "Nur wenige Zimmer",
  "rooms.all": "Alle Zimmer zeigen",
  "form.necessary": "Das ist notwendig",
};
const english = entriesOf(ENGLISH);
const pairsIn = (said: Readonly<Record<string, string>>) =>
  turnedPairs(entriesOf(said), english, englishWords(english));

describe("texts that changed places", () => {
  const turned = {
    ...GERMAN,
    "consent.accept": GERMAN["consent.refuse"],
    "consent.refuse": GERMAN["consent.accept"],
  };

  it("are told by what their words mean in other messages, whatever the letters", () => {
    expect(pairsIn(GERMAN)).toEqual([]);
    expect(pairsIn(turned)).toEqual([["consent.accept", "consent.refuse"]]);
    const hindi = {
      "consent.accept": "सभी स्वीकार करें",
      "consent.refuse": "केवल आवश्यक",
      "consent.accept-cookies": "कुकीज़ स्वीकार करें",
      "rooms.few": "केवल कुछ कमरे",
      "rooms.all": "सभी कमरे दिखाएँ",
      "form.necessary": "यह आवश्यक है",
    };
    expect(pairsIn(hindi)).toEqual([]);
    expect(pairsIn({ ...hindi, "consent.accept": "केवल आवश्यक", "consent.refuse": "सभी स्वीकार करें" })).toEqual([
      ["consent.accept", "consent.refuse"],
    ]);
  });

  it("are left alone where no other message has their words", () => {
    const { "consent.accept": accept, "consent.refuse": refuse } = turned;
    expect(pairsIn({ "consent.accept": accept, "consent.refuse": refuse })).toEqual([]);
  });

  it("are told once, at the first, and not where something is told of one of them", () => {
    const all = entriesOf(turned, "de.json");
    const spoken = (entries: Entries) => ({ all: entries, namespaces: new Map(), ids: new Set<string>() });
    const shared = new Map([
      ["en", spoken(english)],
      ["de", spoken(all)],
    ]);
    const [suspicion, ...more] = createTurnedTranslations(createCleanCheck(undefined))(shared, []);
    expect(more).toEqual([]);
    const finding = suspicion?.tell(suspicion.of);
    expect(finding).toMatchObject({ file: "de.json", line: 2, code: "words-of-another" });
    expect(finding?.suggestion).toMatch(/change places.* If it is meant, write "waives"/);
    expect(suspicion?.tell(["consent.accept"])).toBeUndefined();
    if (finding) expect(createTurnedTranslations(createCleanCheck(undefined))(shared, [finding])).toEqual([]);
  });
});
