import { expect, it } from "vitest";
import config from "../../config/limits.json" with { type: "json" };
import { buildPage } from "../shared/testing/build-page.ts";
import { emptyGuest, guestFormProblems } from "./guest-values.ts";

const asha = { ...emptyGuest(buildPage()), first_name: "Asha", last_name: "Menon", phone_country: "DE" };
const quote = {
  guest_fields: "home" as const,
  phone_lengths: { NL: { min: 9, max: 9 } },
  hotel: { restrictions: [] },
  rooms: [],
};

it("[CONST-02] [VAL-01] [VAL-04] [VAL-06] the form obeys the lengths of its page, and its sentences say them", () => {
  const fields = { nameMin: 6, postalMin: 4, cityMin: 3, phoneMin: 8, phoneMax: 9, phoneStrictMax: 10 };
  const short = { ...asha, phone: "1234567", zip_code: "123", city: "Ee" };
  const found = (limits: Pick<typeof config, "fields">) =>
    guestFormProblems(short, { quote, limits })
      .filter(({ field }) => short[field as "phone"])
      .map(({ messageId, values }) => [messageId, values]);
  expect(found(config)).toEqual([]);
  expect(found({ fields })).toEqual([
    ["guest.last-name-too-short", { min: 6 }],
    ["guest.phone-length", { min: 8, max: 10 }],
    ["guest.zip-code-length", { min: 4 }],
    ["guest.city-length", { min: 3 }],
  ]);
});

it("[VAL-04] a country's own lengths hold for its numbers, whatever site they are typed on", () => {
  const codes = (phone: string) =>
    guestFormProblems({ ...asha, phone_country: "NL", phone }, { quote, limits: config })
      .filter(({ field }) => field === "phone")
      .map(({ messageId, values }) => [messageId, values]);
  expect([codes("612345678"), codes("0612345678")]).toEqual([[], []]);
  expect(codes("61234567")).toEqual([["guest.phone-length-exact", { length: 9 }]]);
});
