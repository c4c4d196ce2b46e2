import type { KnownCity } from "../../../supply/places.ts";

/** A city with its name in the page's language and what the site sells there. */
export interface FoundCity {
  readonly city: KnownCity;
  readonly name: string;
  /** Properties of the site, of the type that is asked for. */
  readonly sold: number;
  /** A night for two in the cheapest, in the currency of most of them; null where no price is known. */
  readonly from: { readonly price: number; readonly currency: string } | null;
}
