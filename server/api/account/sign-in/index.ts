import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { accountOnboarding } from "./account-onboarding.ts";
import { authenticate } from "./authenticate.ts";
import { generateByPhone } from "./generate-by-phone.ts";
import { generateByUserId } from "./generate-by-user-id.ts";
import { loginOptions } from "./login-options.ts";
import { phoneCheck } from "./phone-check.ts";
import { signInState } from "./sign-in-state.ts";
import { userSignOut } from "./user-sign-out.ts";
import { userSignUp } from "./user-sign-up.ts";
import { verification } from "./verification.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "accountOnboarding", handle: accountOnboarding }),
  defineOperation({ id: "authenticate", handle: authenticate }),
  defineOperation({ id: "generateByPhone", handle: generateByPhone }),
  defineOperation({ id: "generateByUserId", handle: generateByUserId }),
  defineOperation({ id: "loginOptions", handle: loginOptions }),
  defineOperation({ id: "phoneCheck", handle: phoneCheck }),
  defineOperation({ id: "signInState", handle: signInState }),
  defineOperation({ id: "userSignOut", handle: userSignOut }),
  defineOperation({ id: "userSignUp", handle: userSignUp }),
  defineOperation({ id: "verification", handle: verification }),
];
