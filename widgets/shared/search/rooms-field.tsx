import { useRef, useState } from "react";
import { guestsOf, petsOf, type RoomConfig } from "#domain/rooms";
import { useIntl, useT } from "#renderer";
import { Icon } from "../../ui/icon/icon.tsx";
import { usersIcon } from "../../ui/icon/travel-icons.ts";
import { makeRoomBelow } from "./make-room-below.ts";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { PickerProblem } from "./picker-problem.tsx";
import styles from "./search-form.module.css";
import { useOnDemand } from "./use-on-demand.ts";

const loadPicker = () => import("./rooms-picker.tsx");

export interface RoomsFieldProps {
  readonly id: string;
  readonly rooms: RoomConfig;
  readonly onChange: (rooms: RoomConfig) => void;
  readonly inline: boolean;
}

/** Rooms and guests on one button; the picker is loaded when it is opened. */
export function RoomsField({ id, rooms, onChange, inline }: RoomsFieldProps) {
  const t = useT();
  const intl = useIntl();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const pets = petsOf(rooms);
  const words = [
    t("search.guests", { count: guestsOf(rooms) }),
    t("search.rooms", { count: rooms.length }),
    ...(pets ? [t("search.pets", { count: pets })] : []),
  ];
  const { part, failed, retry } = useOnDemand(loadPicker, open);
  const Picker = part?.RoomsPicker;
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
          if (!open && !inline) makeRoomBelow(opener.current, 440);
          setOpen(!open);
        }}
        onPointerEnter={() => void loadPicker().catch(() => {})}
        onFocus={() => void loadPicker().catch(() => {})}
      >
        <Icon of={usersIcon} className={styles.icon} />
        <span className={styles.part}>
          <span className={styles.label}>{t("search.rooms-and-guests")}</span>
          <span className={styles.value}>{intl.formatList(words, { type: "unit", style: "short" })}</span>
        </span>
      </button>
      {open && failed && <PickerProblem onRetry={retry} />}
      {loading && inline && <PanelSkeleton shape="rooms" />}
      {open && Picker && (
        <div className={inline ? styles.inset : undefined}>
          <Picker
            rooms={rooms}
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
