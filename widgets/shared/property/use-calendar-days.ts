import { useCallback, useEffect, useState } from "react";
import { calendarEnd, startOfMonth } from "#domain/dates";
import { usePage, useSource } from "#renderer";
import type { CalendarViewOutput } from "#schemas/generated/api/hotels.ts";
import type { CalendarPrices } from "../../ui/date-range-picker/compact-price.ts";
import type { CalendarDays } from "../../ui/date-range-picker/day-rules.ts";
import { nextWindow } from "./next-window.ts";

interface CalendarRead {
  readonly days: CalendarDays;
  /** Null until something is known, undefined where the property hides its prices. */
  readonly prices: CalendarPrices | null | undefined;
  /** Today at the property, once known. */
  readonly today: string | undefined;
}

export interface CalendarData extends CalendarRead {
  /** Asks for the months from `first` to `last`. */
  readonly show: (first: string, last: string) => void;
  /** Asks again for the months that could not be read; undefined while there are none. */
  readonly retry: (() => void) | undefined;
  /** True once a calendar has been shown. */
  readonly shown: boolean;
  /** True once the guest has reached for the dates or rooms. */
  readonly touched: boolean;
  readonly touch: () => void;
}

interface CalendarOf {
  readonly hotelId: number;
  /** The category a guest has chosen. */
  readonly categoryId: number | undefined;
  readonly roomsConfig: string;
}

/**
 * Price and rules of each day of the shown months, as many months at a time as the limits say, each asked for
 * once (DATE-09). Nothing is asked before a calendar opens. Days of months whose request failed stay unknown
 * until they are asked for again.
 */
export function useCalendarDays({ hotelId, categoryId, roomsConfig }: CalendarOf): CalendarData {
  const [shown, setShown] = useState<readonly [string, string] | null>(null);
  const [months, setMonths] = useState<readonly string[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [read, setRead] = useState<CalendarRead>({ days: {}, prices: null, today: undefined });
  const [touched, setTouched] = useState(false);
  const { calendarMonths: size } = usePage().limits.stays;
  // The months being asked for: until they are there, nothing else is asked, whatever the guest turns to
  // meanwhile.
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!asked && shown) setAsked(nextWindow(shown, months, size));
  }, [asked, shown, months, size]);
  const { data, isError } = useSource(
    "calendarView",
    {
      hotel_id: hotelId,
      start_time: asked?.[0] ?? "",
      end_time: asked ? calendarEnd(asked[0] ?? "", asked.length) : "",
      request_type: "calendar_view",
      selected_rcid: categoryId ?? ANY_CATEGORY,
      rooms_config: roomsConfig,
    },
    { enabled: asked !== null },
  );
  useEffect(() => {
    if (!asked || !(data || isError)) return;
    setMonths((known) => [...known, ...asked]);
    setAsked(null);
    if (!data) {
      setFailed((known) => [...known, ...asked]);
      return;
    }
    setRead(({ days }) => ({
      days: { ...days, ...daysOf(data) },
      prices: pricesOf(data),
      today: data.today,
    }));
  }, [asked, data, isError]);

  const show = useCallback((first: string, last: string) => {
    const range = [startOfMonth(first), startOfMonth(last)] as const;
    setShown((now) => (now?.[0] === range[0] && now[1] === range[1] ? now : range));
  }, []);
  const retry = () => {
    setMonths((known) => known.filter((month) => !failed.includes(month)));
    setFailed([]);
  };
  return {
    ...read,
    show,
    retry: failed.length > 0 ? retry : undefined,
    shown: shown !== null,
    touched: touched || shown !== null,
    touch: () => setTouched(true),
  };
}

/** Whichever category a booking would get (API-13). */
const ANY_CATEGORY = 1;

function daysOf({ days }: CalendarViewOutput): CalendarDays {
  return Object.fromEntries(
    days.map((day) => [
      day.date,
      {
        available: day.available,
        min_stay: day.minimum_stay,
        max_stay: day.maximum_stay,
        arrival_allowed: day.arrival,
        departure_allowed: day.departure,
        stay_lengths: day.stay_lengths,
        reason: day.reason,
        price: day.price,
      },
    ]),
  );
}

function pricesOf({ days, ...view }: CalendarViewOutput): CalendarPrices | undefined {
  if (!days.some(({ price }) => price !== undefined)) return undefined;
  return { currency: view.currency_code, symbol: view.currency_symbol, charges: view.stay_charges };
}
