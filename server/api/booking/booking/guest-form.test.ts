import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FieldError } from "#schemas/generated/api/error.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, buildQuote, GUEST } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { buildSupply } from "../../../testing/supply.ts";

describe("the guest form, as the server takes it", () => {
  let test: TestApp;
  let browser: Browser;
  let quotes: Readonly<Record<"hotel" | "home", string>>;
  let tries = 0;
  beforeAll(async () => {
    test = await createTestApp();
    await buildSupply(test.database.db);
    browser = test.browser();
    const home = { hotel_id: 2, room_category_id: 21 };
    quotes = {
      hotel: (await buildQuote(browser)).quote_id,
      home: (await buildQuote(browser, home)).quote_id,
    };
  }, 90_000);
  afterAll(() => test.stop());

  /**
   * What is refused beside the number. A form that is never whole books nothing, so that every try is a first
   * one.
   */
  async function problems(user: object, type: "hotel" | "home" = "home"): Promise<FieldError[]> {
    tries += 1;
    const whole = { ...GUEST, ...user, phone: "1" };
    const body = bookingBody(quotes[type], `form${tries}`, { user: whole });
    const { status, body: answer, text } = await browser.post("/api/pwa/createBooking", body);
    expect([status, answer.code], text).toEqual([422, "validation_failed"]);
    return answer.fields.filter(({ field }: FieldError) => field !== "user.phone");
  }

  /** Its fields. */
  async function refused(user: object, type?: "hotel" | "home"): Promise<string[]> {
    return (await problems(user, type)).map(({ field }) => field.replace("user.", ""));
  }

  it("[VAL-01] counts letters one can see, and takes one where it is a whole last name", async () => {
    const codes = async (name: object) => (await problems(name)).map(({ code }) => code);
    const whole = (name: string) => codes({ name, first_name: undefined, last_name: undefined });
    for (const last_name of ["M", "M\u200d"])
      expect(await codes({ last_name })).toEqual(["last-name-too-short"]);
    for (const name of ["Anna M", "Anna M\u200d"]) expect(await whole(name)).toEqual(["last-name-too-short"]);
    for (const name of ["Anna \u200c\u200c", "Anna --"])
      expect(await whole(name)).toEqual(["name-two-words"]);
    for (const last_name of ["李", "김", "と", "ト"])
      expect(await codes({ first_name: "小龙", last_name }), last_name).toEqual([]);
    expect(await whole("小龙 李")).toEqual([]);
  });

  it("[VAL-10] says in a sentence what is wrong with each field, by its code", async () => {
    expect(await problems({ last_name: "M", email: "noor", city: "U", gdpr_consent: false })).toEqual([
      {
        field: "user.last_name",
        code: "last-name-too-short",
        message: "The last name needs at least 2 letters",
      },
      { field: "user.email", code: "email-invalid", message: "Please enter a valid e-mail address" },
      { field: "user.city", code: "city-length", message: "The city needs at least 2 characters" },
      {
        field: "user.gdpr_consent",
        code: "consent-required",
        message: "Please agree to the use of your data for this booking",
      },
    ]);
  });

  it("[VAL-02] refuses markup, quotes and slashes in a name, and takes O'Brien", async () => {
    for (const sign of ["&", '"', "<", ">", "/", "\\", "`"]) {
      expect(await refused({ first_name: `No${sign}or` }), sign).toEqual(["first_name"]);
      expect(await refused({ last_name: `Vri${sign}es` }), sign).toEqual(["last_name"]);
    }
    expect(await refused({ last_name: "O'Brien" })).toEqual([]);
    expect(await refused({ first_name: "José", last_name: "ديلان" })).toEqual([]);
  });

  it("[VAL-03] takes e-mail addresses of the standard format alone, and none where it is not required", async () => {
    for (const email of ["noor", "noor@", "@example.test", "a b@example.test", "noor@example", "a@@b.test"])
      expect(await refused({ email }), email).toEqual(["email"]);
    for (const email of ["noor@example.test", "n.o+or@mail.example.test"])
      expect(await refused({ email }), email).toEqual([]);
    expect(await refused({ email: "" }), "a home sends its mail").toEqual(["email"]);
  });

  it("[VAL-06] takes streets, postal codes and cities of the letters and signs they have", async () => {
    expect(await refused({ street: "" }, "hotel")).toEqual([]);
    expect(await refused({ street: "Nieuwstraat 4/b, (rear)" })).toEqual(["street"]);
    expect(await refused({ street: "Nieuwstraat 4/b, #2 & 3_@-+." })).toEqual([]);
    expect(await refused({ zip_code: "1" })).toEqual(["zip_code"]);
    expect(await refused({ zip_code: "3512 PH!" })).toEqual(["zip_code"]);
    expect(await refused({ zip_code: "SW1A 1AA" })).toEqual([]);
    expect(await refused({ city: "U" })).toEqual(["city"]);
    expect(await refused({ city: "Utrecht 2" })).toEqual(["city"]);
    expect(await refused({ city: "'s-Hertogenbosch" })).toEqual([]);
  });
});
