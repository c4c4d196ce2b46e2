import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Modal } from "#schemas";
import { realRelease } from "../../tests/support/real-release.ts";
import { openModals } from "./open-modals.ts";

let modals: Readonly<Record<string, Modal>>;
beforeAll(async () => {
  modals = Object.values((await realRelease()).sites)[0]?.modals ?? {};
});

describe("popups a site opens", () => {
  it.each(["filters", "sort"])("[MODAL-11] %s opens from a link of the page, not on a page load", (name) => {
    expect(openModals(name, { direct: false, modals })).toEqual([name]);
    expect(openModals(name, { direct: true, modals })).toEqual([]);
  });

  it.each(["coupon", "mealSelector", "bookingSummary", "roomDetails", "gallery"])(
    "[MODAL-11] %s is not open to guests yet: it closes all",
    (name) => {
      for (const direct of [true, false])
        expect(openModals(name, { direct, modals, open: ["filters"] })).toEqual([]);
    },
  );

  it("[MODAL-11] any other value closes all", () => {
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom("__proto__", "constructor", "FILTERS", "filters,sort"),
    );
    fc.assert(
      fc.property(values, fc.boolean(), (value, direct) => {
        fc.pre(!Object.hasOwn(modals, value));
        expect(openModals(value, { direct, modals, open: ["sort"] })).toEqual([]);
      }),
    );
  });
});
