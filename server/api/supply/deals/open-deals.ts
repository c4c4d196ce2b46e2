import { dealPhase } from "#domain/price";
import { siteDeals } from "#renderer/server";
import type { Deal, DealInfoInput, DealInfoOutput, DealsOutput } from "#schemas/generated/api/deals.ts";
import type { Deal as DealRecord } from "#schemas/generated/config/deal.ts";
import { dealOfSite, todayOf } from "../../../deals/asked-deal.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { countryName } from "../../../supply/place-names.ts";
import { supplyWord } from "../../../supply/supply-words.ts";

type DealContext = Pick<OperationContext, "release" | "site" | "locale" | "clock" | "signPicture">;

/** The deals of the site that can be booked today (API-45). */
export async function liveDeals(_: object, context: DealContext): Promise<DealsOutput> {
  const { release, site } = context;
  const deals = siteDeals(release, site).map((deal) => presentDeal(deal, context));
  return { deals: deals.filter(({ phase }) => phase === "live") };
}

/**
 * A deal of the site by its number or the name of its page, over or not (API-14). @throws ApiError
 * `not_found`.
 */
export async function readDeal({ deal_id }: DealInfoInput, context: DealContext): Promise<DealInfoOutput> {
  const { release, site } = context;
  const byName = () => siteDeals(release, site).find(({ id }) => id === deal_id);
  const deal = dealOfSite(context, deal_id) ?? byName();
  if (!deal) throw new ApiError("not_found");
  return { deal: presentDeal(deal, context) };
}

/** A deal as the wire has it, with words and names in the language of the call. */
export function presentDeal(deal: DealRecord, context: DealContext): Deal {
  const { id, number, title, lead, percent, sale, stays, minNights, cities, picture } = deal;
  const { release, locale, signPicture } = context;
  const word = supplyWord(context);
  return {
    deal_id: String(number),
    name: id,
    title: word(title) ?? id,
    lead: word(lead) ?? "",
    percentage: percent,
    phase: dealPhase(sale, todayOf(context)),
    sale_from: sale.from,
    sale_until: sale.until,
    stay_from: stays.from,
    stay_until: stays.until,
    minimum_stay: minNights,
    cities: cities.flatMap((slug) => {
      const city = release.cities[slug];
      if (!city) return [];
      const country = { country_code: city.countryCode, name: city.country ?? city.countryCode, names: {} };
      return [
        {
          slug,
          name: city.names?.[locale] ?? city.name,
          country_code: city.countryCode,
          country_name: countryName(country, locale),
        },
      ];
    }),
    ...(picture
      ? { picture: { ...picture, name: signPicture(picture.name), alt: word(picture.alt ?? "") ?? "" } }
      : {}),
  };
}
