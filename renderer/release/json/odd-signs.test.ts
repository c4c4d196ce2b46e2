import { describe, expect, it } from "vitest";
import { hiddenSigns } from "./odd-signs.ts";

const told = (text: string, file = "config/brands/a/brand.json") =>
  hiddenSigns(file, `{\n  "a": "${text}"\n}`).map(({ line, column }) => [line, column]);

describe("signs that nobody sees", () => {
  it.each([
    ["an isolate that is never closed", "Amster\u2066dam"],
    ["the end of an isolate that never began", "Amster\u2069dam"],
    ["a joiner between letters that are never joined", "Amster\u200cdam"],
    ["a joiner before anything", "\u200dAmsterdam"],
    ["a mark of direction where nothing runs the other way", "Amster\u200edam"],
    ["an Arabic mark among Latin letters", "Amster\u061cdam"],
    ["a hyphen that shows at the end of a line alone", "Amster\u00addam"],
    ["a sign of Mongolian", "Amster\u180edam"],
    ["a sign that keeps letters apart", "Amster\u034fdam"],
    ["a letter of Braille without a dot", "Amster\u2800dam"],
    ["a filler of Korean", "Amster\u3164dam"],
    ["a sign of nobody's alphabet", "Amster\ue000dam"],
    ["a mark of notes between lines", "Amster\ufff9dam"],
  ])("are told: %s", (_, text) => {
    expect(told(text)).toHaveLength(1);
    expect(told(text, "config/messages/nl/a.json")).toHaveLength(text.includes("\u00ad") ? 0 : 1);
  });

  it.each([
    ["a joiner of Hindi", "क\u094d\u200dष"],
    ["a joiner of Persian", "می\u200cشود"],
    ["a family of several people", "👩\u200d👧"],
    ["a heart that burns", "❤\ufe0f\u200d🔥"],
    ["a mark of direction beside Arabic", "أمستردام\u200f (NL)"],
    ["an isolate and its end", "\u2068+31 20 123\u2069"],
  ])("may stand where they are needed: %s", (_, text) => {
    expect(told(text)).toEqual([]);
  });
});
