import { describe, expect, it } from "vitest";
import { didYouMean, nameHelp, nearestName, nearName } from "./nearest-name.ts";

describe("the nearest name", () => {
  it.each([
    ["heor", "hero"],
    ["hotelcard", "hotel-card"],
    ["Compact", "compact"],
    ["solvnata", "solvanta"],
    ["titel", "title"],
  ])("of %s is %s", (written, meant) => {
    expect(nearestName(written, ["hero", "hotel-card", "compact", "solvanta", "title"])).toBe(meant);
  });

  it("is none when nothing is close", () => {
    expect(nearestName("footer", ["hero", "hotel-card"])).toBeUndefined();
    expect(didYouMean("x", [])).toBeUndefined();
  });

  it("gives way to the names there are, however they are handed over", () => {
    const known = new Map([
      ["hero", 1],
      ["card", 2],
    ]);
    expect(nameHelp("footer", known.keys())).toEqual({ suggestion: "Known: card, hero." });
    expect(nameHelp("heor", known.keys())).toMatchObject({ suggestion: 'Did you mean "hero"?' });
  });

  it("is never the name itself, which was no help", () => {
    expect(nearestName("hero", ["hero", "card"])).toBeUndefined();
  });

  it("is said as a question", () => {
    expect(didYouMean("nmae", ["name"])).toBe('Did you mean "name"?');
  });

  it.each([
    ["UK", "US"],
    ["dk", "de"],
    ["NL", "NP"],
    ["mumbai", "dubai"],
  ])("of %s is not %s", (written, known) => {
    expect(nearName(written, [known])).toEqual({});
  });

  it.each([
    ["solvnata", "solvanta"],
    ["hotelcard", "hotel-card"],
    ["home.titel", "home.title"],
    ["amsterdm", "amsterdam"],
    ["Compact", "compact"],
  ])("of %s is surely %s", (written, name) => {
    expect(nearName(written, [name])).toMatchObject({ meant: name });
  });

  it.each([
    ["a short id", "heor", "hero"],
    ["a short part", "wrenhollow-be-nl", "wrenhollow-be-fr"],
    ["a short part with one slip", "wrenhollow-dl", "wrenhollow-de"],
    ["another year", "summer-2027", "summer-2026"],
    ["two slips in a short word", "hutel", "hotels"],
  ])("asks only for %s", (_, written, name) => {
    expect(nearName(written, [name]).meant).toBeUndefined();
  });
});
