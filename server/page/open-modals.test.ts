import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Modal } from "#schemas";
import config from "../../config/modals.json" with { type: "json" };
import { realRelease } from "../../tests/support/real-release.ts";
import { openModals } from "./open-modals.ts";

let modals: Readonly<Record<string, Modal>>;
beforeAll(async () => {
  modals = Object.values((await realRelease()).sites)[0]?.modals ?? {};
});

describe("popups a site opens", () => {
  it.each(["filters", "sort"])("%s opens from a link of the page, not on a page load", (name) => {
    expect(openModals(name, { direct: false, modals, page: "listing" })).toEqual([name]);
    expect(openModals(name, { direct: true, modals, page: "listing" })).toEqual([]);
  });

  it.each(["roomDetails", "gallery"])("%s opens from its property, not on a page load", (name) => {
    expect(openModals(name, { direct: false, modals, page: "hotel" })).toEqual([name]);
    expect(openModals(name, { direct: true, modals, page: "hotel" })).toEqual([]);
    expect(openModals(name, { direct: false, modals, page: "listing" })).toEqual([]);
  });

  it.each([
    ["filters", "listing", "home"],
    ["sort", "listing", "hotel"],
    ["bookingError", "checkout", "home"],
    ["coupon", "hotel", "listing"],
    ["coupon", "checkout", "home"],
    ["bookingSummary", "checkout", "home"],
    ["mealSelector", "checkout", "hotel"],
  ])("%s opens over the %s page, which has what it needs, and not over %s", (name, page, other) => {
    expect(openModals(name, { direct: false, modals, page })).toEqual([name]);
    expect(openModals(name, { direct: false, modals, page: other })).toEqual([]);
  });

  it("[MODAL-05] what only signed-in guests, bookings or payments have opens nowhere else, even when a site enables it", () => {
    const enabled = Object.fromEntries(
      Object.entries(config.modals).map(([name, modal]) => [name, { ...modal, enabled: true }]),
    ) as typeof modals;
    const opens = (name: string, page: string) => openModals(name, { direct: false, modals: enabled, page });
    expect(opens("bookingCancellation", "home")).toEqual([]);
    expect(opens("bookingCancellation", "booking")).toEqual(["bookingCancellation"]);
    expect(opens("paymentSuccess", "booking")).toEqual([]);
    expect(opens("signin", "home")).toEqual(["signin"]);
    expect(opens("clearWishlist", "home")).toEqual([]);
  });

  it("any other value closes all", () => {
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom("__proto__", "constructor", "FILTERS", "filters,sort"),
    );
    fc.assert(
      fc.property(values, fc.boolean(), (value, direct) => {
        fc.pre(!Object.hasOwn(modals, value));
        expect(openModals(value, { direct, modals, open: ["sort"], page: "listing" })).toEqual([]);
      }),
    );
  });
});
