export { accountPhoneProblems, e164, type GivenPhone } from "./account-phone.ts";
export { deviceName } from "./device-name.ts";
export { CODE_DIGITS, cleanCode, codeFrom, codeProblems, originBoundLine } from "./one-time-code.ts";
export { type ProfileInput, profileProblems, TITLES } from "./profile-form.ts";
export { type SignUpField, type SignUpInput, signUpFields, signUpProblems } from "./sign-up-form.ts";
