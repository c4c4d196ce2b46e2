import fc from "fast-check";
import { expect, it } from "vitest";
import { bannerOffset, consentApplies } from "./index.ts";

it("asks guests who are in a country whose law wants it, and those of a site for one", () => {
  expect(consentApplies("SE", "IN")).toBe(true);
  expect(consentApplies("IN", "NL")).toBe(true);
  expect(consentApplies("IN", "AE")).toBe(false);
  expect(consentApplies("nl", "")).toBe(false);
});

it("clears what pages have at their lower edge, by route and path", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]{0,20}$/), (rest) => {
      for (const country of ["", "/nl"]) expect(bannerOffset("tag", `${country}/7${rest}`)).toBe(62);
      expect(bannerOffset("city", `/h${rest}`)).toBe(51);
      for (const route of ["home", "accountDetails", "savedHotels", "bookingDetails", "myBooking"])
        expect(bannerOffset(route, `/${rest}`)).toBe(56);
      expect(bannerOffset("auth", `/${rest}`)).toBe(78);
      expect(bannerOffset("hotelDetails", `/${rest}`)).toBe(0);
    }),
  );
});
