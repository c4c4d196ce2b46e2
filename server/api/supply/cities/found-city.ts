import type { IndexedCity, IndexedProperty } from "../../../supply/supply-index.ts";

/** A city with its name in the page's language and what the site sells there. */
export interface FoundCity {
  readonly city: IndexedCity;
  readonly name: string;
  readonly sold: readonly IndexedProperty[];
}
