import { roundHalfUp } from "#domain/money";
import type { RoomCategory } from "#schemas/generated/api/hotels.ts";
import type { PriceLine } from "#schemas/generated/api/price.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { mealServices } from "../../../pricing/stay-extras.ts";
import { ORIGINAL_LOCALE } from "../../../supply/original-locale.ts";
import { presentAmenities } from "../../../supply/present-amenities.ts";
import { presentMealLine, presentMeals } from "../../../supply/present-meals.ts";
import { presentPicture } from "../../../supply/present-picture.ts";
import { supplyWords } from "../../../supply/words/index.ts";
import { urgencyOf } from "../search/present-card.ts";
import type { LoadedHotel, OfferedCategory } from "./load-hotel.ts";

/** A room category as the wire has it (HOTEL-06, PRICE-01), named in the page's language. */
export function presentCategory(
  context: OperationContext,
  { property, images, now }: LoadedHotel,
  { supply, offer, refusal }: OfferedCategory,
): RoomCategory {
  const { release, locale, site } = context;
  const { category } = supply;
  const own = category.texts[locale];
  const pictures = images.filter((image) => image.room_category_id === category.room_category_id);
  const shared = images.filter((image) => image.room_category_id === null && image.category === "room");
  const asOf = new Date(now).toISOString();
  const available = refusal === null && offer.price !== null;
  const urgency = urgencyOf({ available, offer, category }, asOf, site.limits.booking);
  const average = (list: readonly number[]): number =>
    list.length === 0 ? 0 : roundHalfUp(list.reduce((sum, value) => sum + value, 0) / list.length);
  const reference = category.reference_percentage;
  const usual = (price: number): number => roundHalfUp((price * (reference ?? 100)) / 100);
  return {
    id: category.room_category_id,
    name: own?.name ?? category.name,
    ...(own || locale === ORIGINAL_LOCALE ? {} : { text_locale: ORIGINAL_LOCALE }),
    description: own?.description ?? category.description,
    available_rooms: [...offer.availableRooms],
    max_occupancy_allowed: category.max_occupancy,
    max_adults: category.max_adults,
    single_base_tariff: category.single_price,
    double_base_tariff: category.double_price,
    extra_bed_base_tariff: category.extra_price,
    pricing_info: {
      average_price_single: average(offer.rates.single),
      average_price_double: average(offer.rates.double),
      average_price_extra: average(offer.rates.extra),
      prices: offer.nights.map(({ date, single, double, extra }) => ({ date, single, double, extra })),
    },
    ...(reference
      ? {
          reduced_room_pricing: {
            single: usual(average(offer.rates.single)),
            double: usual(average(offer.rates.double)),
            extra: usual(average(offer.rates.extra)),
          },
        }
      : {}),
    ...(offer.price
      ? {
          pricing: offer.price.pricing,
          price_lines: offer.price.lines.map((line) => presentLine(line, locale)),
        }
      : {}),
    amenities: presentAmenities(release, category.amenity_ids, locale),
    images: (pictures.length > 0 ? pictures : shared).map((image) =>
      presentPicture(image, property.name, context),
    ),
    beds: [...category.beds],
    ...(category.size_sqm === null ? {} : { size_sqm: category.size_sqm }),
    ...(category.bedrooms === null ? {} : { bedrooms: category.bedrooms }),
    services: { meals: presentMeals(mealServices(category.meals, property), locale) },
    tax_info: offer.price?.pricing.tax_info ?? {
      tax_clusivity: "inclusive",
      tax_amount: 0,
      tax_percentage: 0,
    },
    cancellation_policies: [...offer.policies],
    minimum_stay: offer.minimumStay,
    ...(offer.price?.coupon ? { pre_apply_coupon_validate_info: offer.price.coupon } : {}),
    isSoldOut: !available,
    ...(refusal ? { sold_out_reason: refusal } : {}),
    ...(urgency ? { urgency_info: urgency } : {}),
  };
}

/** A line of a total, its fee or meal named in the page's language; the tax keeps its own name. */
function presentLine(line: PriceLine, locale: string): PriceLine {
  if (line.bill_type === "tax") return line;
  if (line.category_code) return presentMealLine(line, locale);
  return { ...line, name: supplyWords(locale).fees[line.bill_type] ?? line.name };
}
