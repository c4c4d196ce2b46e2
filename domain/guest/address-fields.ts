import type { Limits } from "#schemas";
import { type FieldProblem, fieldProblem, LONGEST } from "../text/index.ts";

/** Problems of a street (VAL-06): empty, or letters and digits of every script, spaces and `,./#&+_@-`. */
export function streetProblems(
  street: string | null | undefined,
  { required = false, field = "street", max = LONGEST.street as number } = {},
): readonly FieldProblem[] {
  const text = (street ?? "").trim();
  if (!text) return required ? [fieldProblem(field, "street-required")] : [];
  if (text.length > max) return [fieldProblem(field, "too-long", { max })];
  return STREET.test(text) ? [] : [fieldProblem(field, "street-characters")];
}

/**
 * Problems of a postal code (VAL-06): at least `postalMin` characters of letters, digits, spaces and
 * `./#&+_@-`.
 */
export function postalCodeProblems(
  code: string | null | undefined,
  { postalMin, required = false, field = "zip_code" }: Pick<Limits["fields"], "postalMin"> & FieldRules,
): readonly FieldProblem[] {
  const text = (code ?? "").trim();
  if (!text) return required ? [fieldProblem(field, "zip-code-required")] : [];
  if (text.length > LONGEST.postalCode) return [fieldProblem(field, "too-long", { max: LONGEST.postalCode })];
  if ([...text].length < postalMin) return [fieldProblem(field, "zip-code-length", { min: postalMin })];
  return POSTAL_CODE.test(text) ? [] : [fieldProblem(field, "zip-code-characters")];
}

/**
 * Problems of a city (VAL-06): at least `cityMin` characters of letters, space, hyphen, apostrophe and dot.
 */
export function cityProblems(
  city: string | null | undefined,
  { cityMin, required = false, field = "city" }: Pick<Limits["fields"], "cityMin"> & FieldRules,
): readonly FieldProblem[] {
  const text = (city ?? "").trim();
  if (!text) return required ? [fieldProblem(field, "city-required")] : [];
  if (text.length > LONGEST.city) return [fieldProblem(field, "too-long", { max: LONGEST.city })];
  if ([...text].length < cityMin) return [fieldProblem(field, "city-length", { min: cityMin })];
  return CITY.test(text) ? [] : [fieldProblem(field, "city-characters")];
}

interface FieldRules {
  readonly required?: boolean;
  readonly field?: string;
}

const STREET = /^[\p{L}\p{M}\p{N} ,./#&+_@-]+$/u;
const POSTAL_CODE = /^[\p{L}\p{M}\p{N} ./#&+_@-]+$/u;
const CITY = /^[\p{L}\p{M} .'’-]+$/u;
