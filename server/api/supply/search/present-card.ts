import { type LowStockLimits, lowStockNotice } from "#domain/rooms";
import { type DistanceUnit, shownDistance } from "#domain/shell";
import type { UrgencyInfo } from "#schemas/generated/api/property.ts";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { homeFacts } from "../../../supply/home-facts.ts";
import { presentPicture } from "../../../supply/pictures/present-picture.ts";
import { placeLine } from "../../../supply/place-line.ts";
import { cityName, countryName, localityName } from "../../../supply/place-names.ts";
import { presentAmenities } from "../../../supply/present-amenities.ts";
import { presentRatings } from "../../../supply/present-ratings.ts";
import { supplyWord } from "../../../supply/supply-words.ts";
import type { PricedHotel } from "./price-hotels.ts";

/** A hotel of a list as the wire has it (LIST-04), with words in the page's language. */
export function presentCard(
  context: OperationContext,
  priced: PricedHotel,
  asOf: string,
  { unit, ...origin }: DistanceOrigin,
): HotelCard {
  const { release, locale, site } = context;
  const { property, offer, available, distance } = priced;
  const { city } = property;
  const word = supplyWord(context);
  const label = ({ code, name }: { readonly code: string; readonly name: string }) => ({
    code,
    name: word(`supply.label.${code}`) ?? name,
  });
  const images = property.images.map((image) => presentPicture(image, property.name, context));
  const pricing = available && !property.hide_prices ? offer?.price?.pricing : undefined;
  const drop = pricing?.summed_slasher_price ? pricing.summed_slasher_price - pricing.summed_final_price : 0;
  const urgency = urgencyOf(priced, asOf, site.limits.booking);
  return {
    id: property.property_id,
    name: property.name,
    isShortListed: false,
    short_address: placeLine(locale, localityName(property, locale), cityName(city, locale)),
    city: cityName(city, locale),
    city_id: city.city_id,
    city_slug: city.slug,
    country_name: countryName(city.country, locale),
    country_id: city.country.region_id,
    country_code: city.country_code,
    property_type: property.property_type,
    category: property.category,
    display_category: word(`supply.category.${property.category}`) ?? property.display_category,
    ...(property.property_tag ? { property_tag: label(property.property_tag) } : {}),
    ...(property.badge ? { hotel_badge: label(property.badge) } : {}),
    campaigns: property.campaigns.map(label),
    status: property.status,
    latitude: property.latitude,
    longitude: property.longitude,
    ...(distance === null
      ? {}
      : {
          ...presentDistance(distance, unit ?? site.country.distanceUnit),
          ...presentOrigin(origin, city.city_id),
        }),
    best_image: images[0] ?? presentPicture(undefined, property.name, context),
    hotel_images: images,
    ratings: presentRatings(property),
    amenities: presentAmenities(release, property.amenity_ids, locale).slice(0, amenitiesShown),
    ...homeFacts(property),
    ...(pricing ? { pricing } : {}),
    ...(pricing && drop > 0
      ? { price_drop: { percentage: Math.max(1, pricing.discount_percentage), amount: drop } }
      : {}),
    hidePrices: property.hide_prices,
    slasher_percentage: property.slasher_percentage,
    ...(priced.category ? { selected_category_id: priced.category.room_category_id } : {}),
    free_cancellation: available && priced.freeCancellation,
    pay_at_hotel: priced.payAtHotel,
    ...(urgency ? { urgency_info: urgency } : {}),
    isSoldOut: !available,
  };
}

/** What the distances of an answer are measured from, and in. */
export interface DistanceOrigin {
  /** Set when it is the centre of a city. */
  readonly cityId?: number | undefined;
  /** Name of the place; empty where the guest stands. */
  readonly name: string;
  /** The country's own when absent (LOC-08). */
  readonly unit?: DistanceUnit | undefined;
}

/**
 * The centre of a hotel's own city is "the centre"; everything else is told by name, so that one hotel is
 * never at two distances from one thing.
 */
function presentOrigin({ cityId, name }: DistanceOrigin, hotelCity: number) {
  if (cityId === hotelCity) return { distance_origin: "centre" as const };
  return name === ""
    ? { distance_origin: "guest" as const }
    : { distance_origin: "place" as const, distance_from: name };
}

/**
 * "Only N left" from the inventory just read (HOTEL-13); where there never are more, as of a home, it says
 * nothing.
 */
export function urgencyOf(
  { available, offer, category }: Pick<PricedHotel, "available" | "offer" | "category">,
  asOf: string,
  limits: LowStockLimits,
): UrgencyInfo | null {
  if (!available || !offer || !category || category.capacity < limits.roomsLeftBelow) return null;
  return lowStockNotice(offer.roomsLeft, 0, limits) ? { rooms_left: offer.roomsLeft, as_of: asOf } : null;
}

/** Kilometres, or miles where the country counts in them, with one decimal (LOC-08). */
export function presentDistance(kilometres: number, unit: DistanceUnit) {
  const shown = shownDistance({ value: kilometres, unit: "km" }, unit === "mi");
  return {
    distance: shown.value,
    distance_unit: shown.unit === "mi" ? ("miles" as const) : ("km" as const),
  };
}

const amenitiesShown = 5;
