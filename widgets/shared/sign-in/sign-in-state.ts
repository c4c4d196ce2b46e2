import {
  accountPhoneProblems,
  codeProblems,
  newPasswordProblems,
  type SignUpField,
  saidPasswordProblems,
  signUpProblems,
} from "#domain/account";
import { callingCode, callingCodeOf, emailProblems } from "#domain/guest";
import type { FieldProblem } from "#domain/text";
import type { PageContext } from "#renderer";
import type { SignInStateOutput } from "#schemas/generated/api/account.ts";

export type SignInState = SignInStateOutput;

/** How far it is, as it is shown: only popups ask for the mail of a new password among the steps. */
export type ShownState = Omit<SignInState, "step"> & {
  readonly step: SignInState["step"] | "forgot";
  /** Whether that mail was asked for. */
  readonly mail_sent?: boolean;
};

/** What a form holds, by the names of its fields. */
export type Said = Readonly<Record<string, string>>;

type Rules = Pick<PageContext, "limits" | "country">;

/**
 * Problems of a step before it is sent, by the rules of the server. Nothing typed is no code, number or name.
 */
export function stepProblems(
  step: string,
  said: Said,
  { limits, country }: Rules,
  asked: readonly SignUpField[],
  asksTerms = false,
): readonly FieldProblem[] {
  if (step === "start") {
    const countryCode = callingCodeOf(said.country_iso_code ?? "") ?? country.phone.code;
    const isOwn = callingCode(countryCode) === callingCode(country.phone.code);
    const lengths = isOwn ? country.phone : undefined;
    return accountPhoneProblems(
      { countryCode, number: said.phone ?? "" },
      { limits: limits.fields, lengths },
    );
  }
  if (step === "code") return codeProblems(said.otp);
  const { passwordMin: min } = limits.signIn;
  if (step === "email") return emailProblems(said.user_id, { required: true, field: "user_id" });
  if (step === "password")
    return [...emailProblems(said.email, { required: true }), ...saidPasswordProblems(said, min)];
  if (step === "forgot") return emailProblems(said.user_email, { required: true, field: "user_email" });
  if (step !== "signup") return [];
  return [
    ...signUpProblems({ ...said, gdpr_consent: said.gdpr_consent === "true" }, asked, limits.fields),
    ...newPasswordProblems(said, { min, optional: true }),
    ...(asksTerms && said.terms !== "true" ? [TERMS_REQUIRED] : []),
  ];
}

const TERMS_REQUIRED: FieldProblem = {
  field: "terms",
  code: "required",
  messageId: "sign-in.terms-required",
  values: {},
};
