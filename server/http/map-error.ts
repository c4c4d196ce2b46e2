import type { ErrorCode } from "#domain/shell";
import { ApiError } from "../platform/api-error.ts";

/**
 * Any failure as the error a caller is told: the one place where causes become codes (ERR-07). Nothing of the
 * cause leaks.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { code = "", statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = Object.hasOwn(KNOWN, code) ? KNOWN[code] : undefined;
  if (known?.retry !== undefined)
    return new ApiError(known.code, {
      statusCode: known.status,
      cause: error,
      details: { retry_after: known.retry },
    });
  if (known) return new ApiError(known.code, { statusCode: known.status, cause: error });
  if (error instanceof Error && LOST_CONNECTION.test(error.message))
    return new ApiError("unavailable", { cause: error, details: { retry_after: 5 } });
  if (statusCode >= 400 && statusCode < 500)
    return new ApiError("validation_failed", { statusCode, cause: error });
  return new ApiError("internal", { cause: error });
}

/** Codes of the web framework and of the database that are not our own fault. */
const KNOWN: Readonly<
  Record<string, { readonly code: ErrorCode; readonly status: number; readonly retry?: number }>
> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: "payload_too_large", status: 413 },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: "validation_failed", status: 415 },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: "validation_failed", status: 400 },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: "validation_failed", status: 400 },
  FST_ERR_BAD_URL: { code: "validation_failed", status: 400 },
  FST_ERR_MAX_PARAM_LENGTH: { code: "not_found", status: 404 },
  FST_ERR_HANDLER_TIMEOUT: { code: "unavailable", status: 503, retry: 5 },
  // Somebody else holds what this call needs; it was not waited for longer.
  "55P03": { code: "unavailable", status: 503, retry: 2 },
  // The disk of the database is full, or it may not write: reading goes on.
  "53100": { code: "unavailable", status: 503, retry: 30 },
  "25006": { code: "unavailable", status: 503, retry: 30 },
  ...Object.fromEntries(
    // No connection, shutting down, starting, crashed, too many connections, out of memory, a statement that
    // took too long.
    [
      ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"],
      ...["08001", "08003", "08006", "57P01", "57P02", "57P03", "57P05", "53200", "53300", "57014", "58030"],
    ].map((code) => [code, { code: "unavailable", status: 503, retry: 5 }]),
  ),
};

/** The driver gives these no code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
