import type { Site } from "#renderer";
import { createMemory } from "#renderer/server";
import { type PlaceIndex, type Stock, soldOnSite } from "../../../search/place-index.ts";
import { groupBy } from "../../../supply/group-by.ts";
import type { FoundCity } from "./found-city.ts";

/** What a site sells in a city: how many properties, and from which price. */
export type CityStock = Pick<FoundCity, "sold" | "from">;

/** What a site sells by city, of one type of property where one is named. Counted once for each index. */
export function stockByCity(
  index: PlaceIndex,
  site: Site,
  propertyType?: Stock["property_type"],
): ReadonlyMap<number, CityStock> {
  return counted([index, site, propertyType ?? "any"], () => countStock(index, site, propertyType));
}

const counted = createMemory<ReadonlyMap<number, CityStock>>();

function countStock(
  { stock }: PlaceIndex,
  site: Site,
  propertyType: Stock["property_type"] | undefined,
): ReadonlyMap<number, CityStock> {
  const sold = soldOnSite(stock, site).filter(
    ({ property_type }) => !propertyType || property_type === propertyType,
  );
  const byCity = groupBy(sold, ({ city_id }) => city_id);
  return new Map([...byCity].map(([city, own]) => [city, summary(own)]));
}

/** How much is sold, and from which price in the currency of most of it. */
function summary(stock: readonly Stock[]): CityStock {
  const count = (list: readonly Stock[]) => list.reduce((sum, { properties }) => sum + properties, 0);
  const [most] = [...groupBy(stock, ({ currency_code }) => currency_code)].sort(
    (a, b) => count(b[1]) - count(a[1]),
  );
  const prices = (most?.[1] ?? []).flatMap(({ price_from }) => price_from ?? []);
  return {
    sold: count(stock),
    from: most && prices.length > 0 ? { price: Math.min(...prices), currency: most[0] } : null,
  };
}
