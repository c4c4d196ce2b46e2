import { describe, expect, it } from "vitest";
import { buildRequest, buildSupply, buildTerms } from "../testing/offer.ts";
import { isLengthAllowed, stayOffer } from "./stay-offer.ts";

const adults = (...rooms: readonly number[]) =>
  rooms.map((count) => ({ adults: count, children: 0, infants: 0, pets: 0 }));
const refusal = (
  supply: Parameters<typeof buildSupply>,
  { rooms = adults(2), nights = 2, minRooms = 1 } = {},
) =>
  stayOffer(
    buildTerms({ min_rooms: minRooms }),
    buildSupply(...supply),
    buildRequest({ rooms, stay: { checkin: "2027-07-10", checkout: `2027-07-${10 + nights}` } }),
  ).refusal;

describe("the offer of a category for a stay", () => {
  it("[HOTEL-06] has each night's tariffs and rooms, the fewest rooms of any night, and the price of them all", () => {
    const supply = buildSupply({ min_stay: 2 }, [], [{ night: "2027-07-11", sold: 3, double_price: 15_000 }]);
    expect(stayOffer(buildTerms(), supply, buildRequest())).toMatchObject({
      rates: { single: [10_000, 10_000], double: [12_000, 15_000], extra: [3_000, 3_000] },
      availableRooms: [4, 1],
      roomsLeft: 1,
      minimumStay: 2,
      refusal: null,
      price: { total: 27_000 },
      policies: [{ kind: "full", charge_percentage: 100, charge_amount: 27_000 }],
    });
  });

  it("[BCAN-05] has the terms of the category before those of the property, on the total and at the property's clock", () => {
    const terms = buildTerms({
      cancellation: [{ days_before: 1, charge_percentage: 0 }],
      time_zone: "Asia/Dubai",
    });
    const own = [
      { days_before: 7, time: "18:00", charge_percentage: 0 },
      { days_before: 3, charge_percentage: 40 },
      { charge_percentage: 100 },
    ];
    const policies = (now: number, cancellation: typeof own | null) =>
      stayOffer(terms, buildSupply({ cancellation }), buildRequest({ now })).policies;
    expect(policies(Date.UTC(2027, 0, 1), own)).toEqual([
      {
        kind: "free",
        charge_percentage: 0,
        charge_amount: 0,
        until: "2027-07-03T14:00:00.000Z",
        until_local: "2027-07-03T18:00",
      },
      {
        kind: "partial",
        charge_percentage: 40,
        charge_amount: 9_600,
        until: "2027-07-06T20:00:00.000Z",
        until_local: "2027-07-07T00:00",
      },
      { kind: "full", charge_percentage: 100, charge_amount: 24_000 },
    ]);
    const kinds = (now: number) => policies(now, own).map(({ kind }) => kind);
    expect(kinds(Date.UTC(2027, 6, 3, 14) - 1)).toEqual(["free", "partial", "full"]);
    expect(kinds(Date.UTC(2027, 6, 3, 14))).toEqual(["partial", "full"]);
    expect(policies(0, null)[0]).toMatchObject({ kind: "free", until_local: "2027-07-09T00:00" });
  });

  it("[HOTEL-07] is refused for nights that are closed, sold out, or left with fewer rooms than asked for", () => {
    const last = { night: "2027-07-11" };
    expect(refusal([])).toBeNull();
    expect(refusal([{}, [], [{ ...last, closed: true }]])).toBe("closed");
    expect(refusal([{}, [], [{ ...last, sold: 4 }]])).toBe("no_rooms");
    expect(refusal([{}, [], [{ ...last, sold: 9 }]])).toBe("no_rooms");
    expect(refusal([{}, [], [{ ...last, sold: 3 }]], { rooms: adults(2, 2) })).toBe("too_few_rooms");
    expect(refusal([{}, [], [{ ...last, sold: 2 }]], { rooms: adults(2, 2) })).toBeNull();
    expect(refusal([{}, [], [{ ...last, sold: 3 }]], { minRooms: 2 })).toBe("minimum_rooms");
  });

  it("[HOTEL-07] is refused without a price, and for more people than a room takes", () => {
    expect(refusal([{ double_price: 0 }])).toBe("invalid_pricing");
    expect(refusal([{ max_occupancy: 2 }], { rooms: adults(1, 3) })).toBe("too_many_adults");
    expect(refusal([{ max_adults: 2 }], { rooms: adults(1, 3) })).toBe("too_many_adults");
    expect(refusal([{ max_adults: 2 }], { rooms: adults(2, 2) })).toBeNull();
    const family = [{ adults: 2, children: 2, infants: 0, pets: 0 }];
    expect(refusal([{ max_occupancy: 3 }], { rooms: family })).toBe("too_many_guests");
    expect(refusal([{ max_occupancy: 4 }], { rooms: family })).toBeNull();
  });

  it("[DATE-07] is refused on days without arrival or departure, and for a stay too short or too long", () => {
    const on = (date: string) => ({ from_date: date, to_date: date });
    expect(refusal([{}, [{ ...on("2027-07-10"), no_arrival: true }]])).toBe("closed");
    expect(refusal([{}, [{ ...on("2027-07-11"), no_arrival: true }]])).toBeNull();
    expect(refusal([{}, [{ ...on("2027-07-12"), no_departure: true }]])).toBe("closed");
    expect(refusal([{}, [{ ...on("2027-07-11"), no_departure: true }]])).toBeNull();
    expect(refusal([{ min_stay: 3 }])).toBe("minimum_stay");
    expect(refusal([{ min_stay: 2 }])).toBeNull();
    expect(refusal([{ max_stay: 1 }])).toBe("minimum_stay");
    expect(refusal([{ max_stay: 2 }])).toBeNull();
    expect(
      refusal([{}, [{ ...on("2027-07-11"), min_stay: 5 }]]),
      "only the night of arrival counts",
    ).toBeNull();
    expect(refusal([{ min_stay: 9 }, [], [{ sold: 4 }]]), "rooms first").toBe("no_rooms");
  });

  it("[DATE-07] takes both ends of the allowed length", () => {
    const [night] = stayOffer(buildTerms(), buildSupply(), buildRequest()).nights;
    if (!night) throw new Error("a night is expected");
    const allowed = [1, 2, 3, 4].map((nights) =>
      isLengthAllowed({ ...night, minStay: 2, maxStay: 3 }, nights),
    );
    expect(allowed).toEqual([false, true, true, false]);
  });
});
