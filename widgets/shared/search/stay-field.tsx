import { type RefObject, useState } from "react";
import { type FlexibleStay, nightsOf } from "#domain/stay";
import { usePage, useT } from "#renderer";
import { Icon } from "../../ui/icon/icon.tsx";
import { calendarIcon } from "../../ui/icon/travel-icons.ts";
import { dateText } from "../text/use-date-text.ts";
import { makeRoomBelow } from "./make-room-below.ts";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { PickerProblem } from "./picker-problem.tsx";
import styles from "./search-form.module.css";
import { useOnDemand } from "./use-on-demand.ts";

const loadPicker = () => import("./stay-picker.tsx");

export interface StayFieldProps {
  readonly id: string;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly stay: FlexibleStay | null;
  readonly onChange: (stay: FlexibleStay) => void;
  readonly autoOpen?: boolean;
  readonly inline: boolean;
}

/**
 * Check-in and check-out on one button; the calendar is loaded when it is opened. Without JavaScript two
 * plain fields stand in for it (ROUTE-35).
 */
export function StayField({ id, opener, stay, onChange, autoOpen = false, inline }: StayFieldProps) {
  const { locale } = usePage();
  const t = useT();
  const [open, setOpen] = useState(autoOpen);
  const nights = stay ? nightsOf(stay) : 0;
  const days = stay?.flexibleDaysCount;
  const { part, failed, retry } = useOnDemand(loadPicker, open);
  const Picker = part?.StayPicker;
  const loading = open && !Picker && !failed;
  return (
    <div className={styles.cell}>
      <button
        ref={opener}
        id={id}
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={loading || undefined}
        onClick={() => {
          if (!open && !inline) makeRoomBelow(opener.current, 560);
          setOpen(!open);
        }}
        onPointerEnter={() => void loadPicker().catch(() => {})}
        onFocus={() => void loadPicker().catch(() => {})}
      >
        <Icon of={calendarIcon} className={styles.icon} />
        <DatePart
          label={t("search.checkin")}
          date={stay?.checkin}
          locale={locale}
          none={t("search.add-date")}
        />
        <DatePart
          label={t("search.checkout")}
          date={stay?.checkout}
          locale={locale}
          none={t("search.add-date")}
        />
        {nights > 0 && (
          <span className={styles.nights}>
            {t("search.nights", { count: nights })}
            {!!days && ` ${t("search.flexible-days", { days })}`}
          </span>
        )}
      </button>
      {/* Never a browser's to render: its code stays with the server. */}
      <noscript>{import.meta.env?.SSR && <PlainDates stay={stay} />}</noscript>
      {open && failed && <PickerProblem onRetry={retry} />}
      {loading && inline && <PanelSkeleton shape="calendar" />}
      {open && Picker && (
        <div className={inline ? styles.inset : undefined}>
          <Picker
            stay={stay}
            onChange={onChange}
            onClose={() => setOpen(false)}
            anchor={opener}
            inline={inline}
          />
        </div>
      )}
    </div>
  );
}

/** The days of the stay as two fields of a plain form, which only the server renders (`PlainRooms`). */
function PlainDates({ stay }: Pick<StayFieldProps, "stay">) {
  const { today } = usePage();
  const t = useT();
  return (["checkin", "checkout"] as const).map((name) => (
    <label key={name} className={styles.part}>
      <span className={styles.label}>{t(name === "checkin" ? "search.checkin" : "search.checkout")}</span>
      <input type="date" name={name} defaultValue={stay?.[name]} min={today} />
    </label>
  ));
}

interface DatePartProps {
  readonly label: string;
  readonly date: string | undefined;
  readonly locale: string;
  readonly none: string;
}

function DatePart({ label, date, locale, none }: DatePartProps) {
  return (
    <span className={styles.part}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{date ? dateText(locale).day(date) : none}</span>
    </span>
  );
}
