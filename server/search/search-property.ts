import type { Insertable, Selectable } from "kysely";
import type { FeeRule, PropertyTable } from "../db/property-tables.ts";
import type { SearchPropertyTable } from "../db/search-tables.ts";
import { feesOf, taxesOf } from "../pricing/fee-amounts.ts";
import type { CategorySupply } from "../supply/category-supply.ts";
import { restrictionCodes } from "../supply/present-restrictions.ts";

/** The columns of a property that `searchProperty` reads. */
export const SEARCHED_COLUMNS = [
  "property_id",
  "brand_id",
  "property_type",
  "category",
  "city_id",
  "locality",
  "country_code",
  "latitude",
  "longitude",
  "time_zone",
  "currency_code",
  "amenity_ids",
  "tags",
  "rating_value",
  "rating_count",
  "hide_prices",
  "no_of_people",
  "no_of_bedrooms",
  "no_of_pets",
  "min_rooms",
  "max_rooms",
  "no_triple_occupancy",
] as const satisfies readonly (keyof PropertyTable)[];

type Searched = Pick<
  Selectable<PropertyTable>,
  (typeof SEARCHED_COLUMNS)[number] | "restrictions" | "fees" | "cancellation"
>;

/** What a search selects a property by; fees and taxes as the price rule takes them. */
export function searchProperty(
  { restrictions, fees, cancellation: _, ...columns }: Searched,
  categories: readonly CategorySupply["category"][],
): Omit<Insertable<SearchPropertyTable>, "revision"> {
  const codes = restrictionCodes(restrictions);
  const taxes = taxesOf(fees);
  const ofTaxes = (included: boolean) =>
    taxes.filter((tax) => tax.included === included).map(({ percent }) => Math.round(percent * 10_000));
  const open = categories.filter(({ closed }) => !closed).map(({ double_price }) => double_price);
  return {
    ...columns,
    adults_only: codes.includes("adults_only"),
    no_postpaid: restrictions.some(({ code }) => code === "no_postpaid"),
    has_rooms: categories.length > 0,
    ...feeColumns(fees),
    added_taxes: ofTaxes(false),
    included_taxes: ofTaxes(true),
    usual_price: open.length > 0 ? Math.min(...open) : null,
  };
}

/** Fees of a property by what they are counted by, as one of each would cost. */
function feeColumns(fees: readonly FeeRule[]) {
  const of = (basis: FeeRule["basis"]) =>
    feesOf(
      fees.filter((rule) => rule.basis === basis),
      ONE_OF_EACH,
      1,
    ).reduce((sum, { amount }) => sum + amount, 0);
  return {
    fee_per_stay: of("per_stay"),
    fee_per_night: of("per_night"),
    fee_per_room_night: of("per_room_night"),
    fee_per_guest_night: of("per_guest_night"),
    fee_per_adult_night: of("per_adult_night"),
    fee_per_pet: of("per_pet_stay"),
  };
}

const ONE_OF_EACH = [{ adults: 1, children: 0, infants: 0, pets: 1 }];
