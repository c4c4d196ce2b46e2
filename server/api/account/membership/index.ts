import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { cancelWizard, renewWizard, upgradeWizard } from "./change-membership.ts";
import { setWizardBase } from "./home-hotel.ts";
import { wizardMembership } from "./own-membership.ts";
import { wizardPaymentModes, wizardPlans } from "./plans.ts";
import { wizardLanding, wizardStatus } from "./status.ts";
import { wizardSubscription } from "./subscribe.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "cancelWizard", handle: cancelWizard }),
  defineOperation({ id: "renewWizard", handle: renewWizard }),
  defineOperation({ id: "setWizardBase", handle: setWizardBase }),
  defineOperation({ id: "upgradeWizard", handle: upgradeWizard }),
  defineOperation({ id: "wizardLandingV3", handle: wizardLanding }),
  defineOperation({ id: "wizardMembership", handle: wizardMembership }),
  defineOperation({ id: "wizardPaymentModes", handle: wizardPaymentModes }),
  defineOperation({ id: "wizardPlans", handle: wizardPlans }),
  defineOperation({ id: "wizardStatus", handle: wizardStatus }),
  defineOperation({ id: "wizardSubscription", handle: wizardSubscription }),
];
