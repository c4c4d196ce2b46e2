import { type RawBuilder, sql } from "kysely";
import { couponSuits, type TaxClusivity, taxedInsideByLaw } from "#domain/price";
import { nightsOf, type Stay } from "#domain/stay";
import type { AskedCoupons } from "../coupons/asked-coupons.ts";
import type { LiveCoupon } from "../coupons/live-coupons.ts";

/** What the total of a stay depends on beside the property and its rooms. */
export interface TotalRequest {
  readonly stay: Stay;
  readonly taxes: TaxClusivity;
  readonly coupons: AskedCoupons | undefined;
  /** What the guest has as a member, in percent of the rooms; nothing when absent. */
  readonly memberPercent?: number | undefined;
}

/**
 * The total that is shown (`summed_final_price`, without extras) in SQL, by which a search orders and
 * filters: rooms less member price and the best coupon, taxes rounded each on its own, fees. `c` is the
 * property with the party, `gross` the price of its rooms. What a card shows comes from `priceOffer`; tests
 * hold the two to be the same number.
 */
export function stayTotalSql(gross: RawBuilder<number>, request: TotalRequest): RawBuilder<number> {
  const { memberPercent } = request;
  const left = memberPercent
    ? sql<number>`(${gross} - ${percentSql(gross, tenThousandths(memberPercent))})`
    : gross;
  const net = sql<number>`(${left} - ${couponOff({ gross, left }, request)})`;
  return sql`(${net} + ${feesSql(nightsOf(request.stay))} + ${taxesSql(net, request.taxes)})`;
}

/** Mandatory fees, as `feesOf` counts them. */
function feesSql(nights: number): RawBuilder<number> {
  const n = sql.lit(nights);
  return sql`(c.fee_per_stay + c.fee_per_night * ${n} + c.fee_per_room_night * ${n} * c.rooms
    + c.fee_per_guest_night * ${n} * c.guests + c.fee_per_adult_night * ${n} * c.adults + c.fee_per_pet * c.pets)`;
}

/** Taxes on top of the rooms; where prices are shown without taxes, those inside are taken off instead. */
function taxesSql(net: RawBuilder<number>, taxes: TaxClusivity): RawBuilder<number> {
  const added = sql<number>`(CASE cardinality(c.added_taxes) WHEN 0 THEN 0
    WHEN 1 THEN ${percentSql(net, sql`c.added_taxes[1]`)}
    ELSE (SELECT sum(${percentSql(net, sql`tax`)}) FROM unnest(c.added_taxes) AS tax) END)`;
  if (taxes === "inclusive") return added;
  const inside = sql<number>`(SELECT coalesce(sum(floor(${net} * (tax / 10000.0::double precision)
    / (100 + (SELECT sum(every / 10000.0::double precision) FROM unnest(c.included_taxes) AS every)) + 0.5)), 0)
    FROM unnest(c.included_taxes) AS tax)`;
  return sql`(CASE WHEN c.country_code = ANY (${[...taxedInsideByLaw]}::text[]) THEN ${added} ELSE -${inside} END)`;
}

/** `percentOf` of the domain: ten-thousandths of a percent, half up, in the same binary numbers. */
function percentSql(amount: RawBuilder<number>, tenThousandths: RawBuilder<number>): RawBuilder<number> {
  return sql`floor((${amount})::double precision * ${tenThousandths} / 1000000 + 0.5)`;
}

/** The price of the rooms for everybody, and for this guest. */
interface RoomsPrice {
  readonly gross: RawBuilder<number>;
  readonly left: RawBuilder<number>;
}

/** What the best coupon takes off, 0 without one (`couponDiscount`). */
function couponOff(price: RoomsPrice, { coupons, stay }: TotalRequest): RawBuilder<number> {
  if (!coupons) return sql`0`;
  const asked = coupons.requested ? [coupons.requested.coupon] : coupons.automatic;
  const off = asked.flatMap((coupon) =>
    coupon && suitsStay(coupon, coupons.brandId, stay)
      ? [...coupon.amounts].map(([currency, amount]) => discountSql(price, coupon, currency, amount))
      : [],
  );
  return off.length === 0 ? sql`0` : sql`GREATEST(0, ${sql.join(off)})`;
}

/** Whether a coupon is for these dates and this brand; places and properties are compared in SQL. */
function suitsStay(coupon: LiveCoupon, brandId: string, stay: Stay): boolean {
  const scope = { ...coupon, countries: null, propertyTypes: null, propertyIds: null };
  return couponSuits(scope, { brandId, stay, countryCode: "", propertyType: "", propertyId: 0 });
}

function discountSql(
  { gross, left: price }: RoomsPrice,
  { percent, countries, propertyTypes, propertyIds }: LiveCoupon,
  currency: string,
  {
    off,
    most,
    least,
    left,
  }: LiveCoupon["amounts"] extends ReadonlyMap<string, infer Amount> ? Amount : never,
): RawBuilder<number> {
  const whole =
    percent === null ? sql<number>`${off ?? 0}::bigint` : percentSql(price, tenThousandths(percent));
  const bounded = sql<number>`LEAST(${whole}, ${most}::bigint, ${price})`;
  const conditions = [
    sql<boolean>`c.currency_code = ${currency}`,
    sql<boolean>`${gross} >= ${least}::bigint`,
    ...(countries ? [sql<boolean>`c.country_code = ANY (${[...countries]}::text[])`] : []),
    ...(propertyTypes ? [sql<boolean>`c.property_type = ANY (${[...propertyTypes]}::text[])`] : []),
    ...(propertyIds ? [sql<boolean>`c.property_id = ANY (${[...propertyIds]}::int[])`] : []),
    ...(left === null ? [] : [sql<boolean>`${bounded} <= ${left}::bigint`]),
  ];
  return sql`(CASE WHEN ${sql.join(conditions, sql` AND `)} THEN ${bounded} ELSE 0 END)`;
}

function tenThousandths(percent: number): RawBuilder<number> {
  return sql`${Math.round(percent * 10_000)}::double precision`;
}
