import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { nationalDigits } from "#domain/guest";
import type { BookingGuestValue } from "../../../db/booking-tables.ts";

/**
 * A guest's phone as it is written internationally, `+31 6 12345678`; plain digits behind their code where
 * the number is of no known form.
 */
export function shownPhone({
  calling_code,
  phone,
}: Pick<BookingGuestValue, "calling_code" | "phone">): string {
  const digits = nationalDigits(calling_code, phone);
  return (
    parsePhoneNumberFromString(`+${calling_code}${digits}`)?.formatInternational() ??
    `+${calling_code} ${digits}`
  );
}
