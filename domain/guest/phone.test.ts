import fc from "fast-check";
import { describe, expect, it } from "vitest";
import config from "../../config/limits.json" with { type: "json" };
import { maskEmail, maskName, maskPhone } from "../text/index.ts";
import { callingCode, longestPhone, nationalDigits, phoneEntry, phoneKey, phoneProblems } from "./phone.ts";

const limits = config.fields;
const problems = (countryCode: string, number: string, rules = {}) =>
  phoneProblems({ countryCode, number }, { limits, ...rules });
const codes = (countryCode: string, number: string, rules = {}) =>
  problems(countryCode, number, rules).map(({ code }) => code);

describe("a phone number", () => {
  it("[VAL-04] has digits, plus and hyphen, of any script", () => {
    expect(codes("+31", "06-1234 5678")).toEqual([]);
    expect(codes("+971", "٠٥٠١٢٣٤٥٦٧")).toEqual([]);
    expect(codes("+31", "06 CALL ME")).toEqual(["phone-characters"]);
    expect(codes("+31", "06+12345678")).toEqual(["phone-characters"]);
  });

  it("[VAL-04] is the same with the unseen marks, blanks and hyphens that come along where it is pasted", () => {
    for (const number of [
      "\u202a+31 6 12345678\u202c",
      "\u2066+31612345678\u2069",
      "\u200f0612345678",
      "06\u00a01234\u202f5678",
      "06\u20111234\u20135678",
      "＋31 ６ 12345678",
    ]) {
      expect([codes("+31", number, { lengths: { min: 9, max: 9 } }), nationalDigits("+31", number)]).toEqual([
        [],
        "612345678",
      ]);
      expect(nationalDigits("+31", phoneEntry(number, 15))).toBe("612345678");
    }
  });

  it("[VAL-04] [CONST-02] counts 6 to 15 digits, 6 to 12 where nothing says the country, or what the country says", () => {
    expect(codes("+49", "12345")).toEqual(["phone-length"]);
    expect([codes("+49", "123456"), codes("+49", "1".repeat(15))]).toEqual([[], []]);
    expect(codes("+49", "1".repeat(16))).toEqual(["phone-length"]);
    expect([
      codes("", "1".repeat(12)),
      codes("", "1".repeat(13)),
      codes("", `+${"1".repeat(15)}`),
      codes("", `+${"1".repeat(16)}`),
    ]).toEqual([[], ["phone-length"], [], ["phone-length"]]);
    expect([
      codes("+31", "612345678", { lengths: { min: 9, max: 10 } }),
      codes("+31", "61234567", { lengths: { min: 9, max: 10 } }),
    ]).toEqual([[], ["phone-length"]]);
  });

  it("[VAL-04] [CONST-02] obeys the lengths of the site, and the sentence says them", () => {
    const other = { limits: { phoneMin: 8, phoneMax: 9, phoneStrictMax: 11 } };
    const facts = (code: string, number: string) =>
      problems(code, number, other).map((problem) => [problem.code, problem.values]);
    expect([facts("+49", "12345678"), facts("+49", "1".repeat(11)), facts("", "1".repeat(9))]).toEqual([
      [],
      [],
      [],
    ]);
    expect([facts("+49", "1234567"), facts("+49", "1".repeat(12))]).toEqual([
      [["phone-length", { min: 8, max: 11 }]],
      [["phone-length", { min: 8, max: 11 }]],
    ]);
    expect(facts("", "1".repeat(10))).toEqual([["phone-length", { min: 8, max: 9 }]]);
  });

  it("[VAL-04] of a country with lengths obeys them whatever the site says, the zero dialled at home not counted", () => {
    const range = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.nat(30));
    fc.assert(
      fc.property(
        range,
        fc.integer({ min: 4, max: 15 }),
        fc.nat(5),
        fc.nat(20),
        (site, min, more, length) => {
          const siteLimits = { phoneMin: site[0], phoneMax: site[1], phoneStrictMax: site[1] };
          const rules = { limits: siteLimits, lengths: { min, max: min + more } };
          const number = "6".repeat(length);
          const fits = length >= min && length <= min + more;
          for (const typed of [number, `0${number}`, `+31${number}`]) {
            const found = length === 0 && typed === "" ? ["phone-required"] : codes("+31", typed, rules);
            expect(found.length === 0, typed).toBe(fits);
          }
        },
      ),
    );
    const exact = problems("+31", "12345678", { lengths: { min: 9, max: 9 } });
    expect(exact.map(({ code, values }) => [code, values])).toEqual([["phone-length-exact", { length: 9 }]]);
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

  it("[VAL-04] of +91 starts with 6 to 9 where a site gives India other lengths", () => {
    const lengths = { min: 9, max: 10 };
    expect([codes("+91", "981234567", { lengths }), codes("+91", "581234567", { lengths })]).toEqual([
      [],
      ["phone-first-digit"],
    ]);
  });

  it("[VAL-04] may be left out only where it is not required", () => {
    expect([codes("+31", " "), codes("+31", " ", { required: false })]).toEqual([["phone-required"], []]);
  });

  it("is dialled without what is dialled before it at home, or with its own country before it", () => {
    const national = (code: string, ...numbers: readonly string[]) =>
      numbers.map((number) => nationalDigits(code, number));
    expect(
      national("+31", "0612345678", "+31612345678", "0031612345678", "  +31 6 12345678", "31612345678"),
    ).toEqual([...Array(4).fill("612345678"), "31612345678"]);
    expect(national("", "0100", "+0100", "100", "1020")).toEqual(["100", "0100", "100", "1020"]);
    expect(national("+1", "12025550123", "2025550123", "1202555012")).toEqual([
      "2025550123",
      "2025550123",
      "1202555012",
    ]);
    expect(national("+7", "89121234567", "9121234567", "8912123456")).toEqual([
      "9121234567",
      "9121234567",
      "8912123456",
    ]);
    expect(national("+36", "06201234567", "061234567", "06123456")).toEqual([
      "201234567",
      "1234567",
      "06123456",
    ]);
    expect(national("+39", "0612345678", "+390612345678")).toEqual(["0612345678", "0612345678"]);
  });

  it("has the digits of its calling code, whatever stands before them", () => {
    expect(["+91", "91", "0091", " 00 91", "1 00", "٩١", ""].map(callingCode)).toEqual([
      "91",
      "91",
      "91",
      "91",
      "100",
      "91",
      "",
    ]);
  });

  it("has a key of calling code and number, zeros before it left out and those inside kept", () => {
    expect(phoneKey("+39", "0061 2003")).toBe("39:612003");
    expect(phoneKey("0031", "06 1200 5678")).toBe("31:612005678");
  });

  it("[VAL-04] is refused with anything else before or after its digits, and says so at the field asked for", () => {
    for (const number of ["a612345678", "612345678a", "612/345678", "6+12345678", "+"])
      expect(codes("+31", number), number).not.toEqual([]);
    expect(problems("+31", "CALL", { field: "guest_phone" })).toEqual([
      { field: "guest_phone", code: "phone-characters", messageId: "guest.phone-characters", values: {} },
    ]);
    expect(phoneProblems({ countryCode: "+31", number: null }, { limits })).toMatchObject([
      { field: "phone", code: "phone-required" },
    ]);
  });

  it("compares equal however it was typed", () => {
    expect(phoneKey("+31", "06 1234 5678")).toBe(phoneKey("31", "+31 6-12345678"));
    expect(nationalDigits("+91", "+91 98123 45678")).toBe("9812345678");
  });

  it("[VAL-05] takes only what may be typed and stops at the longest length", () => {
    expect(phoneEntry("+91 (98) 123x45678", 15)).toBe("+91 98 12345678");
    expect(phoneEntry("06-12 34+56", 6)).toBe("06-12 34");
    expect(phoneEntry("6+1", 6)).toBe("61");
    fc.assert(
      fc.property(fc.string(), fc.nat(15), (text, max) => {
        const entry = phoneEntry(text, max);
        expect(entry.replace(/\D/g, "").length).toBeLessThanOrEqual(max);
        expect(entry).toMatch(/^\+?[\d -]*$/);
      }),
    );
  });
});

it("[VAL-05] [CONST-02] stops at the site's most digits, later only where the country's numbers are longer", () => {
  const most = (phoneStrictMax: number, lengths?: { min: number; max: number }) =>
    longestPhone("+31", { limits: { ...limits, phoneStrictMax }, lengths });
  expect([most(15), most(13), most(8, { min: 9, max: 9 }), most(13, { min: 9, max: 9 })]).toEqual([
    15, 13, 11, 13,
  ]);
});

it("[BDET-02] masks names, addresses and phones for visitors without proof", () => {
  expect(maskName("Anna Maier")).toBe("A••• M•••");
  expect(maskEmail("anna@example.com")).toBe("a•••@example.com");
  expect(maskPhone("+31 6 12345678")).toBe("•••••••••78");
  expect([maskName(""), maskEmail("nobody"), maskPhone("12")]).toEqual(["", "•••", "••••"]);
});
