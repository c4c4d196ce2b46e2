import type {
  CancellationRule,
  LabelValue,
  NearbyValue,
  PolicyValue,
  RestrictionValue,
} from "../db/property-tables.ts";
import { houseRules } from "../supply/house-rules.ts";
import type { DemoCity } from "./demo-city.ts";
import type { PropertyKind } from "./facts/property-kinds.ts";
import type { SeededRandom } from "./seeded-random.ts";

interface RuleFacts {
  readonly pets: number;
  /** Sold as a place for families. */
  readonly family: boolean;
}

/** Restrictions and house rules of a property, which say the same. */
export function buildRules(random: SeededRandom, city: DemoCity, kind: PropertyKind, facts: RuleFacts) {
  const restrictions = buildRestrictions(random, city, kind, facts);
  return { restrictions, policies: houseRules(buildPolicies(kind, facts.pets), restrictions) };
}

/** Rules that may turn guests away; rare, and only where such rules exist. */
function buildRestrictions(
  random: SeededRandom,
  city: DemoCity,
  kind: PropertyKind,
  { pets, family }: RuleFacts,
): readonly RestrictionValue[] {
  const rules: RestrictionValue[] = [];
  const add = (code: string, name: string, value?: number): void => {
    rules.push(value === undefined ? { code, name } : { code, name, value });
  };
  if (city.countryCode === "IN" && kind.type === "hotel") {
    if (random.chance(0.1)) add("no_unmarried_couples", "Unmarried couples are not hosted");
    if (random.chance(0.08)) add("no_local_ids", "Guests with a local identity card are not hosted");
    if (random.chance(0.05)) add("no_foreign_guests", "Foreign guests are not hosted");
  }
  if (random.chance(0.08)) add("no_postpaid", "Payment at the property is not possible");
  if (pets === 0) add("no_pets", "No pets");
  add("no_smoking", "No smoking inside");
  if (kind.type === "home") {
    add("no_parties", "No parties");
    if (random.chance(0.15)) add("minimum_age", "Minimum age of the main guest", random.pick([21, 23, 25]));
  } else if (random.chance(0.04) && !family) add("adults_only", "Adults only");
  return rules;
}

function buildPolicies(kind: PropertyKind, pets: number): readonly PolicyValue[] {
  const policies: PolicyValue[] = [
    {
      code: "arrival",
      name: "Arrival",
      text: "Bring an identity document for every adult and say when you expect to arrive.",
    },
    { code: "quiet_hours", name: "Quiet hours", text: "Please be quiet from {22:00} to {07:00}." },
    { code: "smoking", name: "Smoking", text: "Smoking is possible outside only." },
    {
      code: "children",
      name: "Children",
      text: "Children of all ages are welcome; a cot can be had on request.",
    },
  ];
  if (kind.type === "home")
    policies.push({
      code: "departure",
      name: "Departure",
      text: "Leave the home tidy, wash the dishes and take the rubbish out.",
    });
  policies.push(
    pets > 0
      ? { code: "pets", name: "Pets", text: "Pets are welcome when they are part of the booking." }
      : { code: "no_pets", name: "Pets", text: "Pets cannot stay here." },
  );
  return policies;
}

const cancellations: readonly (readonly CancellationRule[])[] = [
  [{ days_before: 1, time: "18:00", charge_percentage: 0 }, { charge_percentage: 100 }],
  [
    { days_before: 3, time: "12:00", charge_percentage: 0 },
    { days_before: 0, time: "12:00", charge_percentage: 50 },
    { charge_percentage: 100 },
  ],
  [
    { days_before: 7, time: "12:00", charge_percentage: 0 },
    { days_before: 2, time: "12:00", charge_percentage: 50 },
    { charge_percentage: 100 },
  ],
  [
    { days_before: 30, time: "12:00", charge_percentage: 0 },
    { days_before: 7, time: "12:00", charge_percentage: 60 },
    { charge_percentage: 100 },
  ],
  [{ charge_percentage: 100 }],
];
const morningOfArrival: readonly CancellationRule[] = [
  { days_before: 0, time: "09:00", charge_percentage: 0 },
  { charge_percentage: 100 },
];

/** In the United Kingdom hotels take back a booking until nine on the day of arrival. */
export function buildCancellation(
  random: SeededRandom,
  city: DemoCity,
  kind: PropertyKind,
): readonly CancellationRule[] {
  if (kind.type === "hotel" && city.countryCode === "GB") return morningOfArrival;
  const index = kind.type === "hotel" ? random.pick([0, 0, 0, 1, 4]) : random.pick([1, 2, 2, 3]);
  return cancellations[index] ?? morningOfArrival;
}

/** Places around, by surroundings; names are plain words, so that they can be shown in any language. */
export function buildNearby(random: SeededRandom, city: DemoCity): readonly NearbyValue[] {
  const near = (name: string, category: string, from: number, to: number): NearbyValue => ({
    name,
    category,
    distance: Math.round(random.between(from, to) * 10) / 10,
  });
  const around = {
    city: [
      near("City museum", "museum", 0.4, 2),
      near("Market square", "landmark", 0.2, 1.6),
      near("City park", "park", 0.3, 1.5),
    ],
    coast: [
      near("Beach", "beach", 0.1, 1.4),
      near("Harbour", "landmark", 0.4, 3),
      near("Promenade", "park", 0.2, 1.5),
    ],
    mountain: [
      near("Cable car", "station", 0.3, 4),
      near("Viewpoint", "landmark", 0.6, 5),
      near("Village square", "landmark", 0.2, 2),
    ],
    countryside: [
      near("Village square", "landmark", 0.3, 3),
      near("Farm shop", "shop", 0.5, 4),
      near("Nature park", "park", 0.4, 5),
    ],
    desert: [
      near("Viewpoint", "landmark", 0.5, 5),
      near("Old fort", "landmark", 0.5, 6),
      near("Oasis", "park", 0.8, 8),
    ],
  }[city.setting];
  const shared = [
    near("Supermarket", "shop", 0.1, 2.5),
    near("Restaurant", "restaurant", 0.05, 1.2),
    near("Railway station", "station", 0.3, 8),
  ];
  return [...around, ...shared].sort((a, b) => a.distance - b.distance);
}

/**
 * Badge, tag and campaign labels; `quality` is 0 to 1. None says anything of a price, which prices alone can.
 */
export function buildLabels(random: SeededRandom, quality: number, tags: readonly string[]) {
  const campaigns: LabelValue[] = [];
  if (random.chance(0.12)) campaigns.push({ code: "family_run", name: "Family run" });
  if (random.chance(0.1)) campaigns.push({ code: "renovated", name: "Newly renovated" });
  const badge: LabelValue | null =
    quality > 0.86 ? { code: "guest_favourite", name: "Guest favourite" } : null;
  const property_tag: LabelValue | null = tags.includes("silverkey")
    ? { code: "silverkey", name: "Silver Key" }
    : tags.includes("townhouse")
      ? { code: "townhouse", name: "Townhouse" }
      : null;
  return { campaigns, badge, property_tag };
}
