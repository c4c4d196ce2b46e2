import { produce } from "immer";
import type { RoomConfig, RoomGuests } from "#domain/rooms";

/** The rooms with one count set; the other rooms stay the same objects. `index` counts from 0. */
export function setGuests(
  rooms: RoomConfig,
  index: number,
  kind: keyof RoomGuests,
  count: number,
): RoomConfig {
  return produce(rooms, (draft) => {
    const room = draft[index];
    if (room) room[kind] = count;
  });
}

/** The rooms and one more, with one adult. */
export function addRoom(rooms: RoomConfig): RoomConfig {
  return produce(rooms, (draft) => {
    draft.push({ adults: 1, children: 0, infants: 0, pets: 0 });
  });
}

/** The rooms without the one at `index`, counted from 0. */
export function removeRoom(rooms: RoomConfig, index: number): RoomConfig {
  return produce(rooms, (draft) => {
    draft.splice(index, 1);
  });
}
