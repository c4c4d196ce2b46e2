import { memo } from "react";
import type { CivilDate } from "#domain/dates";
import styles from "./calendar-month.module.css";
import type { CalendarWords } from "./calendar-words.ts";
import { DayCell, type DayView } from "./day-cell.tsx";
import { monthGrid } from "./month-grid.ts";

export interface CalendarMonthProps {
  readonly month: CivilDate;
  readonly weekStart: number;
  readonly words: CalendarWords;
  /** Everything a cell shows, by date. Its identity changes when anything in it does. */
  readonly view: (date: CivilDate) => DayView;
  /** Leaves out the weeks that end before this date. */
  readonly from?: CivilDate | undefined;
  /** Leaves out the title: a menu shows it. */
  readonly hideTitle?: boolean;
}

/** One month as a grid of days. */
export const CalendarMonth = memo(function CalendarMonth(props: CalendarMonthProps) {
  const { month, weekStart, words, view, from, hideTitle } = props;
  const title = words.month(month);
  const weeks = monthGrid(month, weekStart).filter(
    (week) => !from || week.some((date) => date && date >= from),
  );
  return (
    <section className={styles.month} data-month={month.slice(0, 7)}>
      {!hideTitle && <h3 className={styles.title}>{title}</h3>}
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern builds on a table, whose cells it makes grid cells */}
      <table role="grid" aria-label={title} className={styles.grid}>
        <thead>
          <tr>
            {words.weekdays.map(({ long, short }) => (
              <th key={long} scope="col" className={styles.weekday}>
                <abbr title={long} aria-label={long}>
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) =>
                date ? (
                  <DayCell key={date} date={date} view={view(date)} />
                ) : (
                  <td key={words.weekdays[index]?.long} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
