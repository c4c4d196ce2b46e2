import fc from "fast-check";
import { expect, it } from "vitest";
import { modalsFromQuery } from "./modal-state.ts";

const rules = { known: ["searchbar", "gallery"], reopen: ["searchbar"], directLoad: false };

it("[MODAL-01] opens the popup of the URL and closes all for any other or no value", () => {
  expect(modalsFromQuery("gallery", rules)).toEqual(["gallery"]);
  expect([
    modalsFromQuery("unknown", rules),
    modalsFromQuery(null, rules),
    modalsFromQuery("", rules),
  ]).toEqual([[], [], []]);
});

it("[MODAL-04] reopens only listed popups on a direct load and drops the others from the URL", () => {
  const direct = { ...rules, directLoad: true };
  expect(modalsFromQuery("searchbar", direct)).toEqual(["searchbar"]);
  expect(modalsFromQuery("gallery", direct)).toEqual([]);
});

const summary = {
  known: ["bookingSummary", "socialLogin", "showOtp", "gallery"],
  reopen: ["socialLogin"],
  directLoad: false,
  parents: { socialLogin: "bookingSummary", showOtp: "bookingSummary" },
  onlyNested: ["socialLogin"],
};

it("[MODAL-05] nests the code inside the open booking summary and shows it alone otherwise", () => {
  expect(modalsFromQuery("showOtp", { ...summary, open: ["bookingSummary"] })).toEqual([
    "bookingSummary",
    "showOtp",
  ]);
  expect(modalsFromQuery("showOtp", { ...summary, open: ["gallery"] })).toEqual(["showOtp"]);
  expect(modalsFromQuery("bookingSummary", { ...summary, open: ["bookingSummary", "showOtp"] })).toEqual([
    "bookingSummary",
  ]);
});

it("[MODAL-06] opens social login alone on a direct load, and inside the app only over the booking summary", () => {
  expect(modalsFromQuery("socialLogin", { ...summary, directLoad: true })).toEqual(["socialLogin"]);
  expect(modalsFromQuery("socialLogin", { ...summary, open: ["bookingSummary"] })).toEqual([
    "bookingSummary",
    "socialLogin",
  ]);
  expect(modalsFromQuery("socialLogin", { ...summary, open: [] })).toEqual([]);
  expect(modalsFromQuery("socialLogin", { ...summary, open: ["gallery"] })).toEqual([]);
});

it("[MODAL-01] [MODAL-02] [MODAL-04] opens the asked one, its parent or nothing, whatever is open, asked and allowed", () => {
  const names = ["bookingSummary", "socialLogin", "showOtp", "gallery"];
  fc.assert(
    fc.property(
      fc.constantFrom(...names, "unknown", ""),
      fc.subarray(names),
      fc.boolean(),
      (value, open, directLoad) => {
        const next = modalsFromQuery(value, { ...summary, open, directLoad });
        expect(new Set(next).size).toBe(next.length);
        if (next.length === 0) return;
        expect(next).toContain(value);
        expect(summary.known).toContain(value);
        if (directLoad) expect(next).toEqual(["socialLogin"]);
        if (next.length > 1) expect(next).toContain("bookingSummary");
      },
    ),
  );
});
