import { describe, expect, it } from "vitest";
import type { Amenity } from "#schemas";
import { readConfig } from "./config-folder.ts";

const { amenities } = readConfig<{ amenities: Record<string, Amenity> }>("amenities.json");

describe("amenities", () => {
  it("[CONF-12] 3 is the pool, 7 breakfast, 13 air conditioning, 53 wifi, 129 parking", () => {
    expect([3, 7, 13, 53, 129].map((id) => amenities[id]?.icon)).toEqual([
      "pool",
      "breakfast",
      "snowflake",
      "wifi",
      "parking",
    ]);
  });

  it("[CONF-12] leave the neutral icon to ids nobody lists", () => {
    for (const amenity of Object.values(amenities)) expect(amenity.icon).not.toBe("neutral");
  });

  it("are kept under their own id and have names of their own", () => {
    for (const [key, amenity] of Object.entries(amenities)) expect(String(amenity.id)).toBe(key);
    const names = Object.values(amenities).map((amenity) => amenity.name);
    expect(new Set(names).size).toBe(names.length);
  });
});
