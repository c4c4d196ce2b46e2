import { describe, expect, it } from "vitest";
import { distanceIn } from "./distance-in.ts";

describe("distanceIn", () => {
  it("turns kilometres into miles by 1.6 where the country counts in miles", () => {
    expect(distanceIn(3.2, "miles", "en")).toBe("2");
    expect(distanceIn(3.2, "km", "en")).toBe("3.2");
  });

  it("[LOC-06] keeps Latin digits in Arabic", () => {
    expect(distanceIn(33.4, "km", "ar")).toBe("33.4");
  });
});
