import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#renderer";
import type { Modal } from "#schemas";
import config from "../../config/modals.json" with { type: "json" };
import { realRelease } from "../../tests/support/real-release.ts";
import { openModals } from "./open-modals.ts";

let modals: Readonly<Record<string, Modal>>;
let pages: Site["pages"];
beforeAll(async () => {
  const site = Object.values((await realRelease()).sites)[0];
  modals = site?.modals ?? {};
  pages = site?.pages ?? {};
});

/** A stranger on a page of the site. */
const over = (page: string) => ({ provides: pages[page]?.provides ?? [], signedIn: false });

describe("popups a site opens", () => {
  it.each(["filters", "sort"])("%s opens from a link of the page, not on a page load", (name) => {
    expect(openModals(name, { direct: false, modals, ...over("listing") })).toEqual([name]);
    expect(openModals(name, { direct: true, modals, ...over("listing") })).toEqual([]);
  });

  it.each(["roomDetails", "gallery"])("%s opens from its property, not on a page load", (name) => {
    expect(openModals(name, { direct: false, modals, ...over("hotel") })).toEqual([name]);
    expect(openModals(name, { direct: true, modals, ...over("hotel") })).toEqual([]);
    expect(openModals(name, { direct: false, modals, ...over("listing") })).toEqual([]);
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
    expect(openModals(name, { direct: false, modals, ...over(page) })).toEqual([name]);
    expect(openModals(name, { direct: false, modals, ...over(other) })).toEqual([]);
  });

  it("[MODAL-05] what only signed-in guests, bookings or payments have opens nowhere else, even when a site enables it", () => {
    const enabled = Object.fromEntries(
      Object.entries(config.modals).map(([name, modal]) => [name, { ...modal, enabled: true }]),
    ) as typeof modals;
    const opens = (name: string, page: string) =>
      openModals(name, { direct: false, modals: enabled, ...over(page) });
    expect(opens("bookingCancellation", "home")).toEqual([]);
    expect(opens("bookingCancellation", "booking")).toEqual(["bookingCancellation"]);
    expect(opens("paymentSuccess", "booking")).toEqual([]);
    expect(opens("signin", "home")).toEqual(["signin"]);
    expect(opens("clearWishlist", "home")).toEqual([]);
  });

  it("[MODAL-05] what only strangers need opens for nobody who is signed in, and what guests have for them alone", () => {
    const modal = {
      enabled: true,
      reopenOnLoad: true,
      inDocuments: true,
      title: "t",
      widget: "w",
      v: 1,
      height: "tall",
      layout: "dialog",
    } as const;
    const known = {
      join: { ...modal, requires: ["anonymous"] },
      wallet: { ...modal, requires: ["signedIn"] },
    } satisfies Readonly<Record<string, Modal>>;
    const opens = (name: string, signedIn: boolean) =>
      openModals(name, { direct: false, modals: known, provides: [], signedIn });
    expect([opens("join", false), opens("join", true)]).toEqual([["join"], []]);
    expect([opens("wallet", false), opens("wallet", true)]).toEqual([[], ["wallet"]]);
  });

  it("any other value closes all", () => {
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom("__proto__", "constructor", "FILTERS", "filters,sort"),
    );
    fc.assert(
      fc.property(values, fc.boolean(), (value, direct) => {
        fc.pre(!Object.hasOwn(modals, value));
        expect(openModals(value, { direct, modals, open: ["sort"], ...over("listing") })).toEqual([]);
      }),
    );
  });
});
