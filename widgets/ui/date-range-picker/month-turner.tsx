import type { CivilDate } from "#domain/dates";
import { useIntl } from "#renderer";
import { IconButton } from "../button/icon-button.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../icon/action-icons.ts";
import type { CalendarWords } from "./calendar-words.ts";
import { MonthMenu } from "./month-menu.tsx";
import styles from "./month-turner.module.css";

interface MonthTurnerProps {
  readonly months: readonly CivilDate[];
  readonly all: readonly CivilDate[];
  readonly words: CalendarWords;
  readonly onTurn: (step: -1 | 1) => void;
  readonly onPut: (month: CivilDate, place: number) => void;
}

/** Over the months: each one's menu, and arrows to the month before and after at the two ends. */
export function MonthTurner({ months, all, words, onTurn, onPut }: MonthTurnerProps) {
  const intl = useIntl();
  return (
    <>
      <IconButton
        icon={chevronLeftIcon}
        label={intl.formatMessage({ id: "calendar.previous-month" })}
        disabled={months[0] === all[0]}
        onClick={() => onTurn(-1)}
        className={styles.previous}
      />
      {months.map((month, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the menu of a place stays, with its focus, while the month in it changes
        <div key={place} className={styles.menu}>
          <MonthMenu
            month={month}
            months={all.slice(place, all.length - months.length + place + 1)}
            words={words}
            onJump={(next) => onPut(next, place)}
          />
        </div>
      ))}
      <IconButton
        icon={chevronRightIcon}
        label={intl.formatMessage({ id: "calendar.next-month" })}
        disabled={months.at(-1) === all.at(-1)}
        onClick={() => onTurn(1)}
        className={styles.next}
      />
    </>
  );
}
