import { callingCode, cleanEmail, cleanName, guestProblems, nationalDigits, splitName } from "#domain/guest";
import type { BookingUser } from "#schemas/generated/api/booking.ts";
import type { BookingGuestValue } from "../../../db/booking-tables.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { phoneLengthsOf } from "../../../platform/phone-lengths.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";

/**
 * Checks the guest form by the rules the form itself uses (VAL-10, BOOK-10) and returns what is kept.
 * @throws ApiError `validation_failed`, field by field.
 */
export function readGuest(
  user: BookingUser,
  propertyType: "hotel" | "home",
  { release, site }: Pick<OperationContext, "release" | "site">,
): BookingGuestValue {
  const problems = guestProblems(user, {
    propertyType,
    fields: site.limits.fields,
    phoneLengths: phoneLengthsOf(user, release, site),
  });
  if (problems.length > 0)
    throw new ApiError("validation_failed", { fields: fieldErrors(problems, { release, site }, "user.") });
  const code = callingCode(user.country_code ?? "");
  const home = propertyType === "home";
  return {
    ...nameOf(user),
    ...optional("title", cleanName(user.title)),
    ...optional("email", user.email ? cleanEmail(user.email) : ""),
    calling_code: code,
    phone: nationalDigits(user.country_code ?? "", user.phone ?? ""),
    ...(home
      ? {
          ...optional("street", cleanName(user.street)),
          ...optional("house_no", cleanName(user.house_no)),
          ...optional("zip_code", cleanName(user.zip_code)),
          ...optional("city", cleanName(user.city)),
          ...optional("country_name", cleanName(user.country_name)),
        }
      : {}),
    ...(user.gdpr_consent === undefined ? {} : { gdpr_consent: user.gdpr_consent }),
  };
}

/** Whole name of a guest. */
export function guestName({
  first_name,
  last_name,
}: Pick<BookingGuestValue, "first_name" | "last_name">): string {
  return `${first_name} ${last_name}`.trim();
}

function nameOf(user: BookingUser): { readonly first_name: string; readonly last_name: string } {
  if (user.first_name === undefined && user.last_name === undefined) return splitName(user.name ?? "");
  return {
    first_name: cleanName(user.first_name),
    last_name: user.no_last_name ? "" : cleanName(user.last_name),
  };
}

function optional<Name extends string>(name: Name, value: string): { readonly [key in Name]?: string } {
  return (value ? { [name]: value } : {}) as { readonly [key in Name]?: string };
}
