import type { OperationContext } from "../../../platform/operations/operation.ts";
import { distanceKm } from "../../../supply/distance.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import type { SupplySnapshot } from "../../../supply/supply-snapshot.ts";
import { type Located, type PricedHotel, priceHotels } from "./price-hotels.ts";
import type { ReadStay } from "./read-stay.ts";

export interface NeighbourRequest {
  readonly centre: { readonly latitude: number; readonly longitude: number };
  readonly except: ReadonlySet<number>;
  readonly asked: ReadStay;
}

/** The nearest free hotels around a point that are not in the result, as many as the site says (LIST-10). */
export async function alternateHotels(
  context: OperationContext,
  { index, ...rest }: SupplySnapshot,
  { centre, except, asked }: NeighbourRequest,
): Promise<readonly PricedHotel[]> {
  const count = context.site.limits.search.alternateBatch;
  const near: Located[] = [];
  for (const property of index.properties.values()) {
    if (except.has(property.property_id) || !isSoldOnSite(property, context.site)) continue;
    // A degree of latitude is 111 km: most of the world is ruled out without trigonometry.
    if (Math.abs(property.latitude - centre.latitude) * 111 > farthestKm) continue;
    const distance = distanceKm(centre, property);
    if (distance <= farthestKm) near.push({ property, distance });
  }
  near.sort(
    (a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.property.property_id - b.property.property_id,
  );
  const priced = await priceHotels(context, { index, ...rest }, near.slice(0, count * 8), asked);
  return priced.filter(({ available }) => available).slice(0, count);
}

const farthestKm = 200;
