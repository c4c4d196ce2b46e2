import { describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import type { FieldProblem } from "../text/index.ts";
import { cityProblems, postalCodeProblems, streetProblems } from "./address-fields.ts";
import { cleanEmail, emailProblems } from "./email.ts";
import { type GuestInput, guestProblems } from "./guest-fields.ts";
import { guestNameProblems, splitName } from "./guest-name.ts";

const { fields } = limits;
const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);

describe("a guest's name", () => {
  it("[VAL-01] is two words in any script, the last of two letters", () => {
    for (const name of [
      "Anna Maier",
      "José da Silva",
      "李 小龙",
      "محمد علي",
      "Ana Ng",
      "Jean-Luc O. Picard",
      "अनीता शर्मा",
    ]) {
      expect(guestNameProblems({ name }, fields), name).toEqual([]);
    }
    expect(codes(guestNameProblems({ name: "Anna" }, fields))).toEqual(["name-two-words"]);
    expect(codes(guestNameProblems({ name: "Anna M" }, fields))).toEqual(["last-name-too-short"]);
    expect(codes(guestNameProblems({ name: "   " }, fields))).toEqual(["name-required"]);
    expect(codes(guestNameProblems({ name: "Anna 007" }, fields))).toEqual(["name-letters-only"]);
  });

  it("[VAL-01] has a letter one can see in its first and last word, and unseen ones do not count", () => {
    const [apart, joined] = ["\u200c", "\u200d"];
    const whole = (name: string) => codes(guestNameProblems({ name }, fields));
    for (const name of [
      `Anna ${apart}${apart}`,
      "Anna --",
      "-- Maier",
      "Anna \u3164\u3164",
      `${joined} Maier`,
    ])
      expect(whole(name), name).toEqual(["name-two-words"]);
    for (const name of [`Anna M${joined}`, `Anna M${apart}${apart}`, "Anna M\ufe0f"])
      expect(whole(name), name).toEqual(["last-name-too-short"]);
    const last = (last_name: string) => codes(guestNameProblems({ first_name: "Anna", last_name }, fields));
    expect(last(`M${joined}`)).toEqual(["last-name-too-short"]);
    for (const name of ["--", `${apart}${apart}`, "\u3164\u3164", "Maier --"])
      expect(last(name), name).toEqual(["name-letters-only"]);
    expect([last(`نوری${apart}زاده`), last(`क्${joined}षत्री`)]).toEqual([[], []]);
  });

  it("[VAL-01] may end in one letter of a script where that is a whole last name", () => {
    for (const [first_name, last_name] of [
      ["小龙", "李"],
      ["민준", "김"],
      ["たかし", "と"],
      ["タカシ", "ト"],
    ]) {
      expect(guestNameProblems({ first_name, last_name }, fields), last_name).toEqual([]);
      expect(guestNameProblems({ name: `${first_name} ${last_name}` }, { nameMin: 3 }), last_name).toEqual(
        [],
      );
    }
    for (const last_name of ["M", "М", "م", "म"])
      expect(codes(guestNameProblems({ first_name: "Anna", last_name }, fields)), last_name).toEqual([
        "last-name-too-short",
      ]);
  });

  it("[VAL-01] may be one word for who has no last name", () => {
    expect(guestNameProblems({ first_name: "Suharto", no_last_name: true }, fields)).toEqual([]);
    expect(codes(guestNameProblems({ first_name: "Suharto" }, fields))).toEqual(["last-name-required"]);
    expect(codes(guestNameProblems({ no_last_name: true }, fields))).toEqual(["name-required"]);
  });

  it("[VAL-01] [CONST-02] has a last word as long as the site wants it, and the sentence says how long", () => {
    const problems = (name: string, nameMin: number) =>
      guestNameProblems({ name }, { nameMin }).map(({ code, values }) => [code, values]);
    expect(problems("Anna Li", 3)).toEqual([["last-name-too-short", { min: 3 }]]);
    expect([problems("Anna Lim", 3), problems("Anna M", 1)]).toEqual([[], []]);
    expect(problems(`Anna ${"a".repeat(100)}`, 3)).toEqual([["too-long", { max: 100 }]]);
  });

  it("[VAL-02] rejects markup and quotes", () => {
    for (const character of ["&", '"', "<", ">", "/", "\\", "`"]) {
      expect(codes(guestNameProblems({ name: `Anna Mai${character}er` }, fields)), character).toEqual([
        "name-rejected-character",
      ]);
    }
  });

  it("[VAL-02] takes apostrophes, O'Brien being a name", () => {
    expect(guestNameProblems({ first_name: "Conor", last_name: "O'Brien" }, fields)).toEqual([]);
    expect(guestNameProblems({ first_name: "Conor", last_name: "O’Brien" }, fields)).toEqual([]);
  });

  it("[VAL-10] names the field that is wrong", () => {
    expect(
      guestNameProblems({ first_name: "An<na", last_name: "Ma/ier" }, fields).map(({ field }) => field),
    ).toEqual(["first_name", "last_name"]);
    expect(codes(guestNameProblems({ first_name: "", last_name: "" }, fields))).toEqual([
      "first-name-required",
      "last-name-required",
    ]);
  });

  it("[VAL-10] says each of its faults at its own field", () => {
    const faults = (input: Parameters<typeof guestNameProblems>[0]) =>
      guestNameProblems(input, fields).map(({ field, code, messageId }) => [field, code, messageId]);
    const at = (field: string, code: string) => [[field, code, `guest.${code}`]];
    expect(faults({ last_name: "Maier" })).toEqual(at("first_name", "first-name-required"));
    expect(faults({ first_name: "Anna", last_name: "" })).toEqual(at("last_name", "last-name-required"));
    expect(faults({ first_name: "", last_name: "" })).toEqual([
      ...at("first_name", "first-name-required"),
      ...at("last_name", "last-name-required"),
    ]);
    expect(faults({ first_name: "", last_name: "", no_last_name: true })).toEqual(
      at("first_name", "first-name-required"),
    );
    expect(faults({ name: "" })).toEqual(at("name", "name-required"));
    expect(faults({ name: "Anna" })).toEqual(at("name", "name-two-words"));
    expect(faults({ name: "An<na Maier" })).toEqual(at("name", "name-rejected-character"));
    expect(faults({ name: "Anna M" })).toEqual(at("name", "last-name-too-short"));
    expect(faults({ first_name: "Anna", last_name: "M" })).toEqual(at("last_name", "last-name-too-short"));
    expect(faults({ first_name: "Anna", last_name: "Maier --" })).toEqual(
      at("last_name", "name-letters-only"),
    );
    expect(faults({ first_name: "Anna", last_name: "<", no_last_name: true })).toEqual([]);
    expect(faults({ name: `Anna ${"a".repeat(95)}` })).toEqual([]);
  });

  it("splits into the first word and the rest", () => {
    expect(splitName("  Ana  María López ")).toEqual({ first_name: "Ana", last_name: "María López" });
    expect(splitName("Suharto")).toEqual({ first_name: "Suharto", last_name: "" });
  });
});

describe("an e-mail address", () => {
  it("[VAL-03] has the standard format and may be left out unless required", () => {
    for (const email of [
      "a@example.com",
      "first.last+tag@mail.example.co.uk",
      "用户@例子.广告",
      "",
      null,
      undefined,
    ]) {
      expect(emailProblems(email), String(email)).toEqual([]);
    }
    expect(codes(emailProblems(" ", { required: true }))).toEqual(["email-required"]);
    for (const email of [
      "a",
      "a@b",
      "@example.com",
      "a@@example.com",
      "a b@example.com",
      "a.@example.com",
      "a@-x.com",
      "a@x..com",
    ]) {
      expect(codes(emailProblems(email)), email).toEqual(["email-invalid"]);
    }
  });
});

describe("an e-mail address that is stored", () => {
  it("is trimmed and has its host in lower case, the rest as it was written", () => {
    expect(
      [" Anna@Example.COM ", '"a@B"@C.DE', "@HOST.com", "NOBODY", null, undefined].map(cleanEmail),
    ).toEqual(["Anna@example.com", '"a@B"@c.de', "@host.com", "NOBODY", "", ""]);
  });

  it("[VAL-03] has one sign between, a local part of 64 characters at most, labels of 63, 254 in all", () => {
    const ends = (length: number) => `.${"a".repeat(length)}`;
    const fine = [
      `${"a".repeat(64)}@b.co`,
      `a@b${ends(63)}.co`,
      `a@b${ends(60)}${ends(60)}${ends(60)}${ends(60)}.cccccc`,
    ];
    for (const email of fine) expect(emailProblems(email), email).toEqual([]);
    const wrong = [
      `${"a".repeat(65)}@b.co`,
      `a@b${ends(64)}.co`,
      `${"a".repeat(12)}@b${ends(60)}${ends(60)}${ends(60)}${ends(60)}.com`,
      "a@b.co@c.de",
      "a@b.co@",
      "a@.co",
      "a@b.co.",
      "a@b-.co",
      "a@b_c.co",
      ".a@b.co",
      "a..b@b.co",
      "a@b.co\u00a0x",
    ];
    for (const email of wrong)
      expect(emailProblems(email), email).toEqual([
        { field: "email", code: "email-invalid", messageId: "guest.email-invalid", values: {} },
      ]);
  });
});

describe("an address", () => {
  it("[VAL-06] [VAL-10] is read without blanks around it, and each fault is said at its field", () => {
    const rules = { ...fields, required: true };
    expect([
      streetProblems(" Kade 1\n"),
      postalCodeProblems("\t12 ", fields),
      cityProblems(" Ede\n", fields),
    ]).toEqual([[], [], []]);
    expect([postalCodeProblems("", fields), cityProblems("", fields)]).toEqual([[], []]);
    expect([
      ...streetProblems(" ", { required: true }),
      ...postalCodeProblems(null, rules),
      ...cityProblems(undefined, rules),
      ...streetProblems("a".repeat(13), { field: "house_no", max: 12 }),
    ]).toEqual([
      { field: "street", code: "street-required", messageId: "guest.street-required", values: {} },
      { field: "zip_code", code: "zip-code-required", messageId: "guest.zip-code-required", values: {} },
      { field: "city", code: "city-required", messageId: "guest.city-required", values: {} },
      { field: "house_no", code: "too-long", messageId: "guest.too-long", values: { max: 12 } },
    ]);
    expect([
      streetProblems("a".repeat(12), { max: 12 }),
      postalCodeProblems("1".repeat(20), fields),
      cityProblems("a".repeat(100), fields),
    ]).toEqual([[], [], []]);
  });

  it("[VAL-06] has an empty street or one of letters, digits and listed signs", () => {
    expect([
      streetProblems(""),
      streetProblems("Prinsengracht 12-A, #3"),
      streetProblems("Straße 5"),
    ]).toEqual([[], [], []]);
    expect(codes(streetProblems("Main <b>"))).toEqual(["street-characters"]);
  });

  it("[VAL-06] [CONST-02] has a postal code of at least two characters", () => {
    expect([postalCodeProblems("1012 AB", fields), postalCodeProblems("12", fields)]).toEqual([[], []]);
    expect(codes(postalCodeProblems("1", fields))).toEqual(["zip-code-length"]);
    expect(codes(postalCodeProblems("10*12", fields))).toEqual(["zip-code-characters"]);
  });

  it("[VAL-06] [CONST-02] is as long as the site wants it, and the sentence says how long", () => {
    const facts = (problems: readonly FieldProblem[]) => problems.map(({ code, values }) => [code, values]);
    expect(facts(postalCodeProblems("1012", { postalMin: 5 }))).toEqual([["zip-code-length", { min: 5 }]]);
    expect(facts(postalCodeProblems("1", { postalMin: 1 }))).toEqual([]);
    expect(facts(postalCodeProblems("1".repeat(21), fields))).toEqual([["too-long", { max: 20 }]]);
    expect(facts(cityProblems("Ede", { cityMin: 4 }))).toEqual([["city-length", { min: 4 }]]);
    expect(facts(cityProblems("Y", { cityMin: 1 }))).toEqual([]);
    expect(facts(cityProblems("a".repeat(101), fields))).toEqual([["too-long", { max: 100 }]]);
  });

  it("[VAL-06] [CONST-02] has a city of at least two letters with limited punctuation", () => {
    expect([
      cityProblems("'s-Hertogenbosch", fields),
      cityProblems("St. Ives", fields),
      cityProblems("東京", fields),
    ]).toEqual([[], [], []]);
    expect(codes(cityProblems("A", fields))).toEqual(["city-length"]);
    expect(codes(cityProblems("Paris 8", fields))).toEqual(["city-characters"]);
  });
});

describe("the guest form", () => {
  const guest: GuestInput = {
    first_name: "Anna",
    last_name: "Maier",
    country_code: "+91",
    phone: "9812345678",
    email: "anna@example.com",
  };

  it("[BOOK-10] [VAL-10] of a hotel asks for name and phone", () => {
    expect(guestProblems(guest, { propertyType: "hotel", fields })).toEqual([]);
    expect(guestProblems({}, { propertyType: "hotel", fields }).map(({ field }) => field)).toEqual([
      "name",
      "phone",
    ]);
  });

  it("[BOOK-10] [CONF-17] needs the country of a number, also of one that begins with a plus", () => {
    const wrong = (phone: string) =>
      guestProblems({ ...guest, country_code: "", phone }, { propertyType: "hotel", fields }).map(
        ({ field }) => field,
      );
    expect([wrong("612345678"), wrong("+31612345678")]).toEqual([["country_code"], ["country_code"]]);
  });

  it("[VAL-10] says each of its faults at its own field, with the sentence that is meant", () => {
    const odd = {
      ...guest,
      title: "<b>",
      country_code: "0",
      email: " ",
      house_no: "a".repeat(31),
      country_name: "b".repeat(101),
    };
    const faults = (input: GuestInput, rules: Partial<Parameters<typeof guestProblems>[1]> = {}) =>
      guestProblems(input, { propertyType: "hotel", fields, ...rules }).map(({ field, code, values }) => [
        field,
        code,
        values,
      ]);
    const fieldsOf = (found: ReturnType<typeof faults>) => found.map(([field]) => field);
    expect(faults(odd, { emailRequired: true, consentRequired: true })).toEqual([
      ["title", "name-rejected-character", {}],
      ["country_code", "country-code-required", {}],
      ["email", "email-required", {}],
      ["house_no", "too-long", { max: 30 }],
      ["country_name", "too-long", { max: 100 }],
      ["gdpr_consent", "consent-required", {}],
    ]);
    expect(faults({ ...guest, title: "a".repeat(21) })).toEqual([["title", "too-long", { max: 20 }]]);
    expect(faults({ ...guest, title: ` ${"a".repeat(20)} `, email: "" })).toEqual([]);
    expect(fieldsOf(faults({ ...guest, title: "<", country_name: "`" }))).toEqual(["title", "country_name"]);
    expect(faults({ ...guest, country_code: "", phone: "  " })).toEqual([["phone", "phone-required", {}]]);
    expect(fieldsOf(faults({ ...guest, country_code: undefined, phone: "612345678" }))).toEqual([
      "country_code",
    ]);
    expect(faults({ ...guest, country_code: "+49", phone: "1234567" })).toEqual([]);
    expect(faults(guest, { propertyType: "home", emailRequired: false, consentRequired: false })).toEqual([
      ["street", "street-required", {}],
      ["house_no", "house-no-required", {}],
      ["zip_code", "zip-code-required", {}],
      ["city", "city-required", {}],
      ["country_name", "country-required", {}],
    ]);
    expect(faults({ ...guest, email: "" }, { propertyType: "home" })[0]).toEqual([
      "email",
      "email-required",
      {},
    ]);
    expect(
      faults({ ...guest, house_no: " ", country_name: "\t" }, { propertyType: "home" }).map(
        ([, code]) => code,
      ),
    ).toEqual([
      "street-required",
      "house-no-required",
      "zip-code-required",
      "city-required",
      "country-required",
      "consent-required",
    ]);
  });

  it("[BOOK-10] of a home also asks for the address and for consent, which is never given by default", () => {
    expect(guestProblems(guest, { propertyType: "home", fields }).map(({ field }) => field)).toEqual([
      "street",
      "house_no",
      "zip_code",
      "city",
      "country_name",
      "gdpr_consent",
    ]);
    const home = {
      street: "Kade",
      house_no: "12a",
      zip_code: "1012 AB",
      city: "Zwolle",
      country_name: "NL",
      gdpr_consent: true,
    };
    expect(guestProblems({ ...guest, ...home }, { propertyType: "home", fields })).toEqual([]);
  });
});
