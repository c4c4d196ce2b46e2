import { lazy, Suspense, useRef, useState } from "react";
import { guestsOf, petsOf, type RoomConfig } from "#domain";
import { useT } from "#renderer";
import { Icon } from "../ui/icon/icon.tsx";
import { usersIcon } from "../ui/icon/travel-icons.ts";
import { Flyout } from "../ui/popover/flyout.tsx";
import { makeRoomBelow } from "./make-room-below.ts";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import styles from "./search-form.module.css";

const loadPanel = () => import("./rooms-panel.tsx");
const RoomsPanel = lazy(() => loadPanel().then((module) => ({ default: module.RoomsPanel })));

export interface RoomsFieldProps {
  readonly id: string;
  readonly rooms: RoomConfig;
  readonly onChange: (rooms: RoomConfig) => void;
  readonly inline: boolean;
}

/** Rooms and guests on one button; the picker is loaded when it is opened. */
export function RoomsField({ id, rooms, onChange, inline }: RoomsFieldProps) {
  const t = useT();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const pets = petsOf(rooms);
  const words = [
    t("search.guests", { count: guestsOf(rooms) }),
    t("search.rooms", { count: rooms.length }),
    ...(pets ? [t("search.pets", { count: pets })] : []),
  ];
  const panel = (
    <Suspense fallback={<PanelSkeleton shape="rooms" />}>
      <RoomsPanel rooms={rooms} onChange={onChange} onDone={() => setOpen(false)} />
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
          if (!open && !inline) makeRoomBelow(opener.current, 440);
          setOpen(!open);
        }}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        <Icon of={usersIcon} className={styles.icon} />
        <span className={styles.part}>
          <span className={styles.label}>{t("search.rooms-and-guests")}</span>
          <span className={styles.value}>{words.join(", ")}</span>
        </span>
      </button>
      {inline ? (
        open && <div className={styles.inset}>{panel}</div>
      ) : (
        <Flyout
          open={open}
          onClose={() => setOpen(false)}
          anchor={opener}
          title={t("search.rooms-and-guests")}
          closeLabel={t("search.close")}
          align="end"
        >
          {panel}
        </Flyout>
      )}
    </div>
  );
}
