import { sql } from "kysely";
import { addDays, todayIn } from "#domain/dates";
import { dealRefusal } from "#domain/price";
import { formatRoomsConfig } from "#domain/rooms";
import type { StayLimits } from "#domain/stay";
import { siteDeals } from "#renderer/server";
import type { DealHotelsInput, DealHotelsOutput } from "#schemas/generated/api/deals.ts";
import type { Deal } from "#schemas/generated/config/deal.ts";
import { askedCoupons } from "../../../coupons/asked-coupons.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import { todayOf } from "../../../deals/asked-deal.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { memberPriceState, rolePriceOf } from "../../../platform/operations/member-price.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { stayLimitsOf } from "../../../supply/stay-limits-of.ts";
import { soldOn } from "../search/hotel-query.ts";
import { listedTaxes } from "../search/listed-taxes.ts";
import { loadLocated } from "../search/load-located.ts";
import { presentCard } from "../search/present-card.ts";
import { type PricedHotel, priceHotels } from "../search/price-hotels.ts";
import { readStay } from "../search/read-stay.ts";
import type { SelectedHotel } from "../search/select-hotels.ts";
import { presentDeal } from "./open-deals.ts";

/**
 * A deal of the site by the name of its page, with the best rated places of its cities that are free for a
 * stay (DEAL-01); without dates for the first stay that it covers. Every card has the price that the
 * property's page and a quote have with this deal. @throws ApiError `not_found`.
 */
export async function dealHotels(
  input: DealHotelsInput,
  context: OperationContext,
): Promise<DealHotelsOutput> {
  const { release, site, clock } = context;
  const record = siteDeals(release, site).find(({ id }) => id === input.name);
  if (!record) throw new ApiError("not_found");
  const now = clock();
  const [type = "hotel"] = site.brand.propertyTypes;
  const limits = stayLimitsOf({ property_type: type, time_zone: latestZone(record, context) }, site, now);
  const { checkin, checkout, ...rest } = input;
  const wanted = checkin && checkout ? { checkin, checkout } : firstStay(record, limits);
  const read = readStay({ ...rest, ...wanted }, limits, site.country, { property_type: type });
  const [city = ""] = record.cities;
  const covered = dealRefusal(record, { stay: read.stay, city }, todayOf(context)) === null;
  const asked = {
    ...read,
    taxes: listedTaxes(input.tax_exclusive_pricing, site),
    coupons: await askedCoupons(context, { pre_apply_coupon_switch: true }),
    ...rolePriceOf(context),
    dealPercent: covered ? record.percent : undefined,
  };
  const deal = presentDeal(record, context);
  const found =
    deal.phase === "live" ? await priceHotels(context, await bestRated(context, record), asked) : [];
  const as_of = new Date(now).toISOString();
  return {
    deal,
    hotels: found
      .filter(isOffered)
      .slice(0, MOST_SHOWN)
      .map((hotel) => presentCard(context, hotel, as_of, { name: "" })),
    covered,
    checkin: asked.stay.checkin,
    checkout: asked.stay.checkout,
    rooms_config: formatRoomsConfig(asked.rooms),
    ...memberPriceState(context),
    as_of,
  };
}

/**
 * The zone of a deal's cities where the day is the latest: dates that are not past there are past at none of
 * its properties.
 */
function latestZone({ cities }: Deal, { release, site, clock }: OperationContext): string {
  const now = clock();
  const zones = cities.flatMap((slug) => release.cities[slug]?.timeZone ?? []);
  return zones.reduce(
    (latest, zone) => (todayIn(zone, now) > todayIn(latest, now) ? zone : latest),
    site.country.timeZone,
  );
}

/** A place whose own page takes bookings, and shows what they cost. */
function isOffered({ available, property }: PricedHotel): boolean {
  return available && !property.hide_prices && !property.external_booking_url;
}

/** The first stay that a deal covers, as short as it may be. */
function firstStay({ stays, minNights }: Deal, { today, checkinOffset }: StayLimits) {
  const soon = addDays(today, checkinOffset);
  const checkin = stays.from > soon ? stays.from : soon;
  return { checkin, checkout: addDays(checkin, minNights) };
}

/**
 * Properties of a deal's cities, those of the site's country and the best rated first; more than are shown,
 * for some are taken.
 */
async function bestRated(context: OperationContext, { cities }: Deal) {
  const within = [
    sql<boolean>`s.city_id IN (SELECT city_id FROM city WHERE slug = ANY (${[...cities]}::text[]))`,
    ...soldOn(context.site),
  ];
  const { rows } =
    await sql<SelectedHotel>`SELECT s.property_id, s.revision, NULL::double precision AS distance
    FROM search_property s WHERE ${sql.join(within, sql` AND `)}
    ORDER BY s.country_code = ${context.site.country.COUNTRY_CODE} DESC, s.rating_value DESC, s.property_id LIMIT ${MOST_PRICED}
    ${everyShard("a deal has properties of several cities")}`.execute(context.db);
  return loadLocated(context, rows);
}

const MOST_SHOWN = 24;
const MOST_PRICED = 60;
