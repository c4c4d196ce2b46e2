import { type RawBuilder, sql } from "kysely";
import { currencyDecimals } from "#domain/money";
import type { HotelSearchInput } from "#schemas/generated/api/search.ts";
import { type PriceStep, priceSteps, priceWidths } from "../price-steps.ts";
import { facetOption, type SearchFilter, useful } from "./search-filter.ts";

interface PriceCounts {
  /** Hotels with a price that can be compared, the least and the highest of them, minor units. */
  readonly hotels: number;
  readonly min: number | null;
  readonly max: number | null;
  /** Hotels within the range that is asked for. */
  readonly chosen: number;
  /** Hotels up to each edge between two steps, and below it. */
  readonly up_to: readonly number[];
  readonly below: readonly number[];
}

/**
 * Totals of available hotels in a few ranges at round numbers, each with what choosing it brings; a range of
 * the address that is none of them is told too, so that it can be taken off.
 */
export const priceFilter: SearchFilter<PriceCounts> = {
  id: "price",
  test: (input, currency) => {
    const range = chosenPrice(input);
    return range && sql<boolean>`(${isPriced(currency)} AND ${isWithin(range)})`;
  },
  counts: ({ input, without, currency }) => {
    const chosen = chosenPrice(input) ?? { min: null, max: null };
    const edges = [0, 1, 2].map((index) => sql`start + ${sql.lit(index)} * width`);
    const counted = (compare: RawBuilder<unknown>) =>
      sql.join(edges.map((edge) => sql`count(*) FILTER (WHERE h.total ${compare} ${edge})`));
    // Each step is worked out once: the planner thinks that there is one hotel, and would do so for each.
    return sql`(WITH price AS MATERIALIZED (
        SELECT h.total FROM ${without} AND ${isPriced(currency)}
      ), range AS MATERIALIZED (
        SELECT count(*) AS hotels, min(total) AS low, max(total) AS high FROM price
      ), step AS MATERIALIZED (
        SELECT min(width) AS width FROM range, unnest(${widthsOf(currency)}) AS width WHERE width >= (high - low) / 4
      ), edge AS MATERIALIZED (
        SELECT hotels, low, high, width, ceil((low + 1) / width) * width AS start FROM range, step
      )
      SELECT json_build_object('hotels', max(hotels), 'min', max(low), 'max', max(high),
        'chosen', count(*) FILTER (WHERE ${isWithin(chosen)}),
        'up_to', json_build_array(${counted(sql`<=`)}), 'below', json_build_array(${counted(sql`<`)}))
      FROM edge, price h)`;
  },
  facet: ({ hotels, min, max, chosen: inChosen, up_to, below }, { currency, input }) => {
    if (hotels < 2 || min === null || max === null) return null;
    const chosen = chosenPrice(input);
    const steps = priceSteps(min, max, currencyDecimals(currency));
    const options = steps.map((step, index) => {
      const all = index === steps.length - 1 ? hotels : (up_to[index] ?? 0);
      const cheaper = index === 0 ? 0 : (below[index - 1] ?? 0);
      return { value: rangeValue(step), count: all - cheaper };
    });
    const own = chosen && options.every(({ value }) => value !== rangeValue(chosen));
    const ranges = own ? [{ value: rangeValue(chosen), count: inChosen }, ...options] : options;
    return {
      id: "price",
      kind: "range",
      options: useful(
        ranges.map(({ value, count }) =>
          facetOption(value, value, count, chosen !== null && value === rangeValue(chosen)),
        ),
      ),
      min,
      max,
    };
  },
};

/** The range of prices that a call asks for, or null. */
export function chosenPrice({ filters }: HotelSearchInput): PriceStep | null {
  const step = { min: filters?.price_min ?? null, max: filters?.price_max ?? null };
  return step.min === null && step.max === null ? null : step;
}

/** A range as one word: `20000-40000`, an open end left out. */
export function rangeValue({ min, max }: PriceStep): string {
  return `${min ?? ""}-${max ?? ""}`;
}

/**
 * Whether a hotel is free for a total of the currency that guests may see: one that hides its price is in no
 * range, which would tell it (LIST-13).
 */
function isPriced(currency: RawBuilder<string>): RawBuilder<boolean> {
  return sql`(h.available AND NOT h.hide_prices AND h.total IS NOT NULL AND h.currency_code = ${currency})`;
}

/** Both ends included. */
function isWithin({ min, max }: PriceStep): RawBuilder<boolean> {
  const most = max === null ? sql`` : sql` AND h.total <= ${max}::double precision`;
  return sql`(h.total >= ${min ?? 0}::double precision${most})`;
}

/** Widths of steps in the currency of the list, which only the statement knows. */
function widthsOf(currency: RawBuilder<string>): RawBuilder<readonly number[]> {
  const decimals = [0, 3].map(
    (each) =>
      sql`WHEN ${currency} = ANY (${CURRENCIES.filter((code) => currencyDecimals(code) === each)}::text[])
        THEN ${[...priceWidths(each)]}::double precision[]`,
  );
  return sql`CASE ${sql.join(decimals, sql` `)} ELSE ${[...priceWidths(2)]}::double precision[] END`;
}

const CURRENCIES: readonly string[] = Intl.supportedValuesOf("currency");
