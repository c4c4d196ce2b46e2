import { sql } from "kysely";
import { ApiError } from "../../../platform/api-error.ts";
import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { isSoldOnSite } from "../../../supply/is-sold-on-site.ts";
import { alternateDates } from "../search/alternate-dates.ts";
import { hotelCall } from "./hotel-call.ts";
import { loadGuestImages } from "./load-guest-images.ts";
import { loadHotel } from "./load-hotel.ts";
import { loadReviews } from "./load-reviews.ts";
import { presentDetails, presentPartial } from "./present-details.ts";
import { presentHotelStay, presentOffer } from "./present-offer.ts";
import { presentReviews } from "./present-reviews.ts";
import { roomCategory } from "./room-category.ts";
import { similarHotels } from "./similar-hotels.ts";

/** A property with its offers (API-09). */
const hotelDetails = defineOperation({
  id: "hotelDetails",
  async handle(input, context) {
    const { db, site, log } = context;
    // What guests left behind is no reason to refuse the property and its prices (HOTEL-15).
    const lost = (what: string) => (error: unknown) => {
      log.error({ err: error, hotel_id: input.hotel_id }, `the ${what} of a property could not be read`);
      return null;
    };
    const [hotel, reviews, guestImages] = await Promise.all([
      loadHotel(context, input),
      loadReviews(db, { propertyId: input.hotel_id, count: firstReviews }).catch(lost("reviews")),
      loadGuestImages(db, input.hotel_id, site.limits.layout.guestImages).catch(lost("pictures by guests")),
    ]);
    return {
      partial: presentPartial(context, hotel),
      hotel: presentDetails(context, hotel, { reviews, guestImages: guestImages ?? [] }),
      stay: presentHotelStay(hotel),
      as_of: new Date(hotel.now).toISOString(),
    };
  },
});

/** The offers alone, for changed dates or rooms (API-11). */
const availability = defineOperation({
  id: "availability",
  async handle(input, context) {
    const hotel = await loadHotel(context, input);
    const offer = presentOffer(context, hotel);
    const itself = { centre: null, within: sql<boolean>`s.property_id = ${input.hotel_id}` };
    const dates = offer.isSoldOut ? await alternateDates(context, itself, hotel.asked, hotel.limits) : [];
    return {
      hotel_id: input.hotel_id,
      property_type: hotel.property.property_type,
      available: !offer.isSoldOut,
      stay: presentHotelStay(hotel),
      ...offer,
      alternate_dates: dates,
      as_of: new Date(hotel.now).toISOString(),
    };
  },
});

/** Score and reviews (API-14, HOTEL-15). */
const hotelRating = defineOperation({
  id: "hotelRating",
  async handle({ hotel_id, ...wanted }, { db, site }) {
    const property = await db
      .selectFrom("property")
      .selectAll()
      .where("property_id", "=", hotel_id)
      .executeTakeFirst();
    if (!property || !isSoldOnSite(property, site)) throw new ApiError("not_found");
    const reviews = await loadReviews(db, { ...wanted, propertyId: hotel_id });
    return { hotel_id, reviews_summary: presentReviews(property, reviews), count: reviews.count };
  },
});

const calls = [hotelDetails, availability, roomCategory, similarHotels, hotelRating];

export const operations: readonly OperationHandler[] = [...calls, hotelCall(calls)];

/** Reviews that come with the details; more are asked for. */
const firstReviews = 6;
