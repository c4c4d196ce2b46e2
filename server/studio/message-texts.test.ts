import { describe, expect, it } from "vitest";
import { jsonText } from "#renderer/release";
import { findMessages, messageTexts } from "./message-texts.ts";

const texts = new Map([
  ["config/messages/en/home.json", jsonText({ "home.title": "Good morning", "home.text": "Sleep well" })],
  ["config/messages/nl/home.json", jsonText({ "home.title": "Goedemorgen" })],
  ["config/brands/alba/messages/nl/home.json", jsonText({ "home.title": "Welkom bij Alba" })],
  ["config/brands/brio/messages/nl/home.json", jsonText({ "home.title": "Brio" })],
]);

describe("messages of the studio", () => {
  it("are the brand's words, then the language's, then English", () => {
    expect(messageTexts(texts, "alba", "nl")).toEqual([
      { id: "home.title", text: "Welkom bij Alba" },
      { id: "home.text", text: "Sleep well" },
    ]);
  });

  it("are found by parts of ids and words", () => {
    const all = messageTexts(texts, "none", "en");
    expect(findMessages(all, "good", 5).map(({ id }) => id)).toEqual(["home.title"]);
    expect(findMessages(all, "home sleep", 5).map(({ id }) => id)).toEqual(["home.text"]);
    expect(findMessages(all, "home", 1)).toHaveLength(1);
    expect(findMessages(all, "nothing", 5)).toEqual([]);
  });
});
