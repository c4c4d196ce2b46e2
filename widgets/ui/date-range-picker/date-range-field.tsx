import { type ComponentType, useRef, useState } from "react";
import { nightsOf } from "#domain/stay";
import { useIntl } from "#renderer";
import { Icon } from "../icon/icon.tsx";
import { calendarIcon } from "../icon/travel-icons.ts";
import { Flyout } from "../popover/flyout.tsx";
import { OnDemand } from "../popover/on-demand.tsx";
import trigger from "../popover/trigger.module.css";
import { useIsMobile } from "../screen/use-is-mobile.ts";
import type { DateRangePickerProps } from "./date-range-picker.tsx";
import { weekdayAndDay } from "./date-words.ts";

export interface DateRangeFieldProps extends Omit<DateRangePickerProps, "layout" | "onDone"> {
  readonly align?: "start" | "center" | "end";
  /** Called when the calendar closes, by Done or otherwise. */
  readonly onClose?: () => void;
  readonly className?: string;
}

/**
 * Shows the dates and opens the calendar: a popover, or a sheet on phones. The calendar's code comes with the
 * first opening.
 */
export function DateRangeField({ align, onClose, className, ...picker }: DateRangeFieldProps) {
  const intl = useIntl();
  const anchor = useRef<HTMLButtonElement>(null);
  const mobile = useIsMobile();
  const [open, setOpen] = useState(false);
  const text = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const { checkin, checkout } = picker.value;
  const shown = (date: string | null) =>
    date ? weekdayAndDay(date, picker.locale ?? intl.locale) : text("calendar.add-date");

  function close() {
    setOpen(false);
    onClose?.();
  }
  return (
    <div className={trigger.holder}>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={() => void loadDateRangePicker().catch(() => {})}
        className={[trigger.trigger, className].filter(Boolean).join(" ")}
      >
        <Icon of={calendarIcon} className={trigger.icon} />
        <span className={trigger.part}>
          <span className={trigger.label}>{text("calendar.checkin")}</span>
          <span className={checkin ? trigger.value : trigger.empty}>{shown(checkin)}</span>
        </span>
        <span className={trigger.part}>
          <span className={trigger.label}>{text("calendar.checkout")}</span>
          <span className={checkout ? trigger.value : trigger.empty}>{shown(checkout)}</span>
        </span>
        <span className="visually-hidden">
          {checkin && checkout
            ? text("calendar.trigger", { nights: nightsOf({ checkin, checkout }) })
            : text("calendar.trigger-empty")}
        </span>
      </button>
      <Flyout
        open={open}
        onClose={close}
        anchor={anchor}
        title={text("calendar.title")}
        closeLabel={text("calendar.close")}
        align={align}
        phone="full"
      >
        <OnDemand
          load={loadDateRangePicker}
          props={{ ...picker, layout: mobile ? "scroll" : "grid", onDone: close }}
          loading={text("calendar.loading")}
          failed={text("calendar.failed")}
          retry={text("calendar.retry")}
          className={trigger.calendar}
        />
      </Flyout>
    </div>
  );
}

/** Loads the calendar: its own chunk. */
export function loadDateRangePicker(): Promise<ComponentType<DateRangePickerProps>> {
  return import("./date-range-picker.tsx").then((module) => module.DateRangePicker);
}
