import type { CivilDate } from "#domain/dates";
import { useIntl } from "#renderer";
import { chevronDownIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import type { CalendarWords } from "./calendar-words.ts";
import styles from "./month-menu.module.css";

interface MonthMenuProps {
  /** The month shown; without it the menu is only a way to jump. */
  readonly month?: CivilDate | undefined;
  readonly months: readonly CivilDate[];
  readonly words: CalendarWords;
  readonly onJump: (month: CivilDate) => void;
}

/** Jumps to a month and year: the browser's own select, so that every device shows its own list. */
export function MonthMenu({ month = "", months, words, onJump }: MonthMenuProps) {
  const text = useIntl().formatMessage({ id: "calendar.go-to-month" });
  return (
    <span className={styles.menu}>
      <select
        aria-label={text}
        value={month}
        onChange={(event) => onJump(event.target.value)}
        className={styles.select}
      >
        {!month && (
          <option value="" disabled>
            {text}
          </option>
        )}
        {months.map((each) => (
          <option key={each} value={each}>
            {words.month(each)}
          </option>
        ))}
      </select>
      <Icon of={chevronDownIcon} size={16} />
    </span>
  );
}
