import { formatRoomsConfig } from "#domain/rooms";
import type { WishlistHotels, WishlistInput } from "#schemas/generated/api/wishlist.ts";
import { rolePriceOf } from "../../../platform/operations/member-price.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { type ListedProperty, loadListedProperties } from "../../../supply/listed-properties.ts";
import { stayLimitsOf } from "../../../supply/stay-limits-of.ts";
import { listedTaxes } from "../../supply/search/listed-taxes.ts";
import { presentCard } from "../../supply/search/present-card.ts";
import { type PricedHotel, priceHotels } from "../../supply/search/price-hotels.ts";
import { readStay } from "../../supply/search/read-stay.ts";

/**
 * A page of what a guest has saved, newest first, priced for a stay (WISH-02). What cannot take the party, or
 * is taken, stays on the list as sold out; what the site does not sell is counted. `isOwn` says whether the
 * cards are those of the guest who asks.
 */
export async function pricedList(
  userId: string,
  isOwn: boolean,
  input: WishlistInput,
  context: OperationContext,
): Promise<WishlistHotels> {
  const { db, site, clock } = context;
  const now = clock();
  const rows = await db
    .selectFrom("wishlist_item")
    .select("property_id")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("property_id", "desc")
    .limit(site.limits.wishlist.hotels)
    .execute();
  const known = await loadListedProperties(
    db,
    rows.map(({ property_id }) => property_id),
  );
  const sold = rows.flatMap(({ property_id }) => {
    const property = known.get(property_id);
    return property && isSoldOnSite(property, site) ? [property] : [];
  });
  const { pageSize: size } = site.limits.search;
  const offset = input.offset ?? 0;
  const asked = readStay(input, stayLimitsOf(sold[0] ?? anywhereOn(context), site, now), site.country);
  const shown = sold.slice(offset, offset + size).map((property) => ({ property, distance: null }));
  const taxes = listedTaxes(input.tax_exclusive_pricing, site);
  const priced = await priceHotels(context, shown, { ...asked, taxes, ...rolePriceOf(context) });
  const byId = new Map(priced.map((each) => [each.property.property_id, each]));
  const asOf = new Date(now).toISOString();
  return {
    hotels: shown.map(({ property }) => {
      const card = presentCard(context, byId.get(property.property_id) ?? taken(property), asOf, {
        name: "",
      });
      return { ...card, isShortListed: isOwn };
    }),
    count: sold.length,
    gone: rows.length - sold.length,
    offset,
    size,
    ...asked.stay,
    rooms_config: formatRoomsConfig(asked.rooms),
    as_of: asOf,
  };
}

/** A property that could never take these guests: for them it is as good as taken. */
function taken(property: ListedProperty): PricedHotel {
  return {
    property,
    category: null,
    offer: null,
    available: false,
    total: null,
    freeCancellation: false,
    payAtHotel: false,
    distance: null,
  };
}

/** Whose limits of stays count where nothing is saved. */
function anywhereOn({ site }: OperationContext): Parameters<typeof stayLimitsOf>[0] {
  return { property_type: site.brand.propertyTypes[0] ?? "hotel", time_zone: site.country.timeZone };
}
