import { formatMoney } from "#domain/money";
import { usePage, useT } from "#renderer";
import type { PriceRange } from "./price-range.ts";

/** Says a range of prices of a currency; its edges are round, so they need no decimals. */
export function usePriceName(currency: string): (range: PriceRange) => string {
  const { locale, dir, country } = usePage();
  const t = useT();
  const symbol = country.currencyCode === currency ? country.currencySymbol : undefined;
  const format = { locale, symbol, displayDecimals: 0, apart: dir === "rtl" };
  const round = (amount: number) => formatMoney({ amount, currency }, format);
  return ({ min, max }) => {
    if (min === null) return t("listing.price-up-to", { price: max === null ? "" : round(max) });
    if (max === null) return t("listing.price-over", { price: round(min) });
    return t("listing.price-between", { from: round(min), to: round(max) });
  };
}
