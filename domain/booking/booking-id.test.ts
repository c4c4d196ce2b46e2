import fc from "fast-check";
import { expect, it } from "vitest";
import { bookingIdFrom, isBookingId, normalizeBookingId } from "./booking-id.ts";
import { bookingLookupProblems } from "./booking-lookup.ts";

const bytes = fc.uint8Array({ minLength: 8, maxLength: 16 });

it("[ROUTE-36] is read however it was typed", () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const id = bookingIdFrom(random);
      expect(isBookingId(id)).toBe(true);
      expect(normalizeBookingId(` ${id.toLowerCase()} `)).toBe(id);
    }),
  );
  expect(normalizeBookingId("o0il-1")).toBe("0011-1");
});

it("carries 60 random bits: each of them changes the id", () => {
  const base = new Uint8Array(8);
  const ids = new Set([bookingIdFrom(base)]);
  for (let bit = 0; bit < 60; bit += 1) {
    const flipped = new Uint8Array(8);
    flipped[7 - Math.floor(bit / 8)] = 1 << (bit % 8);
    ids.add(bookingIdFrom(flipped));
  }
  expect(ids.size).toBe(61);
  expect(() => bookingIdFrom(new Uint8Array(7))).toThrow(RangeError("a booking id takes 8 random bytes"));
  const longer = Uint8Array.from([...base, 1, 2, 3]);
  expect(bookingIdFrom(longer), "bytes past the eighth count for nothing").toBe(bookingIdFrom(base));
});

it("tells ids from other words", () => {
  expect(["SAVE-CARD", "0123456789AB", "0123456789AU", "0123456789ab", "0123"].map(isBookingId)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

it("[VAL-07] [BDET-09] looks bookings up by an id without spaces and a phone", () => {
  const codes = (lookup: Parameters<typeof bookingLookupProblems>[0]) =>
    bookingLookupProblems(lookup).map(({ field, code }) => `${field}:${code}`);
  expect(codes({ booking_id: " abc ", phone: "+31-612345678", country_code: "+31" })).toEqual([]);
  expect(codes({ booking_id: " ", phone: "" })).toEqual([
    "booking_id:booking-id-required",
    "phone:phone-required",
  ]);
  expect(codes({ booking_id: "abc", phone: "--+" })).toEqual(["phone:phone-characters"]);
  expect(codes({ booking_id: "ab c", phone: "06 call" })).toEqual([
    "booking_id:booking-id-spaces",
    "phone:phone-characters",
  ]);
});

it("[VAL-07] takes 9 to 10 characters for country code 91", () => {
  const problems = (phone: string) =>
    bookingLookupProblems({ booking_id: "x", phone, country_code: "91" }).length;
  expect(["12345678", "123456789", " 1234567890 ", "12345678901"].map(problems)).toEqual([1, 0, 0, 1]);
  expect(["098765 43210", "+91 98765-43210", "0098765 43210"].map(problems)).toEqual([0, 0, 1]);
});

it("[VAL-07] [VAL-10] says each fault at its field, with the lengths that are right", () => {
  expect(bookingLookupProblems({ booking_id: null, phone: undefined, country_code: null })).toMatchObject([
    { field: "booking_id", code: "booking-id-required" },
    { field: "phone", code: "phone-required" },
  ]);
  expect(bookingLookupProblems({ booking_id: "x", phone: "12345678", country_code: "+91" })).toEqual([
    { field: "phone", code: "phone-length", messageId: "guest.phone-length", values: { min: 9, max: 10 } },
  ]);
  const wrong = (phone: string, country_code?: string) =>
    bookingLookupProblems({ booking_id: "x", phone, country_code }).length;
  expect(["1", "-1-", "++12--3", "٠١"].map((phone) => wrong(phone))).toEqual([0, 0, 0, 0]);
  expect(["x12", "12x", "x1x", "", "-"].map((phone) => wrong(phone))).toEqual([1, 1, 1, 1, 1]);
  expect([wrong("1", "+31"), wrong("123456789012", "+31")]).toEqual([0, 0]);
});
