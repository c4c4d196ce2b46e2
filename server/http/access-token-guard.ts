import type { FastifyRequest } from "fastify";
import { hasAccessTokenShape } from "#domain/account";
import { ApiError } from "../platform/api-error.ts";

/**
 * Refuses a call with an access token that cannot be one (VAL-08). One that could be opens nothing by itself:
 * who the guest is follows from the session's cookie alone (ACC-15). @throws ApiError `validation_failed`.
 */
export function guardAccessToken({ headers }: Pick<FastifyRequest, "headers">): void {
  const token = headers[HEADER];
  if (token === undefined || (typeof token === "string" && hasAccessTokenShape(token))) return;
  const field = { field: HEADER, code: "access_token_shape", message: "This is no access token." };
  throw new ApiError("validation_failed", { statusCode: 400, fields: [field] });
}

const HEADER = "access-token";
