import type { RefObject } from "react";
import type { RoomConfig } from "#domain";
import { usePage, useT } from "#renderer";
import { Flyout } from "../ui/popover/flyout.tsx";
import { RoomsPicker as Picker } from "../ui/rooms-picker/rooms-picker.tsx";

export interface RoomsPickerProps {
  readonly rooms: RoomConfig;
  readonly onChange: (rooms: RoomConfig) => void;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  /** In the form instead of over it. */
  readonly inline: boolean;
  /** Leaves out the button that ends the choice: something around does. */
  readonly endless?: boolean;
}

/** Rooms and guests of the search box, within the site's limits. A home is one unit for the whole party, so it takes more guests than a hotel room. */
export function RoomsPicker({ rooms, onChange, onClose, anchor, inline, endless }: RoomsPickerProps) {
  const { limits, country } = usePage();
  const t = useT();
  const home = country.defaultPropertyType === "home";
  const picker = (
    <Picker
      value={rooms}
      onChange={onChange}
      limits={{ allowedRooms: home ? 1 : limits.rooms.max }}
      maxima={{
        adults: home ? limits.rooms.homeAdultsMax : limits.rooms.adultsMax,
        children: home ? limits.rooms.homeChildrenMax : limits.rooms.childrenMax,
        infants: limits.rooms.infantsMax,
        pets: limits.rooms.petsMax,
      }}
      pets="allowed"
      {...(endless ? {} : { onDone: onClose })}
    />
  );
  if (inline) return picker;
  return (
    <Flyout
      open
      onClose={onClose}
      anchor={anchor}
      title={t("search.rooms-and-guests")}
      closeLabel={t("search.close")}
      align="end"
    >
      {picker}
    </Flyout>
  );
}
