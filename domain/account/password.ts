import type { FieldProblem } from "../text/index.ts";
import { accountProblem } from "./account-problem.ts";

/** What a password may not be made of, beside what everybody uses. */
export interface PasswordRules {
  readonly min: number;
  /** What an attacker would try first for this guest and site: the address, names, the brand. */
  readonly known?: readonly (string | undefined)[];
}

/** Most characters that are looked at; nobody types more. */
export const LONGEST_PASSWORD = 128;

/** A password as it is compared: one way of writing each character, whatever keyboard it came from. */
export function cleanPassword(text: string): string {
  return text.normalize("NFKC");
}

/**
 * Problems of a new password (ASVS 6.2): too short, too long, or made of little more than what everybody uses
 * or what is known of the guest. Any characters will do, and none are demanded.
 */
export function passwordProblems(
  text: string | null | undefined,
  { min, known = [] }: PasswordRules,
  field = "password",
): readonly FieldProblem[] {
  const password = cleanPassword(text ?? "");
  const { length } = [...password];
  if (length === 0) return [accountProblem(field, "password-required")];
  if (length < min) return [accountProblem(field, "password-short", { min })];
  if (length > LONGEST_PASSWORD) return [accountProblem(field, "password-long", { max: LONGEST_PASSWORD })];
  return ownPart(password, known) < OWN_CHARACTERS ? [accountProblem(field, "password-common")] : [];
}

/** How many different characters are left without what is common or known. */
function ownPart(password: string, known: readonly (string | undefined)[]): number {
  const words = known.flatMap((text) => (text ?? "").toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const parts = [...words.filter((word) => word.length >= 4), ...COMMON].sort((a, b) => b.length - a.length);
  const readings = [password.toLowerCase(), readable(password)].map((text) => {
    const rest = parts.reduce((left, part) => left.replaceAll(part, ""), text);
    return new Set(withoutRuns(rest)).size;
  });
  return Math.min(...readings);
}

/** Without the signs that stand for letters. */
function readable(password: string): string {
  return [...password.toLowerCase()].map((sign) => LOOKS_LIKE[sign] ?? sign).join("");
}

/** Without rows such as `4567` and `cba`: of each its first character stays. */
function withoutRuns(text: string): readonly string[] {
  const signs = [...text];
  return signs.filter((sign, at) => {
    const step = (sign.codePointAt(0) ?? 0) - (signs[at - 1]?.codePointAt(0) ?? Number.NaN);
    return Math.abs(step) !== 1;
  });
}

/** Different characters that are the guest's own. */
const OWN_CHARACTERS = 5;
const LOOKS_LIKE: Readonly<Record<string, string>> = { "@": "a", "4": "a", "3": "e", "0": "o", $: "s" };
/** Words that most stolen passwords are made of. */
const COMMON = [
  "password",
  "passwort",
  "wachtwoord",
  "contrasena",
  "qwertyuiop",
  "qwertz",
  "qwerty",
  "azerty",
  "asdfgh",
  "zxcvbn",
  "1q2w",
  "e4r5",
  "iloveyou",
  "welcome",
  "welkom",
  "letmein",
  "monkey",
  "dragon",
  "football",
  "baseball",
  "princess",
  "sunshine",
  "superman",
  "batman",
  "admin",
  "login",
  "master",
  "secret",
  "summer",
  "winter",
  "hotel",
  "holiday",
  "abc",
];
