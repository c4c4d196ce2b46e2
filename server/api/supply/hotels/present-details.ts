import type { Selectable } from "kysely";
import { formatTimeOfDay, timesOfDayIn, withTimesOfDay } from "#domain/dates";
import { slugOf } from "#domain/text";
import type { HotelDetails, HotelPartial, NearbyPlace, Policy } from "#schemas/generated/api/hotels.ts";
import type { Label } from "#schemas/generated/api/property.ts";
import type { GuestImageTable, LabelValue, NearbyValue, PolicyValue } from "../../../db/property-tables.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { chargeOptions, shownMeals } from "../../../pricing/stay-extras.ts";
import { distanceKm } from "../../../supply/distance.ts";
import { homeFacts } from "../../../supply/home-facts.ts";
import { houseRules } from "../../../supply/house-rules.ts";
import { ORIGINAL_LOCALE } from "../../../supply/original-locale.ts";
import { presentPicture } from "../../../supply/pictures/present-picture.ts";
import { placeLine } from "../../../supply/place-line.ts";
import { cityName, countryName, localityName } from "../../../supply/place-names.ts";
import { ownAmenityNames, presentGroupedAmenities } from "../../../supply/present-amenities.ts";
import { presentMeals } from "../../../supply/present-meals.ts";
import { presentRatings } from "../../../supply/present-ratings.ts";
import { propertyAddress } from "../../../supply/property-address.ts";
import { propertyTimes } from "../../../supply/property-times.ts";
import {
  type SupplyWord,
  supplySentence,
  supplyWord,
  type WordsPlace,
} from "../../../supply/supply-words.ts";
import { presentDistance, urgencyOf } from "../search/present-card.ts";
import type { LoadedHotel } from "./load-hotel.ts";
import type { LoadedReviews } from "./load-reviews.ts";
import { presentGuestImage } from "./present-guest-image.ts";
import { presentOffer } from "./present-offer.ts";
import { presentReviews } from "./present-reviews.ts";

/** What guests left behind at a property. */
interface LeftByGuests {
  /** Null when they could not be read. */
  readonly reviews: LoadedReviews | null;
  readonly guestImages: readonly Selectable<GuestImageTable>[];
}

/** A property as the wire has it (HOTEL-02, HOTEL-03), in the page's language. */
export function presentDetails(
  context: OperationContext,
  hotel: LoadedHotel,
  { reviews, guestImages }: LeftByGuests,
): HotelDetails {
  const { release, locale } = context;
  const { property, city, images, chosen, now } = hotel;
  const word = supplyWord(context);
  const label = ({ code, name }: LabelValue): Label => ({ code, name: word(`supply.label.${code}`) ?? name });
  const pictures = images.map((image) => presentPicture(image, property.name, context));
  const offer = presentOffer(context, hotel);
  const pricing = offer.pricing_details;
  const drop = pricing?.summed_slasher_price ? pricing.summed_slasher_price - pricing.summed_final_price : 0;
  const available = !offer.isSoldOut;
  const urgency = urgencyOf(
    { available, offer: chosen?.offer ?? null, category: chosen?.supply.category ?? null },
    new Date(now).toISOString(),
    context.site.limits.booking,
  );
  const place = cityName(city, locale);
  const own = property.texts[locale];
  return {
    id: property.property_id,
    name: property.name,
    address: propertyAddress(property, locale),
    short_address: placeLine(locale, localityName(property, locale), place),
    city: place,
    city_id: city.city_id,
    city_slug: city.slug,
    locality: localityName(property, locale),
    country_name: countryName(city.country, locale),
    country_id: city.country.region_id,
    country_code: property.country_code,
    time_zone: property.time_zone,
    property_type: property.property_type,
    category: property.category,
    display_category: word(`supply.category.${property.category}`) ?? property.display_category,
    ...(property.property_tag ? { property_tag: label(property.property_tag) } : {}),
    status: property.status,
    description: [...(own?.description ?? property.description)],
    ...(own?.description || locale === ORIGINAL_LOCALE ? {} : { text_locale: ORIGINAL_LOCALE }),
    geo_location: { latitude: property.latitude, longitude: property.longitude },
    latitude: property.latitude,
    longitude: property.longitude,
    ...presentDistance(
      distanceKm(city, property),
      context.site.country.toShowMilesOnDetail ? "mi" : context.site.country.distanceUnit,
    ),
    hotel_images: pictures,
    guest_images: guestImages.map((row) => presentGuestImage(row, property.name, context)),
    best_image: pictures[0] ?? presentPicture(undefined, property.name, context),
    ratings: presentRatings(property),
    reviews_summary: presentReviews(property, reviews),
    amenities: presentGroupedAmenities(
      release,
      property.amenity_ids,
      locale,
      ownAmenityNames(property.texts, locale),
    ),
    ...(property.badge ? { hotel_badge: label(property.badge) } : {}),
    ...(urgency ? { urgency_info: urgency } : {}),
    shortlisted: false,
    campaigns: property.campaigns.map(label),
    ...homeFacts(property),
    ...(property.no_of_bathrooms === null ? {} : { no_of_bathrooms: property.no_of_bathrooms }),
    ...(property.size_sqm === null ? {} : { size_sqm: property.size_sqm }),
    deals_info: property.campaigns.map(label),
    ...(pricing && drop > 0
      ? { price_drop: { percentage: Math.max(1, pricing.discount_percentage), amount: drop } }
      : {}),
    hidePrices: property.hide_prices,
    slasher_percentage: property.slasher_percentage,
    ...(pricing ? { tax_info: pricing.tax_info } : {}),
    ...(property.external_booking_url ? { external_booking_url: property.external_booking_url } : {}),
    // No subscription is sold with a stay, and the answer says so.
    additional_charge_info: {
      ...(property.hide_prices ? {} : chargeOptions(property)),
      subscription_fees: { available: false, amount: 0 },
    },
    services: {
      meals: presentMeals(shownMeals(chosen?.supply.category.meals ?? [], property), word),
    },
    ...propertyTimes(property, context.site),
    policies: houseRules(property.policies, property.restrictions).map((policy) =>
      presentPolicy(policy, context),
    ),
    nearby: property.nearby.flatMap((place) => presentNearby(place, word)),
    ...(property.phone ? { phone: property.phone } : {}),
    ...offer,
  };
}

/** What can be painted before the rest (HOTEL-12). */
export function presentPartial(context: OperationContext, { property, images }: LoadedHotel): HotelPartial {
  const first = images.find((image) => image.room_category_id === null);
  return {
    name: property.name,
    address: propertyAddress(property, context.locale),
    image: presentPicture(first, property.name, context),
  };
}

function presentPolicy({ code, name, text }: PolicyValue, place: WordsPlace): Policy {
  const word = supplyWord(place);
  const named = word(`supply.policy.${code}.name`);
  if (named === undefined) return { code, name, text: withTimesOfDay(text, place.locale) };
  const id = `supply.policy.${code}.text`;
  const [from, to] = timesOfDayIn(text).map((time) => formatTimeOfDay(time, place.locale));
  const said = from && to ? supplySentence(place, id, { from, to }) : word(id);
  return { code, name: named, text: said ?? withTimesOfDay(text, place.locale) };
}

function presentNearby({ name, category, ...rest }: NearbyValue, word: SupplyWord): NearbyPlace[] {
  if (!nearbyKinds.has(category)) return [];
  return [
    {
      ...rest,
      name: word(`supply.nearby.${slugOf(name)}`) ?? name,
      category: category as NearbyPlace["category"],
    },
  ];
}

const nearbyKinds: ReadonlySet<string> = new Set<NearbyPlace["category"]>([
  "station",
  "airport",
  "beach",
  "museum",
  "park",
  "restaurant",
  "shop",
  "landmark",
]);
