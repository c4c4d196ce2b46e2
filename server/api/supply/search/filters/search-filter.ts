import type { RawBuilder } from "kysely";
import type { Release } from "#renderer";
import type { Facet, FacetOption, HotelSearchInput } from "#schemas/generated/api/search.ts";
import type { SupplyWord, WordsPlace } from "../../../../supply/supply-words.ts";

/**
 * A filter of a list, whole: its condition, what is counted for its facet, and the facet made of the counts.
 * In SQL `h` is a row of `hotelsSql`.
 */
export interface SearchFilter<Counts = unknown> {
  readonly id: string;
  /** Condition on `h`, never null; null while the filter is off. */
  readonly test: (input: HotelSearchInput, currency: RawBuilder<string>) => RawBuilder<boolean> | null;
  /** A value of type `json`, counted over rows: `SELECT … FROM ${rows}`. */
  readonly counts: (rows: CountedRows) => RawBuilder<unknown>;
  /** Null where it would not divide the result. */
  readonly facet: (counts: Counts, request: FacetRequest) => Facet | null;
}

/** Rows that a facet is counted over; both start with `sifted h WHERE …`. */
export interface CountedRows {
  readonly input: HotelSearchInput;
  /** Hotels that pass all other filters, and those that pass this one too. */
  readonly without: RawBuilder<unknown>;
  readonly within: RawBuilder<unknown>;
  /** Currency of the list. */
  readonly currency: RawBuilder<string>;
}

export interface FacetRequest extends WordsPlace {
  readonly release: Release;
  readonly input: HotelSearchInput;
  readonly currency: string;
  readonly word: SupplyWord;
}

/** One choice of a facet, and how many properties it leaves. */
export function facetOption(value: string, name: string, count: number, selected: boolean): FacetOption {
  return { value, name, count, selected };
}

/** Options that would find something, and those that are chosen. */
export function useful(options: readonly FacetOption[]): FacetOption[] {
  return options.filter(({ count, selected }) => count > 0 || selected);
}
