/**
 * Codes of failed calls: the closed list of ERR-07, then the general ones. Each has a sentence,
 * `errors.<code>` with hyphens.
 */
export const ERROR_CODES = [
  "quote_expired",
  "price_changed",
  "sold_out",
  "hold_expired",
  "payment_pending",
  "payment_failed",
  "duplicate_request",
  "restriction_refused",
  "validation_failed",
  "not_found",
  "otp_invalid",
  "otp_expired",
  "rate_limited",
  "otp_required",
  "credentials_invalid",
  "unavailable",
  "unauthenticated",
  "forbidden",
  "method_not_allowed",
  "payload_too_large",
  "internal",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** True for a code of the closed list. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return ERROR_CODES.some((code) => code === value);
}

/** HTTP status a code is answered with (ERR-07). */
export const ERROR_STATUS: Readonly<Record<ErrorCode, number>> = {
  quote_expired: 409,
  price_changed: 409,
  sold_out: 409,
  hold_expired: 409,
  payment_pending: 409,
  payment_failed: 402,
  duplicate_request: 409,
  restriction_refused: 422,
  validation_failed: 422,
  not_found: 404,
  otp_required: 422,
  otp_invalid: 422,
  otp_expired: 422,
  rate_limited: 429,
  credentials_invalid: 422,
  unavailable: 503,
  unauthenticated: 401,
  forbidden: 403,
  method_not_allowed: 405,
  payload_too_large: 413,
  internal: 500,
};

/** The sentence of a code; anything unknown says "something went wrong" (BOOK-04), never the raw answer. */
export function errorMessageId(code: unknown): string {
  return isErrorCode(code) ? `errors.${code.replaceAll("_", "-")}` : "errors.something-went-wrong";
}

/** How a failed status is classified in logs (ERR-05); null when it is no failure. */
export function classifyStatus(status: number): "API server side error" | "API client side error" | null {
  if (status >= 500) return "API server side error";
  return status >= 400 ? "API client side error" : null;
}

/** The reason a failed create is tracked under (BOOK-04): a wrong code is its own. */
export function trackedBookingFailure(code: unknown): "invalid OTP" | "booking failed" {
  return code === "otp_invalid" ? "invalid OTP" : "booking failed";
}
