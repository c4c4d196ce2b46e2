import type { Selectable } from "kysely";
import { roundHalfUp } from "#domain/money";
import type { RoomCategory } from "#schemas/generated/api/hotels.ts";
import type { CancellationPolicy, PriceLine } from "#schemas/generated/api/price.ts";
import type { PropertyTable } from "../../../db/property-tables.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { shownMeals } from "../../../pricing/stay-extras.ts";
import { ORIGINAL_LOCALE } from "../../../supply/original-locale.ts";
import { presentPicture } from "../../../supply/pictures/present-picture.ts";
import { presentAmenities } from "../../../supply/present-amenities.ts";
import { presentMealLine, presentMeals } from "../../../supply/present-meals.ts";
import { type SupplyWord, supplyWord } from "../../../supply/supply-words.ts";
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
  const word = supplyWord(context);
  const own = category.texts[locale];
  const pictures = images.filter((image) => image.room_category_id === category.room_category_id);
  const shared = images.filter((image) => image.room_category_id === null && image.category === "room");
  const asOf = new Date(now).toISOString();
  const available = refusal === null && offer.price !== null;
  const urgency = urgencyOf({ available, offer, category }, asOf, site.limits.booking);
  return {
    id: category.room_category_id,
    name: own?.name ?? category.name,
    ...(own || locale === ORIGINAL_LOCALE ? {} : { text_locale: ORIGINAL_LOCALE }),
    description: own?.description ?? category.description,
    available_rooms: [...offer.availableRooms],
    max_occupancy_allowed: category.max_occupancy,
    max_adults: category.max_adults,
    ...(property.hide_prices ? {} : presentPrices({ supply, offer }, word)),
    amenities: presentAmenities(release, category.amenity_ids, locale),
    images: (pictures.length > 0 ? pictures : shared).map((image) =>
      presentPicture(image, property.name, context),
    ),
    beds: [...category.beds],
    ...(category.size_sqm === null ? {} : { size_sqm: category.size_sqm }),
    ...(category.bedrooms === null ? {} : { bedrooms: category.bedrooms }),
    services: { meals: presentMeals(shownMeals(category.meals, property), word) },
    cancellation_policies: presentPolicies(offer.policies, property),
    minimum_stay: offer.minimumStay,
    isSoldOut: !available,
    ...(refusal ? { sold_out_reason: refusal } : {}),
    ...(urgency ? { urgency_info: urgency } : {}),
  };
}

/**
 * What the stay costs in a category, night by night and in all (PRICE-01), and the tariffs behind it
 * (HOTEL-06).
 */
function presentPrices({ supply: { category }, offer }: Omit<OfferedCategory, "refusal">, word: SupplyWord) {
  const average = (list: readonly number[]): number =>
    list.length === 0 ? 0 : roundHalfUp(list.reduce((sum, value) => sum + value, 0) / list.length);
  const reference = category.reference_percentage;
  const usual = (price: number): number => roundHalfUp((price * (reference ?? 100)) / 100);
  return {
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
          price_lines: offer.price.lines.map((line) => presentLine(line, word)),
        }
      : {}),
    tax_info: offer.price?.pricing.tax_info ?? {
      tax_clusivity: "inclusive",
      tax_amount: 0,
      tax_percentage: 0,
    },
    ...(offer.price?.coupon ? { pre_apply_coupon_validate_info: offer.price.coupon } : {}),
  } satisfies Partial<RoomCategory>;
}

/** Terms of cancellation as the wire has them: in percent alone where the property hides its prices. */
export function presentPolicies(
  policies: readonly CancellationPolicy[],
  { hide_prices }: Pick<Selectable<PropertyTable>, "hide_prices">,
): CancellationPolicy[] {
  if (!hide_prices) return [...policies];
  return policies.map(({ charge_amount, ...policy }) => policy);
}

/** A line of a total, its fee or meal named in the page's language; the tax keeps its own name. */
function presentLine(line: PriceLine, word: SupplyWord): PriceLine {
  if (line.bill_type === "tax") return line;
  if (line.category_code) return presentMealLine(line, word);
  return { ...line, name: word(`supply.fee.${line.bill_type}`) ?? line.name };
}
