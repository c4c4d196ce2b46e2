import { clsx } from "clsx";
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useIntl } from "react-intl";
import {
  addMonths,
  type CivilDate,
  daysBetween,
  type PickedRange,
  type StayLimits,
  startOfMonth,
} from "#domain";
import { IconButton } from "../button/icon-button.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../icon/action-icons.ts";
import { CalendarFooter } from "./calendar-footer.tsx";
import { CalendarMonth } from "./calendar-month.tsx";
import { calendarWords } from "./calendar-words.ts";
import type { CalendarPrices } from "./compact-price.ts";
import styles from "./date-range-picker.module.css";
import { type CalendarDays, dayRules } from "./day-rules.ts";
import { dayView, focusableDay } from "./day-view.ts";
import { focusDay } from "./focus-day.ts";
import { MoreMonths } from "./more-months.tsx";
import { TypedDates } from "./typed-dates.tsx";

export interface DateRangePickerProps {
  /** Civil dates; null where nothing is chosen yet. */
  readonly value: PickedRange;
  readonly onChange: (value: PickedRange) => void;
  /** Today, shortest and longest stay and the last date (`stayLimits`). */
  readonly limits: StayLimits;
  /** What availability says of single days; unknown days can be chosen. */
  readonly days?: CalendarDays | undefined;
  /** Currency of the prices in `days`; without it no price is shown. */
  readonly prices?: CalendarPrices | undefined;
  /** First day of the week: 0 Sunday, 1 Monday, 6 Saturday (country config). */
  readonly weekStart?: number;
  /** Locale key; the page's unless told. */
  readonly locale?: string;
  /** `grid` shows two months with arrows, `scroll` a list of months for phones. */
  readonly layout?: "grid" | "scroll";
  /** Called with the first and last month shown, so that their availability can be loaded (DATE-09). */
  readonly onMonthsShown?: (first: CivilDate, last: CivilDate) => void;
  /** Shows a button that ends the choice. */
  readonly onDone?: () => void;
}

/** Check-in and check-out by pointer, keyboard or typing (DATE-12). Texts: namespaces `calendar` and `dates`. */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    value,
    onChange,
    limits,
    days = NO_DAYS,
    prices,
    weekStart = 1,
    layout = "grid",
    onMonthsShown,
    onDone,
  } = props;
  const intl = useIntl();
  const locale = props.locale ?? intl.locale;
  const idPrefix = useId();
  const months = useRef<HTMLDivElement>(null);
  const { today, lastDate } = limits;
  const [focused, setFocused] = useState(() => focusableDay(value.checkin ?? today, today, lastDate));
  const [first, setFirst] = useState(() => firstMonth(startOfMonth(focused), limits, layout));
  const [count, setCount] = useState(() =>
    layout === "grid" ? 2 : monthsFrom(first, startOfMonth(focused)) + 3,
  );
  const [hovered, setHovered] = useState<CivilDate | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const moveFocus = useRef(false);

  const words = useMemo(() => calendarWords(locale, weekStart), [locale, weekStart]);
  const rules = useMemo(() => dayRules(limits, days), [limits, days]);
  const total = monthsFrom(first, startOfMonth(lastDate)) + 1;
  const shown = Array.from({ length: Math.min(count, total) }, (_, index) => addMonths(first, index));
  const firstShown = shown[0] ?? first;
  const lastShown = shown.at(-1) ?? first;
  const inView = startOfMonth(focused) >= firstShown && startOfMonth(focused) <= lastShown;
  const tabStop = inView ? focused : focusableDay(firstShown, today, lastDate);

  const view = useCallback(
    (date: CivilDate) =>
      dayView(date, { intl, locale, words, rules, range: value, days, prices, today, tabStop, hovered }),
    [intl, locale, words, rules, value, days, prices, today, tabStop, hovered],
  );

  useEffect(() => {
    onMonthsShown?.(firstShown, lastShown);
  }, [onMonthsShown, firstShown, lastShown]);
  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    months.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);
  useEffect(() => {
    // Only when the calendar opens: later the guest scrolls.
    if (layout === "scroll" && value.checkin) scrollTo(months.current, value.checkin);
  }, []);

  function choose(date: CivilDate) {
    const problem = rules.problem(date, value);
    setRefusal(problem ? intl.formatMessage({ id: problem.messageId }, { ...problem.values }) : null);
    setFocused(focusableDay(date, today, lastDate));
    if (!problem) onChange(rules.pick(value, date));
  }
  function show(date: CivilDate) {
    const month = startOfMonth(date);
    if (layout === "scroll") return setCount((now) => Math.max(now, monthsFrom(first, month) + 1));
    if (month < first) setFirst(month);
    else if (month > addMonths(first, count - 1))
      setFirst(firstMonth(addMonths(month, 1 - count), limits, layout));
  }
  function turn(step: -1 | 1) {
    setFirst((now) => firstMonth(addMonths(now, step), limits, layout));
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const date = dateOf(event);
    const next = date && focusDay(date, event, weekStart, event.currentTarget);
    if (!next) return;
    event.preventDefault();
    const target = focusableDay(next, today, lastDate);
    moveFocus.current = target !== focused;
    setRefusal(null);
    setFocused(target);
    show(target);
    if (target === focused) months.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  }
  function change(range: PickedRange) {
    setRefusal(null);
    onChange(range);
    if (range.checkin) {
      setFocused(focusableDay(range.checkout ?? range.checkin, today, lastDate));
      show(range.checkin);
    }
  }
  const hint = hovered ? (view(hovered).reason ?? view(hovered).hint) : undefined;
  return (
    <div className={clsx(styles.picker, styles[layout], prices && styles.priced)}>
      <TypedDates range={value} onChange={change} rules={rules} words={words} today={today} />
      <div
        ref={months}
        className={styles.months}
        onClick={(event) => withDate(event, choose)}
        onPointerOver={(event) => setHovered(event.pointerType === "touch" ? null : dateOf(event))}
        onPointerLeave={() => setHovered(null)}
        onKeyDown={onKeyDown}
      >
        {layout === "grid" && (
          <>
            <IconButton
              icon={chevronLeftIcon}
              label={intl.formatMessage({ id: "calendar.previous-month" })}
              disabled={first <= startOfMonth(today)}
              onClick={() => turn(-1)}
              className={styles.previous}
            />
            <IconButton
              icon={chevronRightIcon}
              label={intl.formatMessage({ id: "calendar.next-month" })}
              disabled={count >= total}
              onClick={() => turn(1)}
              className={styles.next}
            />
          </>
        )}
        {shown.map((month) => (
          <CalendarMonth
            key={month}
            {...{ month, weekStart, words, idPrefix, view }}
            from={layout === "scroll" ? today : undefined}
          />
        ))}
        {layout === "scroll" && count < total && <MoreMonths onMore={() => setCount((now) => now + 3)} />}
      </div>
      <CalendarFooter
        range={value}
        words={words}
        said={refusal ?? hint}
        refused={refusal !== null}
        minNights={value.checkin ? rules.minNights(value.checkin) : 1}
        currency={prices?.currency}
        onClear={() => change({ checkin: null, checkout: null })}
        onDone={onDone}
      />
    </div>
  );
}

const NO_DAYS: CalendarDays = {};

/** Keeps the shown months between this month and the last one that can be chosen. */
function firstMonth(
  wanted: CivilDate,
  { today, lastDate }: StayLimits,
  layout: "grid" | "scroll",
): CivilDate {
  const start = startOfMonth(today);
  if (layout === "scroll") return start;
  const last = addMonths(startOfMonth(lastDate), -1);
  return wanted < start || last < start ? start : wanted > last ? last : wanted;
}

function monthsFrom(from: CivilDate, to: CivilDate): number {
  return Math.round(daysBetween(from, to) / 30.44);
}

function dateOf(event: SyntheticEvent): CivilDate | null {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-date]") : null;
  return cell?.dataset.date ?? null;
}

function withDate(event: SyntheticEvent, use: (date: CivilDate) => void): void {
  const date = dateOf(event);
  if (date) use(date);
}

function scrollTo(root: HTMLElement | null, date: CivilDate): void {
  root?.querySelector(`[data-month="${date.slice(0, 7)}"]`)?.scrollIntoView?.({ block: "start" });
}
