import { describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { accountPhoneProblems, e164 } from "./account-phone.ts";

const rules = { limits: limits.fields, lengths: { min: 9, max: 9 } };
const codes = (countryCode: string, number: string) =>
  accountPhoneProblems({ countryCode, number }, rules).map(({ code }) => code);

describe("the number a guest signs in with", () => {
  it("[VAL-04] is one number however it is typed", () => {
    const ways = ["612345678", "0612345678", "+31 6 1234-5678", "0031612345678", "٦١٢٣٤٥٦٧٨"];
    for (const number of ways) {
      expect(codes("+31", number), number).toEqual([]);
      expect(e164({ countryCode: "+31", number }), number).toBe("+31612345678");
    }
  });

  it("is the whole number that was pasted behind the code in the field, of whatever country", () => {
    for (const number of ["+31 +31612345678", "+31+31 6 12345678", "+31 0031612345678", "+31 0612345678"]) {
      expect(codes("+31", number), number).toEqual([]);
      expect(e164({ countryCode: "+31", number }), number).toBe("+31612345678");
    }
    expect(e164({ countryCode: "+31", number: "+31 +49 1512 3456789" })).toBe("+4915123456789");
    expect(codes("+31", "+31 6 +1234567")).toEqual(["phone-characters"]);
  });

  it("says its own country where it begins with a plus", () => {
    expect(codes("+31", "+49 1512 3456789")).toEqual([]);
    expect(e164({ countryCode: "+31", number: "+49 1512 3456789" })).toBe("+4915123456789");
  });

  it("[VAL-04] is refused where it has too few digits, or none", () => {
    expect([codes("+31", "61234"), codes("+31", ""), codes("+31", "call me"), codes("+31", "+4912")]).toEqual(
      [["phone-length-exact"], ["phone-required"], ["phone-characters"], ["phone-length"]],
    );
  });

  it("is refused where no country has its calling code, typed or chosen", () => {
    expect([codes("+31", "+999 12345678"), codes("+999", "12345678"), codes("+31", "+0 612345678")]).toEqual([
      ["phone-calling-code"],
      ["phone-calling-code"],
      ["phone-calling-code"],
    ]);
    expect(codes("+31", "+1 202 555 0143")).toEqual([]);
  });
});
