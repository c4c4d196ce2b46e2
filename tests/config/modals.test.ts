import { describe, expect, it } from "vitest";
import type { Modal } from "#schemas";
import { readConfig } from "./config-folder.ts";

const { modals } = readConfig<{ modals: Record<string, Modal> }>("modals.json");

describe("modals", () => {
  it("only the listed ones open again on a direct load", () => {
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

  it("[MODAL-06] socialLogin opens again on a direct load, and inside the app only over the booking summary", () => {
    expect(modals.socialLogin).toMatchObject({ reopenOnLoad: true, nestedUnder: "bookingSummary" });
    expect(modals.socialLogin?.requires).toContain("summary");
  });

  it("[MODAL-08] the country selector opens, but never by itself on a direct load", () => {
    expect(modals.countrySelector).toMatchObject({
      enabled: true,
      reopenOnLoad: false,
      widget: "country-selector",
    });
  });

  it("open are signing in, help, questions, terms, reviews, cancelling, the code of a booking and what is done with saved places; what belongs to payments stays closed until it is there", () => {
    const open = Object.keys(modals).filter((name) => modals[name]?.enabled);
    expect(open.sort()).toEqual([
      "TCSignup",
      "bookingCancellation",
      "bookingCancellationReasons",
      "bookingError",
      "bookingMeals",
      "bookingSummary",
      "clearWishlist",
      "countrySelector",
      "coupon",
      "dateguestpicker",
      "dealCities",
      "dealTnC",
      "faqModal",
      "faqTncModal",
      "filters",
      "forgotPassword",
      "gallery",
      "generateNewLink",
      "headerDatePicker",
      "helpCentre",
      "hotelReviewsPopUp",
      "mealSelector",
      "micrositeSignup",
      "offerPopup",
      "onboarding",
      "quickLogin",
      "removeWishlist",
      "roomDetails",
      "searchbar",
      "shareWishlist",
      "showOtp",
      "signin",
      "signup",
      "socialLogin",
      "sort",
    ]);
  });

  it("bookingError opens from the checkout, never on a direct load; payments and changes wait until they exist", () => {
    expect(modals.bookingError).toMatchObject({
      enabled: true,
      layout: "dialog",
      reopenOnLoad: false,
      widget: "booking-error",
    });
    const waiting =
      "retryPayment paymentStatus paymentSuccess bookingPaymentWidget showPaymentWidget showPartialPaymentOptionsWidget bookingModifyCancellation modifyDates modifyProperty";
    expect(waiting.split(" ").filter((name) => modals[name]?.enabled !== false)).toEqual([]);
  });

  it("the listing's filters and orders open in a sheet, a room in another, pictures and what is booked on the whole screen; meals wait", () => {
    for (const part of ["filters", "sort"])
      expect(modals[part]).toMatchObject({
        enabled: true,
        layout: "sheet",
        widget: "listing-sheet",
        props: { part },
      });
    const ofProperty = { enabled: true, reopenOnLoad: false, requires: ["property"] };
    expect(modals.roomDetails).toMatchObject({
      ...ofProperty,
      layout: "sheet",
      widget: "property-popup",
      props: { part: "room" },
    });
    expect(modals.gallery).toMatchObject({
      ...ofProperty,
      layout: "full",
      widget: "property-popup",
      props: { part: "pictures" },
    });
    expect(modals.bookingSummary).toMatchObject({
      ...ofProperty,
      layout: "full",
      widget: "property-popup",
      props: { part: "booking" },
    });
    expect(modals.mealSelector).toMatchObject({ enabled: true, reopenOnLoad: false, requires: ["quote"] });
  });

  it("[MODAL-05] list every popup the specification names", () => {
    const named =
      "signin signup showOtp TCSignup micrositeSignup socialLogin quickLogin onboarding countrySelector forgotPassword wizardPayment wizardVideo wizardSuccess wizardTnC homepageVideo dealTnC dealCities hotelReviewsPopUp offerPopup helpCentre refundStatusYo clearWishlist shareWishlist generateNewLink removeWishlist faqModal faqTncModal bookingError retryPayment paymentStatus paymentSuccess headerDatePicker dateguestpicker searchbar bookingPaymentWidget showPaymentWidget showPartialPaymentOptionsWidget bookingCancellationReasons bookingCancellation modifyDates modifyProperty bookingModifyCancellation filters sort roomDetails gallery coupon mealSelector bookingSummary";
    expect(named.split(" ").filter((name) => !modals[name])).toEqual([]);
  });
});
