import { callingCode, nationalDigits } from "../guest/index.ts";
import { type FieldProblem, fieldProblem, latinDigits } from "../text/index.ts";

/** The form by which anybody finds a booking (BDET-09). */
export interface BookingLookup {
  readonly booking_id?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** Calling code, such as `+91`. */
  readonly country_code?: string | null | undefined;
}

/**
 * Problems of a lookup (VAL-07): the id is trimmed, not empty and without spaces; the phone has only digits,
 * plus and hyphen beside blanks, and with country code 91 is 9 to 10 digits long without what is dialled
 * before it.
 */
export function bookingLookupProblems({
  booking_id,
  phone,
  country_code,
}: BookingLookup): readonly FieldProblem[] {
  const id = (booking_id ?? "").trim();
  const number = latinDigits(phone ?? "").replace(/\s/g, "");
  return [...idProblem(id), ...numberProblem(number, callingCode(country_code ?? ""))];
}

function idProblem(id: string): readonly FieldProblem[] {
  if (!id) return [fieldProblem("booking_id", "booking-id-required")];
  return /\s/.test(id) ? [fieldProblem("booking_id", "booking-id-spaces")] : [];
}

function numberProblem(number: string, code: string): readonly FieldProblem[] {
  if (!number) return [fieldProblem("phone", "phone-required")];
  if (!/^[\d+-]*\d[\d+-]*$/.test(number)) return [fieldProblem("phone", "phone-characters")];
  const { length } = nationalDigits(code, number);
  const wrongLength = code === "91" && (length < 9 || length > 10);
  return wrongLength ? [fieldProblem("phone", "phone-length", { min: 9, max: 10 })] : [];
}
