import { describe, expect, it } from "vitest";
import { buildFee, buildRequest, buildSupply, buildTerms } from "../testing/offer.ts";
import { policiesAt } from "./cancellation-policies.ts";
import { depositOf, feesOf, taxesOf } from "./fee-amounts.ts";
import { nightPrice, stayCharges } from "./night-price.ts";
import { partyRefusal } from "./party-refusal.ts";
import { presentPayAtHotel } from "./pay-at-hotel.ts";
import { breakfastFor, chargeOptions, mealServices } from "./stay-extras.ts";
import { stayOffer } from "./stay-offer.ts";

/** Five guests with two pets in two rooms: three adults, two children, an infant. */
const PARTY = [
  { adults: 2, children: 1, infants: 1, pets: 2 },
  { adults: 1, children: 1, infants: 0, pets: 0 },
];
const BASES = [
  "per_stay",
  "per_night",
  "per_room_night",
  "per_guest_night",
  "per_adult_night",
  "per_pet_stay",
] as const;

describe("taxes and fees of a property", () => {
  it("[PRICE-05] come as often as their basis says", () => {
    const rules = BASES.map((basis) => buildFee({ basis, name: basis, value: 100 }));
    expect(feesOf(rules, PARTY, 3).map(({ name, amount }) => [name, amount])).toEqual([
      ["per_stay", 100],
      ["per_night", 300],
      ["per_room_night", 600],
      ["per_guest_night", 1_500],
      ["per_adult_night", 900],
      ["per_pet_stay", 200],
    ]);
    const alone = [{ adults: 1, children: 0, infants: 0, pets: 0 }];
    expect(feesOf(rules, alone, 1).map(({ name }) => name)).not.toContain("per_pet_stay");
  });

  it("[PRICE-05] leave out of the fees what is inside the tariffs, a percentage, or given back", () => {
    const rules = [
      buildFee({ name: "Inside", included: true }),
      buildFee({ name: "Percentage", basis: "percent", value: 10 }),
      buildFee({ name: "Deposit", bill_type: "deposit", basis: "per_room_night", value: 5_000 }),
      buildFee({ name: "Pool", payable: "at_property" }),
    ];
    expect(feesOf(rules, PARTY, 2)).toMatchObject([{ name: "Pool", per: "stay", atProperty: true }]);
    expect(depositOf(rules, PARTY, 2)).toBe(20_000);
    expect(depositOf([buildFee({ bill_type: "deposit", basis: "percent", value: 10 })], PARTY, 2)).toBe(0);
    expect(taxesOf(rules)).toMatchObject([
      { name: "Percentage", percent: 10, included: false, onExtras: false },
    ]);
  });

  it("[DATE-06] are in the price of one night as often as they come a night, and once beside it", () => {
    const fees = [
      buildFee({ bill_type: "tax", basis: "percent", value: 10 }),
      buildFee({ basis: "per_guest_night", value: 200 }),
      buildFee({ name: "Cleaning", value: 2_500 }),
      buildFee({ bill_type: "pet_fee", basis: "per_pet_stay", value: 700 }),
    ];
    const supply = buildSupply();
    const { rooms } = buildRequest();
    const [first, second] = stayOffer(buildTerms({ fees }), supply, buildRequest()).nights;
    if (!first || !second) throw new Error("two nights are expected");
    expect(nightPrice(fees, first, rooms)).toBe(12_000 + 1_200 + 400);
    expect(stayCharges(fees, rooms)).toBe(2_500);
    expect(stayCharges(fees, PARTY)).toBe(2_500 + 1_400);
    const total = stayOffer(buildTerms({ fees }), supply, buildRequest()).price?.total;
    const summed = [first, second].reduce((sum, night) => sum + (nightPrice(fees, night, rooms) ?? 0), 0);
    expect(summed + stayCharges(fees, rooms)).toBe(total);
    expect(nightPrice(fees, { ...first, double: 0 }, rooms)).toBeNull();
  });
});

describe("what a property refuses whatever the dates", () => {
  const open = {
    no_of_people: null,
    no_of_pets: 2,
    min_rooms: 1,
    max_rooms: 3,
    no_triple_occupancy: false,
    restrictions: [],
  };
  const refused = (terms: Partial<Parameters<typeof partyRefusal>[0]>, allowedRooms = 6) =>
    partyRefusal({ ...open, ...terms }, PARTY, allowedRooms);

  it("[HOTEL-04] [ROOM-10] is a party it has no place for", () => {
    expect(refused({})).toBeNull();
    expect([refused({ no_of_people: 5 }), refused({ no_of_people: 4 })]).toEqual([null, "too_many_guests"]);
    expect(refused({ no_of_pets: 1 })).toBe("too_many_guests");
    expect(refused({ no_triple_occupancy: true })).toBe("too_many_guests");
    expect(refused({ restrictions: [{ code: "adults_only", name: "" }] })).toBe("adults_only");
    expect(refused({ restrictions: [{ code: "no_pets", name: "" }] })).toBeNull();
    expect([refused({ max_rooms: 1 }), refused({}, 1)]).toEqual(["too_few_rooms", "too_few_rooms"]);
    expect(refused({ min_rooms: 2, max_rooms: 2 }, 1)).toBeNull();
  });
});

it("[PAY-01] says whether a stay may be paid at the property, and the first reason why not", () => {
  const at = (rooms: number, min_rooms = 1, ...codes: readonly string[]) =>
    presentPayAtHotel({ min_rooms, restrictions: codes.map((code) => ({ code, name: "" })) }, rooms, 3);
  expect(at(3)).toEqual({ allowed: true, max_rooms: 3 });
  expect(at(4)).toEqual({ allowed: false, max_rooms: 3, reason: "too_many_rooms" });
  expect(at(1, 1, "quiet_hours", "no_postpaid")).toMatchObject({ reason: "no_postpaid" });
  expect(at(1, 1, "quiet_hours")).toMatchObject({ allowed: true });
  expect(at(3, 4)).toMatchObject({ reason: "min_rooms_exceed_limit" });
});

it("[BCAN-03] leaves out terms from the moment they end", () => {
  const until = "2027-07-03T14:00:00.000Z";
  const terms = [
    { kind: "free", charge_percentage: 0, charge_amount: 0, until } as const,
    { kind: "full", charge_percentage: 100, charge_amount: 100 } as const,
  ];
  const left = (now: number) => policiesAt(terms, now).map(({ kind }) => kind);
  expect(left(Date.parse(until) - 1)).toEqual(["free", "full"]);
  expect(left(Date.parse(until))).toEqual(["full"]);
});

it("[MEAL-01] [MEAL-03] shows extras at what they add to a total, and breakfast for everybody who eats", () => {
  const fees = [
    buildFee({ bill_type: "tax", basis: "percent", value: 10 }),
    buildFee({ bill_type: "city_tax", basis: "percent", value: 5 }),
  ];
  const breakfast = { category_code: "breakfast", name: "Breakfast", price: 1_000, included: false };
  expect(mealServices([breakfast], { fees })).toEqual([{ ...breakfast, price: 1_100 }]);
  expect(chargeOptions({ fees, early_checkin_price: 1_500 })).toEqual({
    early_checkin: { available: true, amount: 1_650 },
  });
  expect(chargeOptions({ fees, early_checkin_price: null })).toEqual({});
  expect(breakfastFor(PARTY)).toEqual({
    meals: [{ category_code: "breakfast", guest_count: 5 }],
    earlyCheckin: false,
  });
});
