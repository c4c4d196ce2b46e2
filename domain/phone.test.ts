import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskEmail, maskName, maskPhone } from "./masking.ts";
import { nationalDigits, phoneEntry, phoneKey, phoneProblems } from "./phone.ts";

const codes = (countryCode: string, number: string, rules = {}) =>
  phoneProblems({ countryCode, number }, rules).map(({ code }) => code);

describe("a phone number", () => {
  it("[VAL-04] has digits, plus and hyphen, of any script", () => {
    expect(codes("+31", "06-1234 5678")).toEqual([]);
    expect(codes("+971", "٠٥٠١٢٣٤٥٦٧")).toEqual([]);
    expect(codes("+31", "06 CALL ME")).toEqual(["phone-characters"]);
    expect(codes("+31", "06+12345678")).toEqual(["phone-characters"]);
  });

  it("[VAL-04] [CONST-02] counts 6 to 15 digits, 6 to 12 in the older variant, or what the country says", () => {
    expect(codes("+49", "12345")).toEqual(["phone-length"]);
    expect([codes("+49", "123456"), codes("+49", "1".repeat(15))]).toEqual([[], []]);
    expect(codes("+49", "1".repeat(16))).toEqual(["phone-length"]);
    expect([
      codes("+49", "1".repeat(12), { strict: false }),
      codes("+49", "1".repeat(13), { strict: false }),
    ]).toEqual([[], ["phone-length"]]);
    expect([
      codes("+31", "612345678", { lengths: { min: 9, max: 10 } }),
      codes("+31", "61234567", { lengths: { min: 9, max: 10 } }),
    ]).toEqual([[], ["phone-length"]]);
  });

  it("[VAL-04] of +91 has exactly 10 digits and starts with 6 to 9", () => {
    expect([codes("+91", "9812345678"), codes("91", "6812345678"), codes("+91", "+91 98123-45678")]).toEqual([
      [],
      [],
      [],
    ]);
    expect(codes("+91", "981234567")).toEqual(["phone-length-exact"]);
    expect(codes("+91", "5812345678")).toEqual(["phone-first-digit"]);
  });

  it("[VAL-04] may be left out only where it is not required", () => {
    expect([codes("+31", " "), codes("+31", " ", { required: false })]).toEqual([["phone-required"], []]);
  });

  it("compares equal however it was typed", () => {
    expect(phoneKey("+31", "06 1234 5678")).toBe(phoneKey("31", "+31 6-12345678"));
    expect(nationalDigits("+91", "+91 98123 45678")).toBe("9812345678");
  });

  it("[VAL-05] takes only what may be typed and stops at the longest length", () => {
    expect(phoneEntry("+91 (98) 123x45678")).toBe("+91 98 12345678");
    fc.assert(
      fc.property(fc.string(), fc.nat(15), (text, max) => {
        const entry = phoneEntry(text, max);
        expect(entry.replace(/\D/g, "").length).toBeLessThanOrEqual(max);
        expect(entry).toMatch(/^\+?[\d -]*$/);
      }),
    );
  });
});

it("[BDET-02] masks names, addresses and phones for visitors without proof", () => {
  expect(maskName("Anna Maier")).toBe("A••• M•••");
  expect(maskEmail("anna@example.com")).toBe("a•••@example.com");
  expect(maskPhone("+31 6 12345678")).toBe("•••••••••78");
  expect([maskName(""), maskEmail("nobody"), maskPhone("12")]).toEqual(["", "•••", "••••"]);
});
