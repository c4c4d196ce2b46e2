import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { confirmNewsletter } from "./confirm-newsletter.ts";
import { newsletterSignout } from "./newsletter-signout.ts";
import { newsletterSignoutState } from "./newsletter-signout-state.ts";
import { newsletterState } from "./newsletter-state.ts";
import { subscribeNewsletter } from "./subscribe-newsletter.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "confirmNewsletter", handle: confirmNewsletter }),
  defineOperation({ id: "newsletterSignout", handle: newsletterSignout }),
  defineOperation({ id: "newsletterSignoutState", handle: newsletterSignoutState }),
  defineOperation({ id: "newsletterState", handle: newsletterState }),
  defineOperation({ id: "subscribeNewsletter", handle: subscribeNewsletter }),
];
