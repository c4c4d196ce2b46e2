import { describe, expect, it } from "vitest";
import { distanceIn } from "./distance-in.ts";

describe("distanceIn", () => {
  it("turns kilometres into miles by 1.6 where the country counts in miles", () => {
    expect(distanceIn(3.2, "miles", "en")).toBe("2");
    expect(distanceIn(3.2, "km", "en")).toBe("3.2");
  });

  it.each([
    ["ar", "33.4"],
    ["hi", "33.4"],
    ["my", "33.4"],
    ["nl", "33,4"],
  ])("[LOC-05] [LOC-06] keeps Latin digits in %s: %s", (locale, text) => {
    expect(distanceIn(33.4, "km", locale)).toBe(text);
  });
});
