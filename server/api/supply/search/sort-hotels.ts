import { type RawBuilder, sql } from "kysely";
import type { OrderSignal, SortOption } from "#schemas/generated/api/search.ts";
import { supplyWord, type WordsPlace } from "../../../supply/supply-words.ts";
import {
  type FirstType,
  type RecommendedWeights,
  recommendedScore,
  recommendedSignals,
} from "./recommended-score.ts";

type SortOn = SortOption["sort_on"];

/** How a result is ordered: what by, which way, and what that needs to know. */
export interface HotelOrder {
  readonly sortOn: SortOn;
  /** Smallest first; each order runs best first unless told. */
  readonly ascending: boolean;
  readonly weights: RecommendedWeights;
  readonly firstType: FirstType;
}

/** Whether an order shows its smallest first when nothing is said: best first. */
export const ascendingByDefault: Readonly<Record<SortOn, boolean>> = {
  recommended: false,
  price: true,
  rating: false,
  distance: true,
};

/**
 * Orders hotels `h` in SQL (LIST-07): available ones first, then by the asked value, then by id, so that
 * pages never overlap. Hotels without the value come last.
 */
export function orderSql(order: HotelOrder, currency: RawBuilder<string>, hasCentre: boolean) {
  const direction = order.ascending ? sql`ASC` : sql`DESC`;
  return sql`h.available DESC, ${orderKey(order, currency, hasCentre)} ${direction} NULLS LAST, h.property_id`;
}

/** The asked value of `h`, as a number that comes back from an answer as the same number. */
export function orderKey(
  order: HotelOrder,
  currency: RawBuilder<string>,
  hasCentre: boolean,
): RawBuilder<number> {
  return sql`(${sortKeys[order.sortOn](order, currency, hasCentre)})::double precision`;
}

/** What `orderSql` looks at for this order, weightiest first: all that an explanation may name. */
export function orderSignals({ sortOn, weights, firstType }: HotelOrder, hasCentre: boolean): OrderSignal[] {
  const own = sortOn === "recommended" ? recommendedSignals(weights, hasCentre, firstType) : [sortOn];
  return ["available", ...own];
}

/** Orders a list can have, price both ways; distance only where there is a point to measure from. */
export function sortOptions(
  { sortOn, ascending }: HotelOrder,
  hasCentre: boolean,
  place: WordsPlace,
): SortOption[] {
  const word = supplyWord(place);
  return choices
    .filter(([each]) => each !== "distance" || hasCentre)
    .map(([each, usual]) => {
      const only = choices.filter(([other]) => other === each).length === 1;
      const shown = only && each === sortOn ? ascending : usual;
      return {
        sort_on: each,
        ascending: shown,
        name: word(`supply.sort.${each}`) ?? each,
        selected: each === sortOn && shown === ascending,
      };
    });
}

const choices: readonly (readonly [SortOn, boolean])[] = [
  ["recommended", ascendingByDefault.recommended],
  ["price", true],
  ["price", false],
  ["rating", ascendingByDefault.rating],
  ["distance", ascendingByDefault.distance],
];

const sortKeys: Readonly<
  Record<SortOn, (order: HotelOrder, currency: RawBuilder<string>, hasCentre: boolean) => RawBuilder<unknown>>
> = {
  recommended: ({ weights, firstType }, _, hasCentre) => recommendedScore(weights, hasCentre, firstType),
  // Prices of other currencies cannot be compared: hotels that ask one come last.
  price: (_, currency) => sql`CASE WHEN NOT h.hide_prices AND h.currency_code = ${currency} THEN h.total END`,
  rating: () => sql`CASE WHEN h.rating_count > 0 THEN h.rating_value END`,
  distance: () => sql`h.distance`,
};
