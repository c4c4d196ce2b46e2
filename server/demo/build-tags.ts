import type { DemoCity } from "./demo-city.ts";
import type { PropertyKind } from "./facts/property-kinds.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Collections a property belongs to, by what it is and has. */
export function buildTags(
  random: SeededRandom,
  city: DemoCity,
  kind: PropertyKind,
  facts: {
    readonly amenity_ids: readonly number[];
    readonly guests: number;
    readonly pets: number;
    readonly price: number;
  },
): readonly string[] {
  const has = (...ids: readonly number[]): boolean => ids.some((id) => facts.amenity_ids.includes(id));
  const rules: readonly (readonly [string, boolean])[] = [
    ["family", facts.guests >= 4 || has(57, 58)],
    ["pet-friendly", facts.pets > 0],
    ["business", kind.type === "hotel" && has(54, 55)],
    ["romantic", has(27, 39) || kind.code === "boutique_hotel"],
    ["budget", facts.price < 80],
    ["long-stay", has(6, 5) && has(45)],
    ["beach", city.setting === "coast"],
    ["hills", city.setting === "mountain"],
    ["lakeside", has(38)],
    ["city-centre", city.setting === "city" && random.chance(0.4)],
    ["airport", has(69)],
    ["wellness", has(25, 26, 27, 28)],
    ["countryside", city.setting === "countryside"],
    ["pool", has(3, 29, 30)],
    ["townhouse", kind.code === "townhouse" || (kind.code === "boutique_hotel" && random.chance(0.3))],
    ["silverkey", facts.price > 190],
    ["holiday-park", kind.type === "home" && city.setting !== "city" && random.chance(0.1)],
    ["workation", has(54) && kind.type === "home"],
    ["parking", has(129)],
    ["breakfast", has(7)],
  ];
  return rules.filter(([, holds]) => holds).map(([tag]) => tag);
}
