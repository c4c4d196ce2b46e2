import { expect, it } from "vitest";
import { camelKeys } from "./camel-keys.ts";

it("names members in camel case at every depth, and leaves values alone", () => {
  const answer = {
    is_logged_in: true,
    currency_id: "INR",
    expiring: [{ until: "2026-12-24", amount_in_minor_units: 5 }],
    nothing: null,
    text: "snake_case",
  };
  expect(camelKeys(answer)).toEqual({
    isLoggedIn: true,
    currencyId: "INR",
    expiring: [{ until: "2026-12-24", amountInMinorUnits: 5 }],
    nothing: null,
    text: "snake_case",
  });
});
