import type { CivilDate } from "#domain/dates";
import { formatMoney } from "#domain/money";
import type { PickedRange } from "#domain/stay";
import type { WidgetIntl } from "#renderer";
import type { CalendarWords } from "./calendar-words.ts";
import { type CalendarPrices, compactPrice } from "./compact-price.ts";
import type { DayView } from "./day-cell.tsx";
import { type CalendarDays, type DayRules, isCheckout } from "./day-rules.ts";

export interface DayViewSource {
  readonly intl: WidgetIntl;
  readonly locale: string;
  readonly words: CalendarWords;
  readonly rules: DayRules;
  readonly range: PickedRange;
  readonly days: CalendarDays;
  readonly prices: CalendarPrices | null | undefined;
  readonly today: CivilDate;
  readonly tabStop: CivilDate;
  /** Day under the pointer. */
  readonly hovered: CivilDate | null;
}

/** What the cell of one day shows and says. */
export function dayView(date: CivilDate, source: DayViewSource): DayView {
  const { intl, rules, range, days, prices, today, hovered, locale } = source;
  const problem = rules.problem(date, range);
  const previewEnd = hovered && isCheckout(hovered, range) && !rules.problem(hovered, range) ? hovered : null;
  const part = partOf(date, range.checkin, range.checkout ?? previewEnd);
  const info = days[date];
  const sold = info?.price !== undefined && info.available !== false ? info.price : undefined;
  const min = rules.minNights(date);
  const asksCheckin = !isCheckout(date, range) && !problem && date !== range.checkin;
  return {
    label: label(date, part, sold, min, asksCheckin, source),
    reason: problem ? intl.formatMessage({ id: problem.messageId }, { ...problem.values }) : undefined,
    look: !problem ? "open" : problem.code === "past" ? "past" : TAKEN.has(problem.code) ? "taken" : "closed",
    part,
    preview: range.checkout === null && part !== "none" && date !== range.checkin,
    price: prices && sold !== undefined ? compactPrice(sold, prices, locale) : undefined,
    hint:
      asksCheckin && min > 1 ? intl.formatMessage({ id: "calendar.min-stay" }, { nights: min }) : undefined,
    today: date === today,
    tabStop: date === source.tabStop,
  };
}

const TAKEN: ReadonlySet<string> = new Set(["sold-out"]);

function partOf(date: CivilDate, start: CivilDate | null, end: CivilDate | null): DayView["part"] {
  if (date === start) return end ? "start" : "both";
  if (date === end) return "end";
  return start && end && start < date && date < end ? "middle" : "none";
}

function label(
  date: CivilDate,
  part: DayView["part"],
  price: number | undefined,
  min: number,
  asksCheckin: boolean,
  { intl, words, range, prices, today, locale }: DayViewSource,
): string {
  const said = { date: words.day(date) };
  const state =
    date === range.checkin
      ? "calendar.day-checkin"
      : date === range.checkout
        ? "calendar.day-checkout"
        : part === "middle" && range.checkout
          ? "calendar.day-in-stay"
          : date === today
            ? "calendar.day-today"
            : undefined;
  const day = state ? intl.formatMessage({ id: state }, said) : said.date;
  const priced =
    prices && price !== undefined
      ? intl.formatMessage(
          { id: "calendar.day-price" },
          {
            day,
            price: formatMoney(
              { amount: price, currency: prices.currency },
              { locale, symbol: prices.symbol },
            ),
          },
        )
      : day;
  return asksCheckin && min > 1
    ? `${priced}. ${intl.formatMessage({ id: "calendar.min-stay" }, { nights: min })}`
    : priced;
}

/** The nearest day to `date` that can hold the focus. */
export function focusableDay(date: CivilDate, today: CivilDate, lastDate: CivilDate): CivilDate {
  return date < today ? today : date > lastDate ? lastDate : date;
}
