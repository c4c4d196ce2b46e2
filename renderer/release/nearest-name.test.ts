import { describe, expect, it } from "vitest";
import { didYouMean, nearestName } from "./nearest-name.ts";

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

  it("is said as a question", () => {
    expect(didYouMean("nmae", ["name"])).toBe('Did you mean "name"?');
  });
});
