import { useEffect, useRef, useState } from "react";
import { type RoomConfig, type RoomLimits, roomBounds, roomProblems } from "#domain/rooms";
import { useIntl } from "#renderer";
import { Button } from "../button/button.tsx";
import { Facts } from "../facts/facts.tsx";
import { plusIcon } from "../icon/action-icons.ts";
import { Icon } from "../icon/icon.tsx";
import { Notice } from "../notice/notice.tsx";
import { addRoom, removeRoom, setGuests } from "./room-changes.ts";
import { RoomGuestsEditor } from "./room-guests-editor.tsx";
import type { GuestKind, RoomMaxima } from "./room-steps.ts";
import styles from "./rooms-picker.module.css";
import { roomsSummary } from "./rooms-summary.ts";

export interface RoomsPickerProps {
  readonly value: RoomConfig;
  readonly onChange: (rooms: RoomConfig) => void;
  /** Limits of the site and, where there is one, of the property (ROOM-09, ROOM-10). */
  readonly limits: RoomLimits;
  /** The most of each kind in one room. */
  readonly maxima: RoomMaxima;
  /** Without it no pets can be chosen; `notAllowed` says so. */
  readonly pets?: "allowed" | "hidden" | "notAllowed";
  readonly onDone?: () => void;
}

/** Who travels, room by room (ROOM-01, ROOM-12). Texts: namespaces `rooms-picker` and `rooms`. */
export function RoomsPicker(props: RoomsPickerProps) {
  const { value, onChange, limits, maxima, pets = "hidden", onDone } = props;
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const [event, setEvent] = useState("");
  const [focus, setFocus] = useState<string | null>(null);
  const text = (id: string, values = {}) => intl.formatMessage({ id: `rooms-picker.${id}` }, values);
  const { min, max } = roomBounds(limits);
  const problems = roomProblems(value, limits);

  useEffect(() => {
    if (!focus) return;
    const target = root.current?.querySelector<HTMLElement>(focus);
    target?.focus();
    target?.closest("fieldset")?.scrollIntoView?.({ block: "nearest" });
    setFocus(null);
  }, [focus]);

  function change(index: number, kind: GuestKind, count: number) {
    setEvent("");
    onChange(setGuests(value, index, kind, count));
  }
  function add() {
    onChange(addRoom(value));
    setEvent(text("added", { number: value.length + 1 }));
    setFocus(`[data-room="${value.length}"] [role="spinbutton"]`);
  }
  function remove(index: number) {
    onChange(removeRoom(value, index));
    setEvent(text("removed", { number: index + 1 }));
    setFocus("[data-add]");
  }
  return (
    <div ref={root} className={styles.picker}>
      {value.map((room, index) => (
        <RoomGuestsEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity but their number, which is what guests see
          key={index}
          index={index}
          room={room}
          alone={value.length === 1}
          removable={value.length > min}
          {...{ maxima, limits, pets }}
          onChange={(kind, count) => change(index, kind, count)}
          onRemove={() => remove(index)}
        />
      ))}
      {pets === "notAllowed" && <p className={styles.note}>{text("no-pets")}</p>}
      {value.length < max && (
        <Button
          data-add
          variant="ghost"
          onClick={add}
          icon={<Icon of={plusIcon} size={18} />}
          className={styles.add}
        >
          {text("add")}
        </Button>
      )}
      {value.length >= max && max > 1 && problems.length === 0 && (
        <p className={styles.note}>{intl.formatMessage({ id: "rooms.maximum" }, { max })}</p>
      )}
      {problems.map(({ code, messageId, values }) => (
        <Notice key={code} tone="warning" live>
          {intl.formatMessage({ id: messageId }, { ...values })}
        </Notice>
      ))}
      <div className={styles.footer}>
        <p role="status" className={styles.summary}>
          {event && <span className="visually-hidden">{event}. </span>}
          <Facts as="span">{roomsSummary(intl, value)}</Facts>
        </p>
        {onDone && <Button onClick={onDone}>{text("done")}</Button>}
      </div>
    </div>
  );
}
