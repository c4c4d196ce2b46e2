import { describe, expect, it } from "vitest";
import { indexLetter } from "./index-letter.ts";

describe("the letter of an index", () => {
  it.each([
    ["Évora", "E"],
    ["utrecht", "U"],
    ["ガンダ", "カ"],
    ["إدنبرة", "ا"],
    ["เวนิส", "ว"],
    ["ไอนด์โฮเวิน", "อ"],
    ["วิตบี", "ว"],
    ["東京", "東"],
    ["ßtadt", "S"],
    ["", ""],
  ])("of %s is %s", (name, letter) => {
    expect(indexLetter(name)).toBe(letter);
  });
});
