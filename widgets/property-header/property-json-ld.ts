import { toDecimalText } from "#domain/money";
import type { HotelDetails } from "#schemas/generated/api/hotels.ts";
import { imageUrl } from "../ui/picture/image-sources.ts";

/**
 * The property as schema.org describes it: `Hotel`, or `VacationRental` for a home. Guests call a hotel
 * itself and, for a home, the brand, whose address the page's organization says (SEO-04).
 */
export function propertyJsonLd(
  hotel: HotelDetails,
  url: string,
  { origin, brandPhone }: { readonly origin: string; readonly brandPhone: string },
): Readonly<Record<string, unknown>> {
  const { pricing_details: pricing, ratings } = hotel;
  const telephone = hotel.property_type === "home" ? brandPhone : hotel.phone;
  return {
    "@context": "https://schema.org",
    "@type": hotel.property_type === "home" ? "VacationRental" : "Hotel",
    "@id": url,
    identifier: String(hotel.id),
    name: hotel.name,
    url,
    description: hotel.description[0],
    image: hotel.hotel_images.slice(0, 6).map((image) => `${origin}${imageUrl(image.name, 1280, "webp")}`),
    address: {
      "@type": "PostalAddress",
      streetAddress: hotel.address,
      addressLocality: hotel.city,
      addressCountry: hotel.country_code,
    },
    ...(telephone ? { telephone } : {}),
    parentOrganization: { "@id": `${origin}/#organization` },
    geo: { "@type": "GeoCoordinates", latitude: hotel.latitude, longitude: hotel.longitude },
    checkinTime: hotel.check_in_time,
    checkoutTime: hotel.check_out_time,
    amenityFeature: hotel.amenities.map(({ name }) => ({
      "@type": "LocationFeatureSpecification",
      name,
      value: true,
    })),
    ...(ratings.count > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: ratings.value,
            bestRating: 5,
            reviewCount: ratings.count,
          },
        }
      : {}),
    ...(pricing && !hotel.hidePrices
      ? {
          priceRange: `${toDecimalText({ amount: pricing.reduced_price, currency: pricing.currency_code })} ${pricing.currency_code}`,
        }
      : {}),
    ...(hotel.property_type === "home" ? homePart(hotel) : {}),
  };
}

function homePart(hotel: HotelDetails) {
  return {
    containsPlace: {
      "@type": "Accommodation",
      additionalType: "EntirePlace",
      occupancy: { "@type": "QuantitativeValue", value: hotel.no_of_people },
      numberOfBedrooms: hotel.no_of_bedrooms,
      numberOfBathroomsTotal: hotel.no_of_bathrooms,
      petsAllowed: (hotel.no_of_pets ?? 0) > 0,
    },
  };
}
