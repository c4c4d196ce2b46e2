import {
  cityProblems,
  emailProblems,
  guestNameProblems,
  postalCodeProblems,
  streetProblems,
} from "../guest/index.ts";
import type { FieldProblem } from "../text/index.ts";
import { accountProblem } from "./account-problem.ts";

/** The form of a new guest (ACC-16) by the names of the call. */
export interface SignUpInput {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly gdpr_consent?: boolean | undefined;
  readonly street_name?: string | undefined;
  readonly street_no?: string | undefined;
  readonly zip_code?: string | undefined;
  readonly city?: string | undefined;
}

/** A field of the form, and whether nobody can sign up without it. */
export interface SignUpField {
  readonly name: "name" | "email" | "gdpr_consent";
  readonly required: boolean;
}

/**
 * What a new guest is asked, in the order of the form (ACC-24): where homes are booked, which asks for an
 * address to write to and for consent (BOOK-10), the account asks for both too. Whoever signs in by mail
 * (`mode` EMAIL) has proven the address, and is not asked for it once more.
 */
export function signUpFields(propertyType: "hotel" | "home", mode?: string): readonly SignUpField[] {
  const home = propertyType === "home";
  return [
    { name: "name", required: true },
    ...(mode === "EMAIL" ? [] : [{ name: "email", required: home } as const]),
    { name: "gdpr_consent", required: true },
  ];
}

/**
 * Problems of the form, field by field in its order (VAL-01 to VAL-03, VAL-06). Form and server call this one
 * function.
 */
export function signUpProblems(
  input: SignUpInput,
  asked: readonly SignUpField[],
  limits: { readonly nameMin: number; readonly postalMin: number; readonly cityMin: number },
): readonly FieldProblem[] {
  const isRequired = (name: string) => asked.some((field) => field.name === name && field.required);
  return [
    ...guestNameProblems({ name: input.name }, limits),
    ...emailProblems(input.email, { required: isRequired("email") }),
    ...streetProblems(input.street_name, { field: "street_name" }),
    ...streetProblems(input.street_no, { field: "street_no" }),
    ...postalCodeProblems(input.zip_code, limits),
    ...cityProblems(input.city, limits),
    ...(isRequired("gdpr_consent") && input.gdpr_consent !== true
      ? [accountProblem("gdpr_consent", "consent-required")]
      : []),
  ];
}
