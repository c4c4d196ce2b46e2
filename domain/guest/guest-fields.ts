import type { Limits } from "#schemas";
import { type FieldProblem, fieldProblem, LONGEST } from "../text/index.ts";
import { cityProblems, postalCodeProblems, streetProblems } from "./address-fields.ts";
import { emailProblems } from "./email.ts";
import { type GuestNameInput, guestNameProblems } from "./guest-name.ts";
import { callingCode, type PhoneLengths, phoneProblems } from "./phone.ts";

/** The guest form (BOOK-10) by the names of the call's `user` and `user_info`. */
export interface GuestInput extends GuestNameInput {
  readonly title?: string | null | undefined;
  /** Calling code, such as `+91`. */
  readonly country_code?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly house_no?: string | null | undefined;
  readonly zip_code?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country_name?: string | null | undefined;
  readonly gdpr_consent?: boolean | null | undefined;
}

/** What a booking of this property type on this site asks for. */
export interface GuestRules {
  readonly fields: Limits["fields"];
  /** Homes also ask for the address and for consent (BOOK-10). */
  readonly propertyType: "hotel" | "home";
  readonly emailRequired?: boolean | undefined;
  /** Those of the phone's country, where it is configured. */
  readonly phoneLengths?: PhoneLengths | undefined;
  /** True where the guest has to agree to the use of personal data. */
  readonly consentRequired?: boolean | undefined;
}

/**
 * Everything that is wrong with a guest form, field by field in the order of the form (VAL-01 to VAL-06,
 * VAL-10, BOOK-10). Form and server call this one function. A consent that was never ticked is missing, not
 * false by default.
 */
export function guestProblems(guest: GuestInput, rules: GuestRules): readonly FieldProblem[] {
  const { fields } = rules;
  const home = rules.propertyType === "home";
  return [
    ...choiceProblems("title", guest.title, LONGEST.title),
    ...guestNameProblems(guest, fields),
    ...countryCodeProblem(guest),
    ...phoneProblems(
      { countryCode: guest.country_code ?? "", number: guest.phone },
      { limits: fields, lengths: rules.phoneLengths },
    ),
    ...emailProblems(guest.email, { required: rules.emailRequired ?? home }),
    ...streetProblems(guest.street, { required: home }),
    ...(home ? requiredText("house_no", guest.house_no, "house-no-required") : []),
    ...streetProblems(guest.house_no, { field: "house_no", max: LONGEST.houseNumber }),
    ...postalCodeProblems(guest.zip_code, { postalMin: fields.postalMin, required: home }),
    ...cityProblems(guest.city, { cityMin: fields.cityMin, required: home }),
    ...(home ? requiredText("country_name", guest.country_name, "country-required") : []),
    ...choiceProblems("country_name", guest.country_name, LONGEST.country),
    ...((rules.consentRequired ?? home) && guest.gdpr_consent !== true
      ? [fieldProblem("gdpr_consent", "consent-required")]
      : []),
  ];
}

/**
 * A number without its country cannot be dialled, and where a number begins nobody can say where its calling
 * code ends.
 */
function countryCodeProblem({ phone, country_code }: GuestInput): readonly FieldProblem[] {
  const missing = (phone?.trim() ?? "") !== "" && !CALLING_CODE.test(callingCode(country_code ?? ""));
  return missing ? [fieldProblem("country_code", "country-code-required")] : [];
}

/** What the form offers as a list is read as a text by the call: of any language, but no markup. */
function choiceProblems(
  field: string,
  text: string | null | undefined,
  max: number,
): readonly FieldProblem[] {
  const chosen = (text ?? "").trim();
  if (chosen.length > max) return [fieldProblem(field, "too-long", { max })];
  return MARKUP.test(chosen) ? [fieldProblem(field, "name-rejected-character")] : [];
}

function requiredText(field: string, text: string | null | undefined, code: string): readonly FieldProblem[] {
  return text?.trim() ? [] : [fieldProblem(field, code)];
}

const CALLING_CODE = /^[1-9]\d{0,3}$/;
const MARKUP = /[<>"`\\]/;
