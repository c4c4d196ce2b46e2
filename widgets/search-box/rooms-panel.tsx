import type { RoomConfig } from "#domain";
import { usePage } from "#renderer";
import { RoomsPicker } from "../ui/rooms-picker/rooms-picker.tsx";

export interface RoomsPanelProps {
  readonly rooms: RoomConfig;
  readonly onChange: (rooms: RoomConfig) => void;
  readonly onDone: () => void;
}

/** Rooms and guests of the search box, within the site's limits. Homes take more adults than a hotel room. */
export function RoomsPanel({ rooms, onChange, onDone }: RoomsPanelProps) {
  const { limits, country } = usePage();
  const home = country.defaultPropertyType === "home";
  return (
    <RoomsPicker
      value={rooms}
      onChange={onChange}
      limits={{ maxRooms: limits.rooms.max }}
      maxima={{
        adults: home ? limits.rooms.homeAdultsMax : limits.rooms.adultsMax,
        children: limits.rooms.childrenMax,
        infants: limits.rooms.infantsMax,
        pets: limits.rooms.petsMax,
      }}
      pets="allowed"
      onDone={onDone}
    />
  );
}
