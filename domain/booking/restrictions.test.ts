import { describe, expect, it } from "vitest";
import { missingAcknowledgements, restrictionAgainst, restrictionsToAcknowledge } from "./restrictions.ts";

const room = { adults: 1, children: 0, infants: 0, pets: 0 };
const family = [{ ...room, adults: 2, children: 1 }];
const couple = [{ ...room, adults: 2 }];
const alone = [{ ...room, adults: 1 }];
const withPet = [{ ...room, adults: 1, pets: 1 }];

describe("restrictions and a party", () => {
  it("knows from the rooms who is turned away", () => {
    expect(restrictionAgainst(["no_smoking", "adults_only"], family)).toBe("adults_only");
    expect(restrictionAgainst(["adults_only"], [{ ...room, adults: 2, infants: 1 }])).toBe("adults_only");
    expect(restrictionAgainst(["adults_only"], [...couple, ...family]), "one room is enough").toBe(
      "adults_only",
    );
    expect(restrictionAgainst(["no_pets"], withPet)).toBe("no_pets");
    expect(restrictionAgainst(["adults_only", "no_pets", "no_foreign_guests"], couple)).toBeNull();
  });

  it("asks only what the rooms do not say", () => {
    const all = [
      "no_unmarried_couples",
      "no_local_ids",
      "no_postpaid",
      "no_pets",
      "no_smoking",
      "adults_only",
    ] as const;
    expect(restrictionsToAcknowledge(all, couple)).toEqual(["no_unmarried_couples", "no_local_ids"]);
    expect(restrictionsToAcknowledge(["no_foreign_guests"], alone)).toEqual(["no_foreign_guests"]);
    expect(restrictionsToAcknowledge(all, alone)).toEqual(["no_local_ids"]);
    expect(restrictionsToAcknowledge(["no_smoking", "no_parties", "quiet_hours"], couple)).toEqual([]);
  });

  it("misses what was asked and not acknowledged", () => {
    const codes = ["no_local_ids", "minimum_age", "no_smoking"] as const;
    expect(missingAcknowledgements(codes, alone, ["no_local_ids"])).toEqual(["minimum_age"]);
    expect(missingAcknowledgements(codes, alone, ["no_local_ids", "minimum_age"])).toEqual([]);
  });
});
