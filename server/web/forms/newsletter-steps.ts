import type { Steps } from "./account-forms.ts";

/** The forms of the page of the newsletter (PROF-04). */
export const NEWSLETTER_STEPS: Steps = {
  "newsletter-ask": {
    call: "subscribeNewsletter",
    fields: ["email"],
    always: { email: "" },
    after: { newsletter: "sent" },
  },
  "newsletter-confirm": {
    call: "confirmNewsletter",
    fields: ["newsletter_token"],
    always: { newsletter_token: "" },
    after: { newsletter: "done" },
  },
};

/** The form of the page that ends it (PROF-03). */
export const SIGNOUT_STEPS: Steps = {
  "newsletter-stop": {
    call: "newsletterSignout",
    fields: ["signout_token"],
    always: { signout_token: "" },
    after: { newsletter: "stopped" },
  },
};

/** Those of the account, whose guest needs no link. */
export const OWN_NEWSLETTER_STEPS: Steps = {
  "newsletter-ask": NEWSLETTER_STEPS["newsletter-ask"] as Steps[string],
  "newsletter-stop": { call: "newsletterSignout", fields: [], after: { newsletter: "stopped" } },
};
