export { cleanEmail } from "./email.ts";
export { type GuestInput, type GuestRules, guestProblems } from "./guest-fields.ts";
export { cleanName, type GuestNameInput, splitName } from "./guest-name.ts";
export { LONGEST_INQUIRY, type PartnerInquiry, partnerInquiryProblems } from "./partner-inquiry.ts";
export {
  callingCode,
  longestPhone,
  nationalDigits,
  type PhoneLengths,
  phoneEntry,
  phoneKey,
} from "./phone.ts";
