import { formatMoney, type MoneyFormat } from "#domain/money";
import { usePage, useT } from "#renderer";
import type { DisplayPricing, PriceRole } from "#schemas/generated/api/price.ts";
import type { PriceProps } from "../../ui/price/price.tsx";

/**
 * The words of a price: total first, then what it covers, the night, what is inside (PRICE-01). The reference
 * price is struck through only when there is one and the drop is not above `slasherPercentage` (PRICE-02); a
 * member's price stands beside what all others pay (PRICE-03), and so does an agent's, a company's or one
 * with a deal (DEAL-02).
 * What is inside is said in the country's own words (PRICE-05) where the price is in its currency: another
 * country's taxes have other names.
 */
export function useCategoryPrice(): (
  pricing: DisplayPricing,
  slasherPercentage: number,
) => Pick<PriceProps, "total" | "format" | "totalFor" | "before" | "label" | "nightly" | "taxLine"> {
  const t = useT();
  const { locale, dir, country, displayDecimals } = usePage();
  return (pricing, slasherPercentage) => {
    const currency = pricing.currency_code;
    const own = country.currencyCode === currency;
    const format: MoneyFormat = {
      locale,
      symbol: pricing.currency_symbol,
      displayDecimals: displayDecimals[currency],
      apart: dir === "rtl",
    };
    const everybodys = publicPrice(pricing);
    const slasher = everybodys?.amount ?? realSlasher(pricing, slasherPercentage);
    const { tax_clusivity, tax_amount } = pricing.tax_info;
    return {
      format,
      total: { amount: pricing.summed_final_price, currency },
      totalFor: t("stay.total-for", { nights: pricing.nights, rooms: pricing.rooms }),
      before: slasher
        ? {
            amount: { amount: slasher, currency },
            reason: t(everybodys?.words ?? "stay.before"),
          }
        : undefined,
      label:
        everybodys &&
        t(pricing.deal_percentage ? "stay.deal-price" : OWN_PRICE[pricing.price_for ?? "member"]),
      nightly:
        pricing.nights * pricing.rooms > 1
          ? {
              amount: { amount: pricing.reduced_price, currency },
              suffix: t(pricing.rooms > 1 ? "stay.a-room-and-night" : "stay.a-night"),
            }
          : undefined,
      taxLine:
        tax_clusivity === "inclusive"
          ? t(own && country.taxDisplay === "inclusive" ? country.shortHotelTaxLine : "price.including-taxes")
          : t("stay.excludes-tax", { amount: formatMoney({ amount: tax_amount, currency }, format) }),
    };
  };
}

/** What all others pay, in minor units, and how that is called. */
export interface PublicPrice {
  readonly amount: number;
  readonly words: "stay.public-price" | "stay.before";
}

/** What all others pay, beside a price for some; undefined where the price is everybody's. */
export function publicPrice({
  summed_public_price: everybodys,
  summed_final_price: final,
  price_for: role = "member",
  deal_percentage: isDeal,
}: DisplayPricing): PublicPrice | undefined {
  if (everybodys === undefined || everybodys <= final) return undefined;
  return { amount: everybodys, words: isDeal || role !== "member" ? "stay.before" : "stay.public-price" };
}

const OWN_PRICE = {
  member: "stay.member-price",
  travel_agent: "stay.agent-price",
  corporate: "stay.company-price",
} as const satisfies Record<PriceRole, string>;

/** The reference total, when there is a real one and the drop may be shown: equal to the limit is allowed. */
export function realSlasher(pricing: DisplayPricing, slasherPercentage: number): number | undefined {
  const { summed_slasher_price: slasher, summed_final_price: final } = pricing;
  if (!slasher || slasher <= final) return undefined;
  return ((slasher - final) / slasher) * 100 <= slasherPercentage ? slasher : undefined;
}
