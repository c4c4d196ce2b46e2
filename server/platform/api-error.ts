import { ERROR_STATUS, type ErrorCode } from "#domain/shell";
import type { ErrorBody } from "#schemas/generated/api/error.ts";

export interface ApiErrorOptions {
  readonly fields?: ErrorBody["fields"];
  readonly details?: ErrorBody["details"];
  /** Instead of the status the code stands for. */
  readonly statusCode?: number;
  readonly message?: string;
  readonly cause?: unknown;
}

/** An expected failure of a call: a code of the closed list (ERR-07), which decides status and sentence. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly fields: ErrorBody["fields"];
  readonly details: ErrorBody["details"];

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? SENTENCES[code], { cause: options.cause });
    this.name = "ApiError";
    this.code = code;
    this.statusCode = options.statusCode ?? ERROR_STATUS[code];
    this.fields = options.fields;
    this.details = options.details;
  }

  /** Body of the answer. */
  toBody(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.fields ? { fields: this.fields } : {}),
      ...(this.details ? { details: this.details } : {}),
    };
  }
}

/**
 * What each code says in English; pages translate by code. Whether money moved is part of every payment
 * sentence.
 */
const SENTENCES: Readonly<Record<ErrorCode, string>> = {
  quote_expired: "This price is no longer held. Nothing was booked.",
  price_changed: "The price has changed. Nothing was booked; please look at the new price.",
  sold_out: "These rooms have just been sold. Nothing was booked.",
  hold_expired: "The rooms are no longer held and have been released. Nothing was booked.",
  payment_pending: "Your bank has not answered yet. We do not know yet whether money moved.",
  payment_failed: "The payment failed. No money was taken.",
  duplicate_request: "This booking is already being made.",
  restriction_refused: "The property does not take this stay.",
  validation_failed: "Some of what was sent cannot be used.",
  not_found: "We could not find that.",
  otp_required: "This booking needs the code that proves its phone.",
  otp_invalid: "That code is not right.",
  otp_expired: "That code has ended; please ask for a new one.",
  credentials_invalid: "The e-mail address or the password is not right.",
  rate_limited: "Too many attempts. Please wait a little.",
  unavailable: "This is not available right now. Please try again.",
  unauthenticated: "Your session has ended. Nothing you typed is lost.",
  forbidden: "This request was refused for your protection. Please reload the page.",
  method_not_allowed: "This address does not take that method.",
  payload_too_large: "That is more than we take at once.",
  internal: "Something went wrong on our side.",
};
