import { useCallback, useEffect, useState } from "react";
import { calendarEnd, calendarMonths, startOfMonth } from "#domain";
import { usePage, useSource } from "#renderer";
import type { CalendarViewOutput } from "#schemas/generated/api/hotels.ts";
import type { CalendarDays } from "../ui/date-range-picker/day-rules.ts";
import { nextWindow } from "./next-window.ts";

interface CalendarRead {
  readonly days: CalendarDays;
  readonly currency: string | undefined;
  /** Today at the property, once known. */
  readonly today: string | undefined;
}

interface CalendarData extends CalendarRead {
  /** Asks for the months from `first` to `last`. */
  readonly show: (first: string, last: string) => void;
  /** True once the guest has reached for the dates or rooms. */
  readonly touched: boolean;
  readonly touch: () => void;
}

/**
 * Price and rules of each day of the shown months, as many months at a time as the limits say, each asked for once (DATE-09). Nothing is asked before a
 * calendar opens. Days of months whose request failed stay unknown.
 */
export function useCalendarDays(hotelId: number, roomsConfig: string | undefined): CalendarData {
  const [shown, setShown] = useState<readonly [string, string] | null>(null);
  const [months, setMonths] = useState<readonly string[]>([]);
  const [read, setRead] = useState<CalendarRead>({ days: {}, currency: undefined, today: undefined });
  const [touched, setTouched] = useState(false);
  const { calendarMonths: size } = usePage().limits.stays;
  // First day of the months being asked for: until they are there, nothing else is asked, whatever the guest turns to meanwhile.
  const [start, setStart] = useState<string | null>(null);
  useEffect(() => {
    if (start === null && shown) setStart(nextWindow(shown, months, size));
  }, [start, shown, months, size]);
  const { data, isError } = useSource(
    "calendarView",
    {
      hotel_id: hotelId,
      start_time: start ?? "",
      end_time: start ? calendarEnd(start, size) : "",
      request_type: "calendar_view",
      selected_rcid: 1,
      rooms_config: roomsConfig,
    },
    { enabled: start !== null },
  );
  useEffect(() => {
    if (start === null || !(data || isError)) return;
    setMonths((known) => [...known, ...calendarMonths(start, size)]);
    setStart(null);
    if (!data) return;
    const { currency_code: currency, today } = data;
    setRead(({ days }) => ({ days: { ...days, ...daysOf(data) }, currency, today }));
  }, [start, size, data, isError]);

  const show = useCallback((first: string, last: string) => {
    const range = [startOfMonth(first), startOfMonth(last)] as const;
    setShown((now) => (now?.[0] === range[0] && now[1] === range[1] ? now : range));
  }, []);
  return { ...read, show, touched: touched || shown !== null, touch: () => setTouched(true) };
}

function daysOf({ days }: CalendarViewOutput): CalendarDays {
  return Object.fromEntries(
    days.map((day) => [
      day.date,
      {
        available: day.available,
        min_stay: day.minimum_stay,
        arrival_allowed: day.arrival,
        price: day.price,
      },
    ]),
  );
}
