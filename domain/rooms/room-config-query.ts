import { ROOM_CEILING, type RoomConfig, type RoomGuests, roomOf } from "./room-guests.ts";

/**
 * Rooms as `rooms_config` of a URL or call: `2-2_0_0_0-1_0_1_0`, each room adults_infants_children_pets
 * (ROOM-05).
 */
export function formatRoomsConfig(rooms: RoomConfig): string {
  return [rooms.length, ...rooms.map((room) => counts(room).join("_"))].join("-");
}

/**
 * Reads either `rooms_config` form (ROOM-05, ROOM-06). A count that disagrees with the groups is ignored: the
 * groups win. Null when there is no group, or one is not made of one to four numbers.
 */
export function parseRoomsConfig(text: string): RoomConfig | null {
  if (text.length > MAX_LENGTH) return null;
  const [count, ...groups] = text.trim().split("-");
  if (count === undefined || !/^\d+$/.test(count) || groups.length === 0) return null;
  const rooms = groups.slice(0, ROOM_CEILING.rooms).map(roomFromGroup);
  return rooms.every((room) => room !== null) ? (rooms as RoomGuests[]) : null;
}

function roomFromGroup(group: string): RoomGuests | null {
  const [adults, infants = "0", children = "0", pets = "0", ...rest] = group.split("_");
  return rest.length === 0 ? roomOf(adults, children, infants, pets) : null;
}

function counts({ adults, infants, children, pets }: RoomGuests): readonly number[] {
  return [adults, infants, children, pets];
}

const MAX_LENGTH = 1000;
