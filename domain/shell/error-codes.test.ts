import { expect, it } from "vitest";
import {
  classifyStatus,
  ERROR_CODES,
  ERROR_STATUS,
  errorMessageId,
  trackedBookingFailure,
} from "./error-codes.ts";

it("[ERR-07] has the closed list of the booking and payment codes", () => {
  expect(ERROR_CODES.slice(0, 13)).toEqual([
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
  ]);
  for (const code of ERROR_CODES) expect(classifyStatus(ERROR_STATUS[code]), code).not.toBeNull();
});

it("[BOOK-04] [ERR-01] says something went wrong for anything else", () => {
  expect(errorMessageId("sold_out")).toBe("errors.sold-out");
  expect([errorMessageId("<b>boom</b>"), errorMessageId(undefined)]).toEqual(
    Array(2).fill("errors.something-went-wrong"),
  );
});

it("[BOOK-04] tracks a wrong code as its own failure", () => {
  expect([trackedBookingFailure("otp_invalid"), trackedBookingFailure("sold_out")]).toEqual([
    "invalid OTP",
    "booking failed",
  ]);
});

it("[ERR-05] classifies by status", () => {
  expect([500, 503, 400, 499, 200, 302].map(classifyStatus)).toEqual([
    "API server side error",
    "API server side error",
    "API client side error",
    "API client side error",
    null,
    null,
  ]);
});
