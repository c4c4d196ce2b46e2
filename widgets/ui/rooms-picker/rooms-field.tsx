import { type ComponentType, useRef, useState } from "react";
import { useIntl } from "#renderer";
import { Facts } from "../facts/facts.tsx";
import { Icon } from "../icon/icon.tsx";
import { usersIcon } from "../icon/travel-icons.ts";
import { Flyout } from "../popover/flyout.tsx";
import { OnDemand } from "../popover/on-demand.tsx";
import trigger from "../popover/trigger.module.css";
import type { RoomsPickerProps } from "./rooms-picker.tsx";
import { roomsSummary } from "./rooms-summary.ts";

export interface RoomsFieldProps extends Omit<RoomsPickerProps, "onDone"> {
  readonly align?: "start" | "center" | "end";
  readonly onClose?: () => void;
  readonly className?: string;
}

/**
 * Shows rooms and guests and opens the picker: a popover, or a sheet on phones. The picker's code comes with
 * the first opening.
 */
export function RoomsField({ align, onClose, className, ...picker }: RoomsFieldProps) {
  const intl = useIntl();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const summary = roomsSummary(intl, picker.value);
  const text = (id: string, values = {}) => intl.formatMessage({ id: `rooms-picker.${id}` }, values);
  const title = text("title");

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
        onPointerEnter={() => void loadRoomsPicker().catch(() => {})}
        className={[trigger.trigger, className].filter(Boolean).join(" ")}
      >
        <Icon of={usersIcon} className={trigger.icon} />
        <span className={trigger.part}>
          <span className={trigger.label}>{title}</span>
          <Facts as="span" className={trigger.value}>
            {summary}
          </Facts>
        </span>
        <span className="visually-hidden">{text("trigger")}</span>
      </button>
      <Flyout
        open={open}
        onClose={close}
        anchor={anchor}
        title={title}
        closeLabel={text("close")}
        align={align}
      >
        <OnDemand
          load={loadRoomsPicker}
          props={{ ...picker, onDone: close }}
          loading={text("loading")}
          failed={text("failed")}
          retry={text("retry")}
          className={trigger.rooms}
        />
      </Flyout>
    </div>
  );
}

/** Loads the picker: its own chunk. */
function loadRoomsPicker(): Promise<ComponentType<RoomsPickerProps>> {
  return import("./rooms-picker.tsx").then((module) => module.RoomsPicker);
}
