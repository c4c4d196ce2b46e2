import { describe, expect, it } from "vitest";
import type { Modal } from "#schemas";
import { readConfig } from "./config-folder.ts";

const { modals } = readConfig<{ modals: Record<string, Modal> }>("modals.json");

describe("modals", () => {
  it("[MODAL-04] only the listed ones open again on a direct load", () => {
    const reopening = Object.keys(modals).filter((name) => modals[name]?.reopenOnLoad);
    expect(reopening.sort()).toEqual(
      "bookingCancellation bookingCancellationReasons bookingModifyCancellation bookingPaymentWidget dateguestpicker faqModal faqTncModal modifyDates modifyProperty paymentStatus paymentSuccess searchbar showPartialPaymentOptionsWidget showPaymentWidget socialLogin".split(
        " ",
      ),
    );
  });

  it("[MODAL-05] list the sign-in ones, and showOtp nests inside the booking summary", () => {
    const signIn = [
      "signin",
      "signup",
      "TCSignup",
      "micrositeSignup",
      "quickLogin",
      "forgotPassword",
      "onboarding",
    ];
    expect(signIn.filter((name) => !modals[name])).toEqual([]);
    expect(modals.showOtp?.nestedUnder).toBe("bookingSummary");
  });

  it("[MODAL-07] have the two date pickers and the search", () => {
    expect(["headerDatePicker", "dateguestpicker", "searchbar"].filter((name) => !modals[name])).toEqual([]);
  });

  it("nest only under modals that exist, and name a widget before they are enabled", () => {
    for (const modal of Object.values(modals)) {
      if (modal.nestedUnder) expect(modals[modal.nestedUnder]).toBeDefined();
      if (modal.enabled) expect(modal.widget).toBeDefined();
    }
  });
});
