import type { Site } from "#renderer";
import { ApiError } from "../../../platform/api-error.ts";

/**
 * Holds the brand a call names against the host's, by id or name: the host decides (CONF-01). @throws
 * ApiError `validation_failed` for another brand.
 */
export function checkBrand(named: string | undefined, { brand }: Site): void {
  if (named === undefined) return;
  const own = [brand.id, brand.name, brand.siteName].map((name) => name?.toLowerCase());
  if (own.includes(named.toLowerCase())) return;
  throw new ApiError("validation_failed", {
    statusCode: 400,
    fields: [{ field: "brand_name", code: "other_brand", message: "is not the brand of this site" }],
  });
}
