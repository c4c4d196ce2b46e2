import fc from "fast-check";
import { expect, it } from "vitest";
import { dropsModalFromUrl, locksPage, modalsFromQuery, nextModals } from "./modal-state.ts";
import { SNACKBAR_ICON_ERROR, snackbarIcon } from "./snackbar.ts";

const rules = { known: ["searchbar", "gallery"], reopen: ["searchbar"], directLoad: false };

it("[MODAL-02] opens only the named popups on update, adds on toggle nested, closes all on reset", () => {
  expect(nextModals(["searchbar"], { type: "update", names: ["gallery"] })).toEqual(["gallery"]);
  expect(nextModals(["searchbar"], { type: "toggle nested", names: ["gallery"] })).toEqual([
    "searchbar",
    "gallery",
  ]);
  expect(nextModals(["searchbar", "gallery"], { type: "reset" })).toEqual([]);
});

it("[MODAL-02] never has a popup open twice, and keeps all that were open on toggle nested", () => {
  const names = fc.array(fc.constantFrom("a", "b", "c"));
  fc.assert(
    fc.property(names, names, (open, added) => {
      const next = nextModals([...new Set(open)], { type: "toggle nested", names: added });
      expect(new Set(next).size).toBe(next.length);
      for (const name of [...open, ...added]) expect(next).toContain(name);
    }),
  );
});

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
  expect([
    dropsModalFromUrl("gallery", direct),
    dropsModalFromUrl("searchbar", direct),
    dropsModalFromUrl(null, direct),
  ]).toEqual([true, false, false]);
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

it("[MODAL-03] locks the page while any popup is open", () => {
  expect([locksPage(["gallery"]), locksPage([])]).toEqual([true, false]);
});

it("[SNACK-02] refuses image and icon together while developing and shows the image in production", () => {
  expect(() => snackbarIcon({ imageIconUrl: "/i.png", hasIcon: true }, true)).toThrow(SNACKBAR_ICON_ERROR);
  expect(SNACKBAR_ICON_ERROR).toBe("imageIconUrl and Icon, both aren't supported together");
  expect(snackbarIcon({ imageIconUrl: "/i.png", hasIcon: true }, false)).toBe("image");
  expect([snackbarIcon({ hasIcon: true }, true), snackbarIcon({ hasIcon: false }, true)]).toEqual([
    "icon",
    "none",
  ]);
});
