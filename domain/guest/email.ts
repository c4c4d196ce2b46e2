import { type FieldProblem, fieldProblem, LONGEST } from "../text/index.ts";

/** Problems of an e-mail address: standard format, optional unless required (VAL-03). */
export function emailProblems(
  email: string | null | undefined,
  { required = false, field = "email" } = {},
): readonly FieldProblem[] {
  const text = cleanEmail(email);
  if (!text) return required ? [fieldProblem(field, "email-required")] : [];
  return text.length <= LONGEST.email && isEmail(text) ? [] : [fieldProblem(field, "email-invalid")];
}

/** An address as it is stored: trimmed, the host in lower case. */
export function cleanEmail(email: string | null | undefined): string {
  const text = (email ?? "").trim();
  const at = text.lastIndexOf("@");
  return at < 0 ? text : text.slice(0, at) + text.slice(at).toLowerCase();
}

/** The format browsers accept in an e-mail field, with a dotted host. */
function isEmail(text: string): boolean {
  const [local = "", host = "", ...rest] = text.split("@");
  if (rest.length > 0 || local.length > 64) return false;
  return LOCAL.test(local) && host.includes(".") && host.split(".").every((label) => LABEL.test(label));
}

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
