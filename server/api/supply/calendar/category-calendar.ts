import { addDays } from "#domain/dates";
import type { RoomConfig } from "#domain/rooms";
import type { StayLimits } from "#domain/stay";
import { type NightOffer, nightOffer } from "../../../pricing/night-offer.ts";
import { nightsRefusal } from "../../../pricing/night-refusal.ts";
import type { OfferRefusal } from "../../../pricing/offer.ts";
import { isLengthAllowed } from "../../../pricing/stay-offer.ts";
import type { CategorySupply } from "../../../supply/category-supply.ts";

export interface AskedCalendar {
  readonly rooms: RoomConfig;
  readonly limits: StayLimits;
  readonly currencyCode: string;
  /** Fewest rooms the property sells together. */
  readonly minRooms: number;
}

/** What a category says of its nights, each worked out once. */
export interface CategoryCalendar {
  readonly night: (date: string) => NightOffer;
  /** Why the night cannot be sold to these rooms; null when it can. */
  readonly refusal: (date: string) => OfferRefusal | null;
  /**
   * How many nights a stay from this day may have, ascending: exactly the stays whose offer is not refused.
   */
  readonly lengths: (arrival: string) => readonly number[];
}

/**
 * The nights of a category for the rooms that were asked for; prices in minor units of the asked currency.
 */
export function categoryCalendar(supply: CategorySupply, asked: AskedCalendar): CategoryCalendar {
  const { rooms, limits, currencyCode, minRooms } = asked;
  const night = remembered((date) => nightOffer(supply, date, currencyCode));
  const refusal = remembered((date) => nightsRefusal(supply, [night(date)], { rooms, minRooms }));

  function lengths(arrival: string): readonly number[] {
    const first = night(arrival);
    if (arrival < limits.today || first.noArrival) return [];
    const found: number[] = [];
    for (let nights = 1; nights <= limits.maxNights; nights += 1) {
      const checkout = addDays(arrival, nights);
      if (checkout > limits.lastDate || refusal(addDays(checkout, -1)) !== null) break;
      if (nights < limits.minNights || !isLengthAllowed(first, nights)) continue;
      if (!night(checkout).noDeparture) found.push(nights);
    }
    return found;
  }
  return { night, refusal, lengths };
}

function remembered<Value>(work: (date: string) => Value): (date: string) => Value {
  const known = new Map<string, Value>();
  return (date) => {
    let value = known.get(date);
    if (value === undefined) {
      value = work(date);
      known.set(date, value);
    }
    return value;
  };
}
