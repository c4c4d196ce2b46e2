import type { RefObject } from "react";
import { countsRoomsAs, pickerLimits, type RoomConfig } from "#domain/rooms";
import { usePage, useT } from "#renderer";
import { Flyout } from "../../ui/popover/flyout.tsx";
import { RoomsPicker as Picker } from "../../ui/rooms-picker/rooms-picker.tsx";

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

/** Rooms and guests of the search box, within the site's limits. */
export function RoomsPicker({ rooms, onChange, onClose, anchor, inline, endless }: RoomsPickerProps) {
  const { limits, brand } = usePage();
  const t = useT();
  const { maxima, ...most } = pickerLimits(countsRoomsAs(brand.propertyTypes), limits.rooms);
  const picker = (
    <Picker
      value={rooms}
      onChange={onChange}
      limits={most}
      maxima={maxima}
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
