import { lazy, type RefObject, Suspense, useState } from "react";
import { nightsOf, type Stay } from "#domain";
import { usePage, useT } from "#renderer";
import { dateText } from "../stay/use-date-text.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { calendarIcon } from "../ui/icon/travel-icons.ts";
import { Flyout } from "../ui/popover/flyout.tsx";
import { makeRoomBelow } from "./make-room-below.ts";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import styles from "./search-form.module.css";

const loadPanel = () => import("./stay-panel.tsx");
const StayPanel = lazy(() => loadPanel().then((module) => ({ default: module.StayPanel })));

export interface StayFieldProps {
  readonly id: string;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly stay: Stay | null;
  readonly onChange: (stay: Stay) => void;
  readonly autoOpen?: boolean;
  readonly inline: boolean;
}

/** Check-in and check-out on one button; the calendar is loaded when it is opened. */
export function StayField({ id, opener, stay, onChange, autoOpen = false, inline }: StayFieldProps) {
  const { locale } = usePage();
  const t = useT();
  const [open, setOpen] = useState(autoOpen);
  const nights = stay ? nightsOf(stay) : 0;
  const panel = (
    <Suspense fallback={<PanelSkeleton shape="calendar" />}>
      <StayPanel stay={stay} onChange={onChange} onDone={() => setOpen(false)} />
    </Suspense>
  );
  return (
    <div className={styles.cell}>
      <button
        ref={opener}
        id={id}
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          if (!open && !inline) makeRoomBelow(opener.current, 560);
          setOpen(!open);
        }}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
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
        {nights > 0 && <span className={styles.nights}>{t("search.nights", { count: nights })}</span>}
      </button>
      {inline ? (
        open && <div className={styles.inset}>{panel}</div>
      ) : (
        <Flyout
          open={open}
          onClose={() => setOpen(false)}
          anchor={opener}
          title={t("search.choose-dates")}
          closeLabel={t("search.close")}
          align="center"
          phone="full"
        >
          {panel}
        </Flyout>
      )}
    </div>
  );
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
