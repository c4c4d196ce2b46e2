import type { FieldProblem } from "../text/index.ts";
import { accountProblem } from "./account-problem.ts";
import { LONGEST_PASSWORD, passwordProblems } from "./password.ts";

/** A form with a password as a page has it: typed, or, sent back by the server, only what was wrong. */
export interface PasswordForm {
  readonly password?: string | undefined;
  /** Code of what was wrong; a password itself comes back in no page. */
  readonly password_problem?: string | undefined;
}

/** Problems of the password a guest signs in with: that it is missing, and nothing else. */
export function saidPasswordProblems(form: PasswordForm, min: number): readonly FieldProblem[] {
  if (form.password === undefined) return sentBack(form, min);
  return form.password === "" ? [accountProblem("password", "password-required")] : [];
}

/** Problems of a password that a guest chooses. */
export function newPasswordProblems(
  form: PasswordForm,
  { min, optional = false }: { readonly min: number; readonly optional?: boolean },
): readonly FieldProblem[] {
  if (form.password === undefined) return sentBack(form, min);
  return optional && form.password === "" ? [] : passwordProblems(form.password, { min });
}

function sentBack({ password_problem: code = "" }: PasswordForm, min: number): readonly FieldProblem[] {
  return PROBLEMS.has(code) ? [accountProblem("password", code, { min, max: LONGEST_PASSWORD })] : [];
}

const PROBLEMS: ReadonlySet<string> = new Set([
  "password-required",
  "password-short",
  "password-long",
  "password-common",
]);
