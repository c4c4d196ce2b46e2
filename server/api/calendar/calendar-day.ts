import type { Selectable } from "kysely";
import { addDays, type RoomConfig, roundHalfUp, type StayLimits } from "#domain";
import type { CalendarDay } from "#schemas/generated/api/hotels.ts";
import type { PropertyTable } from "../../db/property-tables.ts";
import type { CategorySupply } from "../../pricing/category-supply.ts";
import { type NightOffer, nightOffer } from "../../pricing/night-offer.ts";
import { priceOffer } from "../../pricing/price-offer.ts";

export interface CalendarOf {
  readonly property: Selectable<PropertyTable>;
  readonly category: CategorySupply;
  readonly rooms: RoomConfig;
  readonly limits: StayLimits;
  readonly now: number;
  readonly symbol: string;
}

/** One day of a calendar. The price is a night's share of the shortest stay from that day, charges included. */
export function calendarDay(calendar: CalendarOf, date: string): CalendarDay {
  const { property, category, rooms, limits } = calendar;
  const night = nightOffer(category, date, property.currency_code);
  const early = date < limits.today;
  const late = date >= limits.lastDate;
  const free = !early && !late && !night.closed && night.available >= rooms.length;
  const reason = early
    ? "past"
    : late
      ? "too_far"
      : night.closed
        ? "closed"
        : free
          ? night.noArrival
            ? "no_arrival"
            : null
          : "sold_out";
  const price = free ? nightlyPrice(calendar, night) : null;
  return {
    date,
    available: free,
    ...(price === null ? {} : { price }),
    rooms_left: early || late ? 0 : Math.min(mostTold, night.available),
    minimum_stay: Math.max(night.minStay, limits.minNights),
    ...(night.maxStay === null ? {} : { maximum_stay: night.maxStay }),
    arrival: free && !night.noArrival,
    departure: !early && !night.noDeparture,
    ...(reason ? { reason } : {}),
  };
}

function nightlyPrice(
  { property, category, rooms, limits, now, symbol }: CalendarOf,
  night: NightOffer,
): number | null {
  const length = Math.max(1, night.minStay, limits.minNights);
  const nights = [...Array(length).keys()].map((index) =>
    nightOffer(category, addDays(night.date, index), property.currency_code),
  );
  const rates = {
    single: nights.map((each) => each.single),
    double: nights.map((each) => each.double),
    extra: nights.map((each) => each.extra),
  };
  const stay = { checkin: night.date, checkout: addDays(night.date, length) };
  const price = priceOffer(property, category.category, rates, { stay, rooms, now, currencySymbol: symbol });
  return price && roundHalfUp(price.total / length);
}

/** More rooms than this are not told: nobody needs to count a hotel. */
const mostTold = 9;
