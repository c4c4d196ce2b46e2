import { addDays } from "#domain/dates";
import type { RateRuleTable } from "../db/property-tables.ts";
import type { Setting } from "./texts/description-texts.ts";

const weekend = 16 + 32;
const everyDay = 127;

interface Season {
  /** `MM-DD`, both inclusive; may run over the end of the year. */
  readonly from: string;
  readonly to: string;
  readonly percentage: number;
  readonly minStay?: number;
  /** Weekdays on which nobody arrives. */
  readonly noArrival?: number;
}

/** Season calendars by surroundings, northern half of the world. */
const seasons: Readonly<Record<Setting, readonly Season[]>> = {
  city: [
    { from: "05-01", to: "06-30", percentage: 112 },
    { from: "09-01", to: "10-31", percentage: 114 },
    { from: "12-22", to: "01-02", percentage: 128 },
    { from: "01-08", to: "02-28", percentage: 84 },
  ],
  coast: [
    { from: "05-01", to: "06-30", percentage: 118 },
    { from: "07-01", to: "08-31", percentage: 152, minStay: 4 },
    { from: "11-01", to: "02-28", percentage: 78 },
  ],
  mountain: [
    { from: "12-20", to: "01-04", percentage: 165, minStay: 4 },
    { from: "01-05", to: "03-20", percentage: 128 },
    { from: "07-01", to: "08-31", percentage: 122, minStay: 3 },
    { from: "04-10", to: "05-31", percentage: 82 },
    { from: "10-20", to: "11-30", percentage: 80 },
  ],
  countryside: [
    { from: "05-01", to: "06-30", percentage: 112 },
    { from: "07-01", to: "08-31", percentage: 136, minStay: 3 },
    { from: "12-20", to: "01-02", percentage: 132, minStay: 3 },
    { from: "01-06", to: "03-15", percentage: 80 },
  ],
  desert: [
    { from: "11-15", to: "03-15", percentage: 124 },
    { from: "06-01", to: "08-31", percentage: 72 },
  ],
};

export interface RatesRequest {
  readonly property_id: number;
  readonly room_category_id: number;
  readonly setting: Setting;
  readonly home: boolean;
  readonly southern: boolean;
  readonly today: string;
  /** Weekend price in percent of the weekday's. */
  readonly weekendPercentage: number;
  /** True when guests of the high season arrive on Friday, Saturday or Monday only. */
  readonly fixedArrival: boolean;
}

/** Price rules for three years: parameters, never a row per night. */
export function buildRates(request: RatesRequest): readonly RateRuleTable[] {
  const { property_id, room_category_id, today, home, southern } = request;
  const last = addDays(today, 1125);
  const rule = (rule_id: number, fields: Partial<RateRuleTable>): RateRuleTable => ({
    property_id,
    room_category_id,
    rule_id,
    from_date: today,
    to_date: last,
    weekdays: everyDay as never,
    price_percentage: 100 as never,
    min_stay: null,
    max_stay: null,
    closed: false as never,
    no_arrival: false as never,
    no_departure: false as never,
    ...fields,
  });
  const rules = [
    rule(1, { weekdays: weekend as never, price_percentage: request.weekendPercentage as never }),
  ];
  const firstYear = Number(today.slice(0, 4)) - 1;
  for (let year = firstYear; year <= firstYear + 4; year += 1) {
    for (const season of seasons[request.setting]) {
      const [from, to] = seasonDates(season, year, southern);
      if (to < today || from > last) continue;
      const min_stay = home ? (season.minStay ?? null) : null;
      rules.push(
        rule(rules.length + 1, {
          from_date: from,
          to_date: to,
          price_percentage: season.percentage as never,
          min_stay,
        }),
      );
      if (home && request.fixedArrival && season.minStay) {
        rules.push(
          rule(rules.length + 1, {
            from_date: from,
            to_date: to,
            weekdays: (2 + 4 + 8 + 64) as never,
            no_arrival: true as never,
          }),
        );
      }
    }
  }
  return rules;
}

/** South of the equator seasons come half a year later. */
function seasonDates({ from, to }: Season, year: number, southern: boolean): readonly [string, string] {
  const start = `${year}-${from}`;
  const end = `${to < from ? year + 1 : year}-${to}`;
  return southern ? [addDays(start, 182), addDays(end, 182)] : [start, end];
}
