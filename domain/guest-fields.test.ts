import { describe, expect, it } from "vitest";
import { cityProblems, postalCodeProblems, streetProblems } from "./address-fields.ts";
import { emailProblems } from "./email.ts";
import { type GuestInput, guestProblems } from "./guest-fields.ts";
import { guestNameProblems, splitName } from "./guest-name.ts";

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
      expect(guestNameProblems({ name }), name).toEqual([]);
    }
    expect(codes(guestNameProblems({ name: "Anna" }))).toEqual(["name-two-words"]);
    expect(codes(guestNameProblems({ name: "Anna M" }))).toEqual(["last-name-too-short"]);
    expect(codes(guestNameProblems({ name: "   " }))).toEqual(["name-required"]);
    expect(codes(guestNameProblems({ name: "Anna 007" }))).toEqual(["name-letters-only"]);
  });

  it("[VAL-01] may be one word for who has no last name", () => {
    expect(guestNameProblems({ first_name: "Suharto", no_last_name: true })).toEqual([]);
    expect(codes(guestNameProblems({ first_name: "Suharto" }))).toEqual(["last-name-required"]);
    expect(codes(guestNameProblems({ no_last_name: true }))).toEqual(["name-required"]);
  });

  it("[VAL-02] rejects markup and quotes", () => {
    for (const character of ["&", '"', "<", ">", "/", "\\", "`"]) {
      expect(codes(guestNameProblems({ name: `Anna Mai${character}er` })), character).toEqual([
        "name-rejected-character",
      ]);
    }
  });

  it("[VAL-02] takes apostrophes, O'Brien being a name", () => {
    expect(guestNameProblems({ first_name: "Conor", last_name: "O'Brien" })).toEqual([]);
    expect(guestNameProblems({ first_name: "Conor", last_name: "O’Brien" })).toEqual([]);
  });

  it("[VAL-10] names the field that is wrong", () => {
    expect(guestNameProblems({ first_name: "An<na", last_name: "Ma/ier" }).map(({ field }) => field)).toEqual(
      ["first_name", "last_name"],
    );
    expect(codes(guestNameProblems({ first_name: "", last_name: "" }))).toEqual([
      "first-name-required",
      "last-name-required",
    ]);
  });

  it("[ACC-16] splits into the first word and the rest", () => {
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

describe("an address", () => {
  it("[VAL-06] has an empty street or one of letters, digits and listed signs", () => {
    expect([
      streetProblems(""),
      streetProblems("Prinsengracht 12-A, #3"),
      streetProblems("Straße 5"),
    ]).toEqual([[], [], []]);
    expect(codes(streetProblems("Main <b>"))).toEqual(["street-characters"]);
  });

  it("[VAL-06] [CONST-02] has a postal code of at least two characters", () => {
    expect([postalCodeProblems("1012 AB"), postalCodeProblems("12")]).toEqual([[], []]);
    expect(codes(postalCodeProblems("1"))).toEqual(["zip-code-length"]);
    expect(codes(postalCodeProblems("10*12"))).toEqual(["zip-code-characters"]);
  });

  it("[VAL-06] [CONST-02] has a city of at least two letters with limited punctuation", () => {
    expect([cityProblems("'s-Hertogenbosch"), cityProblems("St. Ives"), cityProblems("東京")]).toEqual([
      [],
      [],
      [],
    ]);
    expect(codes(cityProblems("A"))).toEqual(["city-length"]);
    expect(codes(cityProblems("Paris 8"))).toEqual(["city-characters"]);
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
    expect(guestProblems(guest, { propertyType: "hotel" })).toEqual([]);
    expect(guestProblems({}, { propertyType: "hotel" }).map(({ field }) => field)).toEqual(["name", "phone"]);
  });

  it("[BOOK-10] [CONF-17] needs the country of a number that does not name it", () => {
    const fields = (phone: string) =>
      guestProblems({ ...guest, country_code: "", phone }, { propertyType: "hotel" }).map(
        ({ field }) => field,
      );
    expect([fields("612345678"), fields("+31612345678")]).toEqual([["country_code"], []]);
  });

  it("[BOOK-10] of a home also asks for the address and for consent, which is never given by default", () => {
    expect(guestProblems(guest, { propertyType: "home" }).map(({ field }) => field)).toEqual([
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
    expect(guestProblems({ ...guest, ...home }, { propertyType: "home" })).toEqual([]);
  });
});
