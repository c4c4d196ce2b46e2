import { membershipUrl } from "#domain/addresses";
import type { Steps } from "./account-forms.ts";

const profile = (done: string) => () => `${membershipUrl("profile")}?done=${done}`;

/** The forms of the pages of the membership (WIZ-05): afterwards the guest looks at their own. */
export const MEMBERSHIP_STEPS: Steps = {
  join: { call: "wizardSubscription", fields: ["plan_id"], leads: profile("joined") },
  upgrade: {
    call: "upgradeWizard",
    fields: ["plan_id"],
    always: { plan_id: "none" },
    leads: profile("changed"),
  },
  renew: { call: "renewWizard", fields: ["plan_id"], leads: profile("changed") },
};

/** Those of the guest's own membership (WIZ-07). */
export const OWN_MEMBERSHIP_STEPS: Steps = {
  home: {
    call: "setWizardBase",
    fields: ["base_hotel_id"],
    always: { base_hotel_id: "" },
    after: { done: "home" },
  },
  cancel: { call: "cancelWizard", fields: [], after: { done: "cancelled" } },
};
