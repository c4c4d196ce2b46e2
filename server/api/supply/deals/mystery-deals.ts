import { taxClusivity } from "#domain/price";
import { formatRoomsConfig } from "#domain/rooms";
import type { MysteryDealsInput, MysteryDealsOutput } from "#schemas/generated/api/mystery.ts";
import { dealOffer } from "../../../deals/deal-offer.ts";
import { type HidingPlace, loadHidingPlaces } from "../../../deals/hiding-places.ts";
import { dealsOfCity, type MysteryDeal } from "../../../deals/live-deals.ts";
import { LEAST_REVIEWS, roundedRating, shownPlace } from "../../../deals/shown-facts.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { OfferPrice, StayOffer } from "../../../pricing/offer.ts";
import { partyRefusal } from "../../../pricing/party-refusal.ts";
import { presentPayAtHotel } from "../../../pricing/pay-at-hotel.ts";
import { currencySymbol } from "../../../supply/currency-symbol.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { type ListedProperty, loadListedProperties } from "../../../supply/listed-properties.ts";
import { loadCategorySupply, type Supply } from "../../../supply/load-category-supply.ts";
import { findCity } from "../../../supply/places.ts";
import { roomsAt } from "../../../supply/rooms-at.ts";
import { stayLimitsOf } from "../../../supply/stay-limits-of.ts";
import { supplyWord } from "../../../supply/supply-words.ts";
import { listedTaxes } from "../search/listed-taxes.ts";
import { type ReadStay, readStay } from "../search/read-stay.ts";

/**
 * Mystery deals of a city that can be booked for a stay, cheapest first (LIST-12, LIST-14): place, rating,
 * price and terms, and a token in place of all that names a property. None where so few are sold that the
 * place alone would tell which.
 */
export async function mysteryDeals(
  input: MysteryDealsInput,
  context: OperationContext,
): Promise<MysteryDealsOutput> {
  const { db, site, clock } = context;
  const city = await findCity(db, input.city);
  if (!city) return { deals: [] };
  const [type = "hotel"] = site.brand.propertyTypes;
  const limits = stayLimitsOf({ property_type: type, time_zone: city.time_zone }, site, clock());
  const asked: ReadStay = {
    ...readStay(input, limits, site.country),
    taxes: listedTaxes(input.tax_exclusive_pricing, site),
  };
  const deals = await dealsOfCity(db, city.city_id, { now: clock(), stay: asked.stay });
  const ids = [...new Set(deals.map(({ property_id }) => property_id))];
  if (ids.length === 0) return { deals: [] };
  const { checkin: from, checkout: to } = asked.stay;
  const [properties, supply, hiding] = await Promise.all([
    loadListedProperties(db, ids),
    loadCategorySupply(db, { propertyIds: ids, from, to }),
    loadHidingPlaces(db, [city.city_id], site.brand.id),
  ]);
  const offered = deals.flatMap((deal) => {
    const property = properties.get(deal.property_id);
    const place = property ? hiding(property) : null;
    const priced = property && place && priceDeal(context, property, deal, supply, asked);
    return priced ? [{ deal, property, place, ...priced }] : [];
  });
  const shown = offered
    .toSorted((one, other) => one.price.total - other.price.total)
    .slice(0, input.count ?? USUAL_COUNT);
  return { deals: shown.map((each) => present(each, asked, context)) };
}

/** A deal as it can be booked; null where this party cannot have it, or not here. */
function priceDeal(
  { release, site, clock }: OperationContext,
  property: ListedProperty,
  deal: MysteryDeal,
  supply: Supply,
  { stay, rooms, taxes = "inclusive" }: ReadStay,
): { readonly offer: StayOffer; readonly price: OfferPrice } | null {
  const { external_booking_url, hide_prices, rating_count } = property;
  if (!isSoldOnSite(property, site) || external_booking_url || hide_prices) return null;
  if (rating_count < LEAST_REVIEWS) return null;
  const sold = roomsAt(rooms, property);
  const { max, payAtHotelMax } = site.limits.rooms;
  if (partyRefusal(property, sold, max)) return null;
  if (!presentPayAtHotel(property, sold.length, payAtHotelMax).allowed) return null;
  const category = supply
    .get(property.property_id)
    ?.find((each) => each.category.room_category_id === deal.room_category_id);
  if (!category) return null;
  const offer = dealOffer(property, category, deal, {
    stay,
    rooms: sold,
    now: clock(),
    currencySymbol: currencySymbol(release, property.currency_code),
    taxExclusive: taxClusivity(property.country_code, taxes) === "exclusive",
  });
  return offer.refusal || !offer.price ? null : { offer, price: offer.price };
}

interface Offered {
  readonly deal: MysteryDeal;
  readonly property: ListedProperty;
  readonly place: HidingPlace;
  readonly offer: StayOffer;
  readonly price: OfferPrice;
}

function present(
  { deal, property, place, offer, price }: Offered,
  { stay, rooms }: ReadStay,
  { dealTokens, session, release, site, locale, clock }: OperationContext,
): MysteryDealsOutput["deals"][number] {
  return {
    deal: dealTokens.seal({
      propertyId: deal.property_id,
      dealId: deal.deal_id,
      userId: session?.userId ?? "",
      siteId: site.id,
      ...stay,
      roomsConfig: formatRoomsConfig(roomsAt(rooms, property)),
      until: clock() + TOKEN_MINUTES * 60_000,
    }),
    name: supplyWord({ release, site, locale })(`supply.mystery.${property.property_type}`) ?? "",
    place: shownPlace(property, property.city, place, { locale }),
    property_type: property.property_type,
    rating: roundedRating(property.rating_value),
    pricing: price.pricing,
    cancellation_policies: [...offer.policies],
  };
}

const USUAL_COUNT = 3;
/** How long a card of a listing leads to its checkout. */
const TOKEN_MINUTES = 60;
