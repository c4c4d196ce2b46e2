import { type FieldProblem, latinDigits } from "../text/index.ts";
import { accountProblem } from "./account-problem.ts";

/** Digits of a one-time code (ACC-12). */
export const CODE_DIGITS = 6;

/**
 * A code as it is compared: its digits, of whatever script, without the blanks, hyphens and unseen marks that
 * come along where it is pasted (ACC-11). What else was typed stays, and makes it wrong.
 */
export function cleanCode(text: string): string {
  return latinDigits(text.normalize("NFKC")).replace(/[\s\p{Cf}\p{Pd}.]/gu, "");
}

/** Problems of a code before anybody compares it: missing, or not of six digits. */
export function codeProblems(text: string | null | undefined, field = "otp"): readonly FieldProblem[] {
  const code = cleanCode(text ?? "");
  if (!code) return [accountProblem(field, "code-required")];
  return /^\d{6}$/.test(code) ? [] : [accountProblem(field, "code-digits")];
}

/** A code of random bytes, at least eight: each of the million is as likely as any other. */
export function codeFrom(bytes: Uint8Array): string {
  const number = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0) % 10n ** BigInt(CODE_DIGITS);
  return number.toString().padStart(CODE_DIGITS, "0");
}

/**
 * The last line of a text message by which a browser finds the code for a site (WebOTP), for the site alone
 * that the message names.
 */
export function originBoundLine(host: string, code: string): string {
  return `@${host.replace(/:\d+$/, "")} #${code}`;
}
