import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Limits } from "#schemas";
import type { BookingUser } from "#schemas/generated/api/booking.ts";
import {
  bookingUser,
  emptyGuest,
  formField,
  guestFormProblems,
} from "../../../../widgets/checkout/guest-values.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { phoneLengths, phoneLengthsOf } from "../../../platform/phone-lengths.ts";
import { buildRelease } from "../../../testing/release.ts";
import { readGuest } from "./guest.ts";

const release = buildRelease();
const homes = release.sites["homes-nl"];
if (!homes) throw new Error("The release of the tests has no homes-nl.");

function siteWith(fields: Partial<Limits["fields"]>, phone: Partial<{ min: number; max: number }> = {}) {
  if (!homes) throw new Error("unreachable");
  const { country, limits } = homes;
  return {
    ...homes,
    country: { ...country, phone: { ...country.phone, ...phone } },
    limits: { ...limits, fields: { ...limits.fields, ...fields } },
  };
}

/** What the server refuses, as `field:code` by the fields of the form. */
function refused(user: BookingUser, kind: "hotel" | "home", site: ReturnType<typeof siteWith>): string[] {
  try {
    readGuest(user, kind, { release, site });
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return (error.fields ?? []).map(({ field, code }) => `${formField(field)}:${code}`);
  }
}

const NOOR = {
  first_name: "Noor",
  last_name: "Li",
  country_code: "+49",
  country_iso_code: "DE",
  phone: "123456789",
};

describe("a guest's form on the server", () => {
  it("[CONST-02] [VAL-01] [VAL-04] [VAL-06] obeys the lengths of its site", () => {
    const home = {
      ...NOOR,
      email: "noor@example.test",
      street: "Kade",
      house_no: "1",
      zip_code: "12",
      city: "Ee",
      country_name: "Netherlands",
      gdpr_consent: true,
    };
    expect(refused(home, "home", siteWith({}))).toEqual([]);
    const longer = { nameMin: 3, postalMin: 3, cityMin: 3, phoneMin: 10 };
    expect(refused(home, "home", siteWith(longer))).toEqual([
      "last_name:last-name-too-short",
      "phone:phone-length",
      "zip_code:zip-code-length",
      "city:city-length",
    ]);
    const tooLong = siteWith({ phoneStrictMax: 8 });
    expect(refused(NOOR, "hotel", tooLong)).toEqual(["phone:phone-length"]);
    const { country_code: _code, country_iso_code: _iso, ...nowhere } = NOOR;
    expect(refused(nowhere, "hotel", siteWith({ phoneMax: 8 }))).toContain("phone:phone-length");
    expect(refused(nowhere, "hotel", siteWith({ phoneMax: 9 }))).not.toContain("phone:phone-length");
  });

  it("[VAL-04] obeys the phone lengths the site gives its own country, over those of the country's file", () => {
    const dutch = { ...NOOR, country_code: "+31", country_iso_code: "NL", phone: "1234567" };
    expect(refused(dutch, "hotel", siteWith({}))).toEqual(["phone:phone-length-exact"]);
    expect(refused(dutch, "hotel", siteWith({}, { min: 7, max: 7 }))).toEqual([]);
  });

  it("[VAL-04] finds the country of a number by its name, else by its calling code", () => {
    const own = siteWith({}, { min: 7, max: 8 });
    const found = (iso: string | undefined, code: string) =>
      phoneLengthsOf({ country_iso_code: iso, country_code: code }, release, own);
    expect([found("nl", "+31"), found(undefined, "31"), found("IN", "+31")]).toEqual(
      Array(3).fill(own.country.phone),
    );
    expect([found("DE", "+49"), found(undefined, "+49"), found("ZZ", "+31")]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it("[VAL-10] [CONST-02] refuses just what the form refuses, whatever the limits", () => {
    const most = (min: number, max: number) => fc.integer({ min, max });
    const fields = fc.record({
      nameMin: most(1, 5),
      postalMin: most(1, 8),
      cityMin: most(1, 8),
      phoneMin: most(1, 12),
      phoneMax: most(1, 16),
      phoneStrictMax: most(1, 18),
    });
    const text = fc.oneof(fc.stringMatching(/^[a-zA-Z0-9 '&-]{0,10}$/), fc.string({ maxLength: 12 }));
    const number = fc
      .tuple(fc.constantFrom("", "0", "+31", "+91 ", "+49-"), fc.stringMatching(/^[0-9]{0,18}$/))
      .map((parts) => parts.join(""));
    const values = fc.record({
      first_name: text,
      last_name: text,
      no_last_name: fc.boolean(),
      phone_country: fc.constantFrom("NL", "IN", "DE", "KZ"),
      phone: fc.oneof({ weight: 4, arbitrary: number }, { weight: 1, arbitrary: text }),
      email: fc.constantFrom("", "a@example.com", "a@b"),
      street: text,
      house_no: fc.oneof(text, fc.string({ minLength: 25, maxLength: 40 })),
      zip_code: text,
      city: text,
      residence: fc.constantFrom("", "NL"),
      gdpr_consent: fc.boolean(),
    });
    const kinds = fc.constantFrom("hotel" as const, "home" as const);
    fc.assert(
      fc.property(fields, values, kinds, most(4, 10), (limits, typed, kind, min) => {
        const site = siteWith(limits, { min, max: min + 1 });
        const form = { ...emptyGuest(site), ...typed };
        const quote = {
          guest_fields: kind,
          phone_lengths: phoneLengths(release, site),
          hotel: { restrictions: [] },
          rooms: [],
        };
        const found = guestFormProblems(form, { quote, limits: site.limits });
        expect(refused(bookingUser(form, kind, "en"), kind, site)).toEqual(
          found.map(({ field, code }) => `${field}:${code}`),
        );
      }),
      { numRuns: 500 },
    );
  });
});
