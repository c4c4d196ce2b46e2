export { accountEmail } from "./account-email.ts";
export { accountPhoneProblems, e164, type GivenPhone } from "./account-phone.ts";
export { accountProblem } from "./account-problem.ts";
export { deviceName } from "./device-name.ts";
export { CODE_DIGITS, cleanCode, codeFrom, codeProblems, originBoundLine } from "./one-time-code.ts";
export { cleanPassword, type PasswordRules, passwordProblems } from "./password.ts";
export { newPasswordProblems, type PasswordForm, saidPasswordProblems } from "./password-form.ts";
export { type ProfileInput, profileProblems, TITLES } from "./profile-form.ts";
export { type SignUpField, type SignUpInput, signUpFields, signUpProblems } from "./sign-up-form.ts";
