import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type CivilDate, startOfMonth } from "#domain/dates";
import type { PickedRange, StayLimits } from "#domain/stay";
import { useIntl } from "#renderer";
import { CalendarFooter } from "./calendar-footer.tsx";
import { CalendarMonth } from "./calendar-month.tsx";
import { calendarWords } from "./calendar-words.ts";
import type { CalendarPrices } from "./compact-price.ts";
import { dateOfEvent } from "./date-of-event.ts";
import styles from "./date-range-picker.module.css";
import { type CalendarDays, dayRules } from "./day-rules.ts";
import { dayView, focusableDay } from "./day-view.ts";
import { focusDay } from "./focus-day.ts";
import { MonthMenu } from "./month-menu.tsx";
import { MonthTurner } from "./month-turner.tsx";
import { MoreMonths } from "./more-months.tsx";
import { openAtWeek } from "./open-at-week.ts";
import { TypedDates } from "./typed-dates.tsx";
import { useShownMonths } from "./use-shown-months.ts";

export interface DateRangePickerProps {
  /** Civil dates; null where nothing is chosen yet. */
  readonly value: PickedRange;
  readonly onChange: (value: PickedRange) => void;
  /** Today, shortest and longest stay and the last date (`stayLimits`). */
  readonly limits: StayLimits;
  /** What availability says of single days; unknown days can be chosen. */
  readonly days?: CalendarDays | undefined;
  /**
   * Currency of the prices in `days`; without it no price is shown. Null while it is still to come: its room
   * is kept.
   */
  readonly prices?: CalendarPrices | null | undefined;
  /** First day of the week: 0 Sunday, 1 Monday, 6 Saturday (country config). */
  readonly weekStart?: number;
  /** Locale key; the page's unless told. */
  readonly locale?: string;
  /** `grid` shows two months with arrows, `scroll` a list of months for phones. */
  readonly layout?: "grid" | "scroll";
  /** Called with the first and last month shown, so that their availability can be loaded (DATE-09). */
  readonly onMonthsShown?: (first: CivilDate, last: CivilDate) => void;
  /** What the chosen range costs, or why it cannot be had; shown once both ends are chosen. */
  readonly outcome?: string | undefined;
  /** Says that `days` and `prices` could not be read, and asks for them again (STATE-02). */
  readonly onRetry?: (() => void) | undefined;
  /** Shows a button that ends the choice. */
  readonly onDone?: () => void;
  /** More to choose beside the dates, shown above their summary. */
  readonly children?: ReactNode;
}

/**
 * Check-in and check-out by pointer, keyboard or typing (DATE-12). Texts: namespaces `calendar` and `dates`.
 */
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
    outcome,
    onRetry,
    onDone,
    children,
  } = props;
  const intl = useIntl();
  const locale = props.locale ?? intl.locale;
  const root = useRef<HTMLDivElement>(null);
  const { today, lastDate } = limits;
  const [focused, setFocused] = useState(() => focusableDay(value.checkin ?? today, today, lastDate));
  const { months, all, show, put, turn, more } = useShownMonths(limits, layout, focused, onMonthsShown);
  const [hovered, setHovered] = useState<CivilDate | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const moveFocus = useRef(false);
  // In the list a month is scrolled to: first the one of the stay where it is not on top, later those the
  // guest jumps to.
  const [scrolledTo, setScrolledTo] = useState(
    value.checkin && value.checkin >= (months[1] ?? lastDate) ? value.checkin : null,
  );

  const words = useMemo(() => calendarWords(locale, weekStart), [locale, weekStart]);
  const rules = useMemo(() => dayRules(limits, days), [limits, days]);
  const tabStop = months.includes(startOfMonth(focused))
    ? focused
    : focusableDay(months[0] ?? today, today, lastDate);

  const view = useCallback(
    (date: CivilDate) =>
      dayView(date, { intl, locale, words, rules, range: value, days, prices, today, tabStop, hovered }),
    [intl, locale, words, rules, value, days, prices, today, tabStop, hovered],
  );

  useEffect(() => {
    if (!moveFocus.current) return;
    moveFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);
  useEffect(() => {
    if (layout !== "scroll" || !scrolledTo) return;
    const month = root.current?.querySelector(`[data-month="${scrolledTo.slice(0, 7)}"]`);
    month?.scrollIntoView?.({ block: "start" });
    setScrolledTo(null);
  }, [layout, scrolledTo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once; where the guest has scrolled since is theirs.
  useEffect(() => openAtWeek(root.current, focused), []);

  function choose(date: CivilDate | null) {
    if (!date) return;
    const problem = rules.problem(date, value);
    setRefusal(problem ? intl.formatMessage({ id: problem.messageId }, { ...problem.values }) : null);
    setFocused(focusableDay(date, today, lastDate));
    if (!problem) onChange(rules.pick(value, date));
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const date = dateOfEvent(event);
    const next = date && focusDay(date, event, weekStart, event.currentTarget);
    if (!next) return;
    event.preventDefault();
    const target = focusableDay(next, today, lastDate);
    moveFocus.current = target !== focused;
    setRefusal(null);
    setFocused(target);
    show(target);
    if (target === focused) root.current?.querySelector<HTMLElement>(`[data-date="${target}"]`)?.focus();
  }
  function change(range: PickedRange) {
    setRefusal(null);
    onChange(range);
    if (range.checkin) {
      setFocused(focusableDay(range.checkout ?? range.checkin, today, lastDate));
      show(range.checkin);
    }
  }
  function jump(month: CivilDate) {
    show(month);
    setScrolledTo(month);
  }
  const hint = hovered ? (view(hovered).reason ?? view(hovered).hint) : undefined;
  return (
    <div
      className={clsx(
        styles.picker,
        styles[layout],
        prices !== undefined && styles.priced,
        onDone && styles.ends,
      )}
    >
      <TypedDates range={value} onChange={change} rules={rules} words={words} today={today} />
      {layout === "scroll" && (
        <div className={styles.menu}>
          <MonthMenu months={all} words={words} onJump={jump} />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days inside are the controls; one listener serves them all */}
      <div
        ref={root}
        className={styles.months}
        onClick={(event) => choose(dateOfEvent(event))}
        onPointerOver={(event) => setHovered(event.pointerType === "touch" ? null : dateOfEvent(event))}
        onPointerLeave={() => setHovered(null)}
        onKeyDown={onKeyDown}
      >
        {layout === "grid" && <MonthTurner {...{ months, all, words }} onTurn={turn} onPut={put} />}
        {months.map((month) => (
          <CalendarMonth
            key={month}
            {...{ month, weekStart, words, view }}
            {...(layout === "grid" ? { hideTitle: true } : { from: today })}
          />
        ))}
        {layout === "scroll" && months.length < all.length && <MoreMonths onMore={more} />}
      </div>
      <CalendarFooter
        range={value}
        words={words}
        said={refusal ?? hint}
        refused={refusal !== null}
        minNights={value.checkin ? rules.minNights(value.checkin) : 1}
        prices={prices}
        outcome={outcome}
        onRetry={onRetry}
        locale={locale}
        onClear={() => change({ checkin: null, checkout: null })}
        onDone={onDone}
      >
        {children}
      </CalendarFooter>
    </div>
  );
}

const NO_DAYS: CalendarDays = {};
