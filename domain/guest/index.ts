export { cityProblems, postalCodeProblems, streetProblems } from "./address-fields.ts";
export { callingCodeOf, callingCountries } from "./calling-codes.ts";
export { cleanEmail, emailProblems } from "./email.ts";
export { type GuestInput, type GuestRules, guestProblems } from "./guest-fields.ts";
export { assistProblem, type GuestInquiry, guestInquiryProblems, pictureProblems } from "./guest-inquiry.ts";
export { cleanName, type GuestNameInput, guestNameProblems, splitName } from "./guest-name.ts";
export { LONGEST_INQUIRY, type PartnerInquiry, partnerInquiryProblems } from "./partner-inquiry.ts";
export {
  callingCode,
  longestPhone,
  nationalDigits,
  type PhoneLengths,
  type PhoneRules,
  phoneEntry,
  phoneKey,
  phoneProblems,
  plainPhone,
} from "./phone.ts";
