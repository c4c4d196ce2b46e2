import { hotelUrl } from "#domain/addresses";
import { sameQuery } from "#renderer/route";
import type { SourceRunner } from "#renderer/server";
import type { OperationId } from "#schemas";
import { toApiError } from "../../http/map-error.ts";
import type { PageRequestFacts } from "./page-request.ts";

/**
 * Id of the property that a path nothing else matched may mean by its digits: `/1204-some-name/`, also after
 * a country code (ROUTE-27); null for others.
 */
export function namedHotelId({
  route,
  path,
  release,
}: Pick<PageRequestFacts, "route" | "path" | "release">): number | null {
  if (route.kind !== "page" || route.name !== release.routes.rules.notFound.name || route.status !== 404)
    return null;
  const [, prefix, digits] = /^\/(?:([a-z]{2})\/)?(\d{1,15})-[^/]+\/?$/i.exec(path) ?? [];
  if (digits === undefined) return null;
  if (prefix !== undefined && !Object.hasOwn(release.routes.countryCodes, prefix.toLowerCase())) return null;
  return Number(digits);
}

/**
 * Address of a property's page with what the guest asked for, when the site has such a property; null when it
 * has none. @throws what its backend fails with.
 */
export async function namedHotelPath(
  hotelId: number,
  { site, query, search }: Pick<PageRequestFacts, "site" | "query" | "search">,
  run: SourceRunner,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    await run("hotelRating" satisfies OperationId, { hotel_id: hotelId, count: 1 }, signal);
  } catch (error) {
    if (toApiError(error).statusCode < 500) return null;
    throw error;
  }
  const path = hotelUrl({ hotelId, countryCode: site.domain.pageCountryCode });
  return path + sameQuery(search, query).replaceAll("%2F", "/");
}
