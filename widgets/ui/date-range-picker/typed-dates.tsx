import { type KeyboardEvent, useEffect, useState } from "react";
import { addDays, type CivilDate } from "#domain/dates";
import type { PickedRange } from "#domain/stay";
import { useIntl } from "#renderer";
import { TextField } from "../field/text-field.tsx";
import type { CalendarWords } from "./calendar-words.ts";
import type { DayRules } from "./day-rules.ts";
import { parseTypedDate } from "./typed-date.ts";
import styles from "./typed-dates.module.css";

export interface TypedDatesProps {
  readonly range: PickedRange;
  readonly onChange: (range: PickedRange) => void;
  readonly rules: DayRules;
  readonly words: CalendarWords;
  readonly today: CivilDate;
}

/**
 * Check-in and check-out as text, for guests who know their dates (DATE-12). Enter and leaving the field take
 * the value over.
 */
export function TypedDates({ range, onChange, rules, words, today }: TypedDatesProps) {
  const intl = useIntl();
  const example = words.typed(addDays(today, 30));

  /** The range with a typed check-in; the check-out stays where the rules allow it. */
  function withCheckin(date: CivilDate | null): string | null {
    if (!date) return commit({ checkin: null, checkout: range.checkout });
    const problem = rules.problem(date, { checkin: null, checkout: null });
    if (problem) return intl.formatMessage({ id: problem.messageId }, { ...problem.values });
    const open = { checkin: date, checkout: null };
    const { checkout } = range;
    return commit(
      checkout && checkout > date && !rules.problem(checkout, open) ? { ...open, checkout } : open,
    );
  }
  function withCheckout(date: CivilDate | null): string | null {
    if (!date) return commit({ ...range, checkout: null });
    if (!range.checkin) return intl.formatMessage({ id: "calendar.typed-checkin-first" });
    if (date <= range.checkin) return intl.formatMessage({ id: "calendar.typed-after-checkin" });
    const problem = rules.problem(date, { checkin: range.checkin, checkout: null });
    return problem
      ? intl.formatMessage({ id: problem.messageId }, { ...problem.values })
      : commit({ ...range, checkout: date });
  }
  function commit(next: PickedRange): null {
    onChange(next);
    return null;
  }
  const shared = {
    words,
    today,
    // Said to be an example: a date alone reads like a day that was chosen.
    example: intl.formatMessage({ id: "calendar.typed-example" }, { example }),
    invalid: intl.formatMessage({ id: "calendar.typed-invalid" }, { example }),
  };
  return (
    <div className={styles.dates}>
      <TypedDate
        {...shared}
        label={intl.formatMessage({ id: "calendar.checkin" })}
        value={range.checkin}
        active={!range.checkin || range.checkout !== null}
        onCommit={withCheckin}
      />
      <TypedDate
        {...shared}
        label={intl.formatMessage({ id: "calendar.checkout" })}
        value={range.checkout}
        active={range.checkin !== null && range.checkout === null}
        onCommit={withCheckout}
      />
    </div>
  );
}

interface TypedDateProps {
  readonly label: string;
  readonly value: CivilDate | null;
  readonly active: boolean;
  readonly example: string;
  readonly invalid: string;
  readonly words: CalendarWords;
  readonly today: CivilDate;
  /** Takes the date over; gives back what is wrong with it, or null. */
  readonly onCommit: (date: CivilDate | null) => string | null;
}

function TypedDate({ label, value, active, example, invalid, words, today, onCommit }: TypedDateProps) {
  const [text, setText] = useState(value ? words.typed(value) : "");
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    setText(value ? words.typed(value) : "");
    setError(null);
  }, [value, words]);

  function take() {
    const typed = text.trim();
    if (typed === (value ? words.typed(value) : "")) return setError(null);
    const date = typed === "" ? null : parseTypedDate(typed, today);
    setError(typed !== "" && date === null ? invalid : onCommit(date));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    take();
  }
  return (
    <TextField
      label={label}
      value={text}
      placeholder={example}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={40}
      data-active={active || undefined}
      inputClassName={styles.input}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  );
}
