import { type Query, queryText } from "../shell/index.ts";
import { parseRooms } from "./room-config.ts";
import { formatRoomsConfig } from "./room-config-query.ts";

/**
 * True when `rooms_config` of an address asks for rooms or guests that are not what it is read as: too many, a room without an
 * adult, or nothing readable (ROOM-07, ROOM-12). Zeros left out at the end change nothing.
 */
export function roomsChanged(query: Query): boolean {
  const text = queryText(query, "rooms_config", 10_000);
  if (text === null) return false;
  const rooms = parseRooms(text, []);
  // A comma string is another way of writing, and lossy by itself (ROOM-03).
  if (text.includes(",")) return rooms.length === 0;
  return rooms.length === 0 || groupsOf(formatRoomsConfig(rooms)) !== groupsOf(text);
}

function groupsOf(text: string): string {
  const [, ...groups] = text.trim().split("-");
  return groups
    .map((group) =>
      group
        .split("_")
        .map(Number)
        .join("_")
        .replace(/(_0)+$/, ""),
    )
    .join("-");
}
