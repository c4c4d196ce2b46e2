import { useState } from "react";
import { addDays, addMonths, startOfMonth } from "#domain";
import { useSource } from "#renderer";
import type { CalendarViewOutput } from "#schemas/generated/api/hotels.ts";
import type { CalendarDays } from "../ui/date-range-picker/day-rules.ts";

interface CalendarData {
  readonly days: CalendarDays;
  readonly currency: string | undefined;
  /** Today at the property, once known. */
  readonly today: string | undefined;
  /** Asks for the months from `first` to `last`. */
  readonly show: (first: string, last: string) => void;
  /** True once the guest has reached for the dates or rooms. */
  readonly touched: boolean;
  readonly touch: () => void;
}

/** Price and rules of each day of the shown months, three months at a time (DATE-09). Nothing is asked before a calendar opens. */
export function useCalendarDays(hotelId: number, roomsConfig: string | undefined): CalendarData {
  const [shown, setShown] = useState<string | null>(null);
  const [touched, setTouched] = useState(false);
  const start = shown ?? "";
  const { data } = useSource(
    "calendarView",
    {
      hotel_id: hotelId,
      start_time: start,
      end_time: start && addDays(addMonths(start, MONTHS), -1),
      request_type: "calendar_view",
      selected_rcid: 1,
      rooms_config: roomsConfig,
    },
    { enabled: shown !== null, keepOldData: true },
  );
  return {
    days: data ? daysOf(data) : {},
    currency: data?.currency_code,
    today: data?.today,
    show: (first) => setShown(startOfMonth(first)),
    touched: touched || shown !== null,
    touch: () => setTouched(true),
  };
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

const MONTHS = 3;
