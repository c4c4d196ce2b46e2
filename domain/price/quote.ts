import type { Limits } from "#schemas";
import type { CivilDate } from "../dates/index.ts";
import { percentOf, roundHalfUp, roundToStep } from "../money/index.ts";
import type { RoomConfig } from "../rooms/index.ts";
import { guestsOf, hasValidRates, type NightlyRates, nightlyTotals, occupancySplit } from "../rooms/index.ts";
import { nightDates, type Stay } from "../stay/index.ts";
import { type CouponRate, couponDiscount } from "./coupon.ts";
import { linesTotal, type PriceLine } from "./price-lines.ts";
import { extrasTax, type StayExtra } from "./stay-extras.ts";
import type { Tax } from "./tax.ts";

/** A mandatory charge, in minor units per unit of its basis. */
export interface Fee {
  readonly name: string;
  readonly amount: number;
  readonly per: "stay" | "night" | "room" | "room-night" | "guest-night";
  /** True when it is paid to the property on arrival; it is part of the total all the same. */
  readonly atProperty: boolean;
}

export interface PriceableStay {
  readonly stay: Stay;
  readonly rooms: RoomConfig;
  readonly rates: NightlyRates;
  readonly taxes: readonly Tax[];
  readonly fees: readonly Fee[];
  /** Discount on the rooms in percent, from a rate plan or a deal. */
  readonly discountPercent?: number | undefined;
  /** What a member has taken off the rooms in percent, after that discount and before a coupon (PRICE-03). */
  readonly memberPercent?: number | undefined;
  /** A coupon that suits the stay; it comes after any other discount and before taxes. */
  readonly coupon?: CouponRate | undefined;
  /** What the guest adds (MEAL-02, BOOK-07); no discount is taken off it. */
  readonly extras?: readonly StayExtra[] | undefined;
  /** Smallest amount charged, in minor units: 100 keeps a currency of two decimals whole. */
  readonly step?: number | undefined;
}

/** A price in all its parts; every amount in minor units. */
export interface PricedStay {
  readonly nights: readonly { readonly date: CivilDate; readonly amount: number }[];
  readonly lines: readonly PriceLine[];
  /** The sum of the lines (PRICE-04). */
  readonly total: number;
  /** The part of the total that is paid to the property on arrival. */
  readonly dueAtProperty: number;
  /** What membership takes off the rooms, before taxes; 0 for all others. */
  readonly memberDiscount: number;
  /** What the coupon takes off; 0 without one that is worth something here. */
  readonly couponDiscount: number;
  /** Taxes that are inside the rates, by name, for the sentence under the price. */
  readonly includedTaxes: readonly { readonly name: string; readonly amount: number }[];
}

/**
 * Prices a stay (PRICE-01, PRICE-04, PRICE-05): rooms by night and tariff, discount, member price
 * (PRICE-03), coupon (COUP-02), what the guest adds, taxes on the discounted rooms and on what is added,
 * mandatory fees. Nothing takes more off than is left of the rooms, so no line below is ever less than
 * nothing; a coupon's least price is that of the rooms before the member price, so that no member pays more
 * than others do. Every line is rounded half up to
 * the step on its own, so the lines always sum to the total. Null when the rates do not cover the stay.
 */
export function priceStay(input: PriceableStay): PricedStay | null {
  const { stay, rooms, rates, taxes, fees, coupon, extras = [], step = 1 } = input;
  const { discountPercent = 0, memberPercent = 0 } = input;
  const dates = nightDates(stay);
  const split = occupancySplit(rooms);
  if (!hasValidRates(rates, split, dates.length)) return null;
  const amounts = nightlyTotals(rates, split, dates.length).map((amount) => roundToStep(amount, step));
  const gross = amounts.reduce((sum, amount) => sum + amount, 0);
  const discount = roundToStep(percentOf(gross, discountPercent), step);
  const memberOff = roundToStep(percentOf(gross - discount, memberPercent), step);
  const left = gross - discount - memberOff;
  const couponOff = coupon ? couponDiscount(coupon, left, step, gross - discount) : 0;
  const net = left - couponOff;
  const ofTaxes = taxAmounts(net, extras, taxes, step);
  const units = { nights: dates.length, rooms: rooms.length, guests: guestsOf(rooms) };
  const lines: readonly PriceLine[] = [
    {
      kind: "rooms",
      amount: gross,
      messageId: "price.rooms-nights",
      values: { rooms: units.rooms, nights: units.nights },
    },
    ...(discount === 0
      ? []
      : [
          {
            kind: "discount" as const,
            amount: -discount,
            messageId: "price.discount",
            values: { percent: discountPercent },
          },
        ]),
    ...(memberOff === 0
      ? []
      : [
          {
            kind: "wizard" as const,
            amount: -memberOff,
            messageId: "price.member",
            values: { percent: memberPercent },
          },
        ]),
    ...(coupon && couponOff > 0
      ? [
          {
            kind: "coupon" as const,
            amount: -couponOff,
            messageId: "price.coupon",
            values: { code: coupon.code },
            name: coupon.code,
          },
        ]
      : []),
    ...extras.map((extra) => extraLine(extra, step)),
    ...taxes.filter((tax) => !tax.included).map((tax, index) => taxLine(tax, ofTaxes.added[index] ?? 0)),
    ...fees.map((fee) => feeLine(fee, roundToStep(fee.amount * feeUnits(fee, units), step))),
  ];
  return {
    nights: dates.map((date, index) => ({ date, amount: amounts[index] ?? 0 })),
    lines,
    total: linesTotal(lines),
    dueAtProperty: linesTotal(lines.filter((line) => line.atProperty)),
    memberDiscount: memberOff,
    couponDiscount: couponOff,
    includedTaxes: taxes
      .filter((tax) => tax.included)
      .map(({ name }, index) => ({ name, amount: ofTaxes.included[index] ?? 0 })),
  };
}

/** The moment a quote made at `createdAt` ends (PRICE-04); both in milliseconds since 1970. */
export function quoteExpiry(
  createdAt: number,
  { quoteMinutes }: Pick<Limits["booking"], "quoteMinutes">,
): number {
  return createdAt + quoteMinutes * 60_000;
}

/** True once the price no longer holds: from the moment of expiry on. */
export function isQuoteExpired(expiresAt: number, now: number): boolean {
  return now >= expiresAt;
}

interface Units {
  readonly nights: number;
  readonly rooms: number;
  readonly guests: number;
}

function feeUnits({ per }: Fee, { nights, rooms, guests }: Units): number {
  return {
    stay: 1,
    night: nights,
    room: rooms,
    "room-night": rooms * nights,
    "guest-night": guests * nights,
  }[per];
}

function extraLine({ kind, name, unitPrice, units }: StayExtra, step: number): PriceLine {
  return {
    kind,
    amount: roundToStep(unitPrice, step) * units,
    messageId: "price.fee",
    values: { name },
    name,
  };
}

function taxLine({ name, percent }: Tax, amount: number): PriceLine {
  return { kind: "tax", amount, messageId: "price.tax", values: { name, percent }, name };
}

function feeLine({ name, atProperty }: Fee, amount: number): PriceLine {
  return { kind: "fee", amount, messageId: "price.fee", values: { name }, name, atProperty };
}

/**
 * What taxes are of rooms and of what guests add, in minor units: those that come on top, then those inside,
 * each in the order given.
 */
export interface TaxAmounts {
  readonly added: readonly number[];
  readonly included: readonly number[];
}

/** Works out taxes on the price of the rooms, `net` of all discounts, and on extras (PRICE-05). */
export function taxAmounts(
  net: number,
  extras: readonly StayExtra[],
  taxes: readonly Tax[],
  step = 1,
): TaxAmounts {
  const added = taxes.filter((tax) => !tax.included);
  const included = taxes.filter((tax) => tax.included);
  const extrasPrice = linesTotal(extras.map((extra) => extraLine(extra, step)));
  const percentSum = (list: readonly Tax[]) => list.reduce((sum, tax) => sum + tax.percent, 0);
  // What contains several taxes: each is its share of the price without any of them.
  const share = (price: number, { percent }: Tax, all: number) => (price * percent) / (100 + all);
  const onRooms = percentSum(included);
  const onExtras = percentSum(included.filter((tax) => tax.onExtras));
  return {
    added: added.map((tax) => roundToStep(percentOf(net, tax.percent), step) + extrasTax(extras, tax, step)),
    included: included.map((tax) =>
      roundHalfUp(share(net, tax, onRooms) + (tax.onExtras ? share(extrasPrice, tax, onExtras) : 0)),
    ),
  };
}
