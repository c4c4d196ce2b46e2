import type { ErrorCode } from "#domain";
import { ApiError } from "../api/api-error.ts";

/** Any failure as the error a caller is told: the one place where causes become codes (ERR-07). Nothing of the cause leaks. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code = "", statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = KNOWN[code];
  if (known) return new ApiError(known.code, { statusCode: known.status, cause: error });
  if (error instanceof Error && LOST_CONNECTION.test(error.message))
    return new ApiError("unavailable", { cause: error });
  if (statusCode >= 400 && statusCode < 500)
    return new ApiError("validation_failed", { statusCode, cause: error });
  return new ApiError("internal", { cause: error });
}

/** Codes of the web framework and of the database that are not our own fault. */
const KNOWN: Readonly<Record<string, { readonly code: ErrorCode; readonly status: number }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "payload_too_large", status: 413 },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "validation_failed", status: 415 },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: "validation_failed", status: 400 },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: "validation_failed", status: 400 },
  FST_ERR_BAD_URL: { code: "validation_failed", status: 400 },
  FST_ERR_MAX_PARAM_LENGTH: { code: "not_found", status: 404 },
  FST_ERR_HANDLER_TIMEOUT: { code: "unavailable", status: 503 },
  // The database: no connection, shutting down, too many connections, statement took too long.
  ECONNREFUSED: { code: "unavailable", status: 503 },
  ECONNRESET: { code: "unavailable", status: 503 },
  "57P01": { code: "unavailable", status: 503 },
  "57P03": { code: "unavailable", status: 503 },
  "53300": { code: "unavailable", status: 503 },
  "57014": { code: "unavailable", status: 503 },
};

/** The driver gives these no code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
