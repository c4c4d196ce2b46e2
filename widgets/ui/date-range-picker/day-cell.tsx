import { clsx } from "clsx";
import { memo } from "react";
import type { CivilDate } from "#domain/dates";
import styles from "./day-cell.module.css";

/** What one cell shows. */
export interface DayView {
  /** The whole sentence for screen readers and the tooltip's base. */
  readonly label: string;
  /** Why it cannot be chosen; also the tooltip. */
  readonly reason: string | undefined;
  readonly look: "open" | "past" | "taken" | "closed";
  readonly part: "none" | "start" | "middle" | "end" | "both";
  /** True while the part is only what the pointer promises. */
  readonly preview: boolean;
  readonly price: string | undefined;
  /** A rule shown as a small mark, such as a minimum stay. */
  readonly hint: string | undefined;
  readonly today: boolean;
  /** True for the one day that Tab reaches. */
  readonly tabStop: boolean;
}

interface DayCellProps {
  readonly date: CivilDate;
  readonly view: DayView;
}

/** One day. Days that cannot be chosen stay reachable by keyboard, so that they can say why. */
export const DayCell = memo(
  function DayCell({ date, view }: DayCellProps) {
    const chosen = view.part !== "none" && !view.preview;
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a table with the role grid every cell is a grid cell
      <td
        aria-selected={chosen}
        className={clsx(styles.cell, styles[view.part], view.preview && styles.preview)}
      >
        <button
          type="button"
          data-date={date}
          tabIndex={view.tabStop ? 0 : -1}
          aria-label={view.reason ? `${view.label}. ${view.reason}` : view.label}
          aria-disabled={view.reason !== undefined || undefined}
          aria-current={view.today ? "date" : undefined}
          title={view.reason ?? view.hint}
          className={clsx(styles.day, styles[view.look], view.today && styles.today)}
        >
          <span className={styles.number}>{Number(date.slice(8))}</span>
          {view.price && (
            <bdi className={styles.price} aria-hidden="true">
              {view.price}
            </bdi>
          )}
        </button>
      </td>
    );
  },
  (before, after) => before.date === after.date && sameView(before.view, after.view),
);

function sameView(a: DayView, b: DayView): boolean {
  return (Object.keys(a) as (keyof DayView)[]).every((key) => a[key] === b[key]);
}
