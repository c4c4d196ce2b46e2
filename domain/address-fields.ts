import { type FieldProblem, fieldProblem } from "./field-problem.ts";
import { TEXT_LENGTHS } from "./text-lengths.ts";

/** Problems of a street (VAL-06): empty, or letters and digits of every script, spaces and `,./#&+_@-`. */
export function streetProblems(
  street: string | null | undefined,
  { required = false, field = "street" } = {},
): readonly FieldProblem[] {
  const text = (street ?? "").trim();
  if (!text) return required ? [fieldProblem(field, "street-required")] : [];
  if (text.length > TEXT_LENGTHS.street.max)
    return [fieldProblem(field, "too-long", { max: TEXT_LENGTHS.street.max })];
  return STREET.test(text) ? [] : [fieldProblem(field, "street-characters")];
}

/** Problems of a postal code (VAL-06): at least two characters of letters, digits, spaces and `./#&+_@-`. */
export function postalCodeProblems(
  code: string | null | undefined,
  { required = false, field = "zip_code" } = {},
): readonly FieldProblem[] {
  const text = (code ?? "").trim();
  if (!text) return required ? [fieldProblem(field, "zip-code-required")] : [];
  const { min, max } = TEXT_LENGTHS.postalCode;
  if ([...text].length < min || text.length > max) return [fieldProblem(field, "zip-code-length", { min })];
  return POSTAL_CODE.test(text) ? [] : [fieldProblem(field, "zip-code-characters")];
}

/** Problems of a city (VAL-06): at least two characters of letters, space, hyphen, apostrophe and dot. */
export function cityProblems(
  city: string | null | undefined,
  { required = false, field = "city" } = {},
): readonly FieldProblem[] {
  const text = (city ?? "").trim();
  if (!text) return required ? [fieldProblem(field, "city-required")] : [];
  const { min, max } = TEXT_LENGTHS.city;
  if ([...text].length < min || text.length > max) return [fieldProblem(field, "city-length", { min })];
  return CITY.test(text) ? [] : [fieldProblem(field, "city-characters")];
}

const STREET = /^[\p{L}\p{M}\p{N} ,./#&+_@-]+$/u;
const POSTAL_CODE = /^[\p{L}\p{M}\p{N} ./#&+_@-]+$/u;
const CITY = /^[\p{L}\p{M} .'’-]+$/u;
