import { useRef, useState } from "react";
import {
  countsRoomsAs,
  formatRoomsConfig,
  guestsOf,
  parseRooms,
  petsOf,
  type RoomConfig,
} from "#domain/rooms";
import { useIntl, usePage, useT } from "#renderer";
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

/**
 * Rooms and guests on one button; the picker is loaded when it is opened. Without JavaScript a list stands in
 * for it: what the search is for, or so many adults in one room (ROUTE-35).
 */
export function RoomsField({ id, rooms, onChange, inline }: RoomsFieldProps) {
  const t = useT();
  const intl = useIntl();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const said = (config: RoomConfig) => {
    const pets = petsOf(config);
    const words = [
      t("search.guests", { count: guestsOf(config) }),
      t("search.rooms", { count: config.length }),
      ...(pets ? [t("search.pets", { count: pets })] : []),
    ];
    return intl.formatList(words, { type: "unit", style: "short" });
  };
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
          <span className={styles.value}>{said(rooms)}</span>
        </span>
      </button>
      {/* Never a browser's to render: its code stays with the server. */}
      <noscript>{import.meta.env?.SSR && <PlainRooms rooms={rooms} said={said} />}</noscript>
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

interface PlainRoomsProps {
  readonly rooms: RoomConfig;
  readonly said: (rooms: RoomConfig) => string;
}

/**
 * What the search is for, or so many adults in one room, as a list of a plain form. Only the server renders
 * it, so its code stays there; where the server's code runs unbuilt there is no `import.meta.env`.
 */
function PlainRooms({ rooms, said }: PlainRoomsProps) {
  const { brand, limits } = usePage();
  const t = useT();
  const chosen = formatRoomsConfig(rooms);
  const most = limits.rooms[countsRoomsAs(brand.propertyTypes) === "home" ? "homeAdultsMax" : "adultsMax"];
  const others = Array.from({ length: most }, (_, before) => `1-${before + 1}_0_0_0`);
  return (
    <label className={styles.part}>
      <span className={styles.label}>{t("search.rooms-and-guests")}</span>
      <select name="rooms_config" defaultValue={chosen}>
        {[chosen, ...others.filter((other) => other !== chosen)].map((value) => (
          <option key={value} value={value}>
            {said(value === chosen ? rooms : parseRooms(value))}
          </option>
        ))}
      </select>
    </label>
  );
}
