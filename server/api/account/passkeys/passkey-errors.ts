import { ApiError } from "../../../platform/api-error.ts";

/** What a passkey was to sign is over, was answered before, or was asked of somebody else. */
export function endedPasskey(): ApiError {
  return new ApiError("otp_expired", {
    message: "This took too long or was used before; please try again.",
    details: { reason: "passkey_ended" },
  });
}

/** No passkey of an account here, or not one that could sign this. */
export function unknownPasskey(): ApiError {
  return new ApiError("credentials_invalid", {
    message: "That passkey cannot be used here.",
    details: { reason: "passkey" },
  });
}
