import { type Query, queryText } from "../shell/index.ts";
import { parseRooms } from "./room-config.ts";
import { formatRoomsConfig } from "./room-config-query.ts";

/**
 * True when `rooms_config` of an address asks for rooms or guests that are not what it is read as: too many,
 * a room without an adult, a count that disagrees with its groups (ROOM-05), or nothing readable (ROOM-07,
 * ROOM-12). Zeros left out at the end change nothing.
 */
export function roomsChanged(query: Query): boolean {
  const text = queryText(query, "rooms_config", 10_000);
  if (text === null) return false;
  const rooms = parseRooms(text, []);
  // A comma string is another way of writing, and lossy by itself (ROOM-03).
  if (text.includes(",")) return rooms.length === 0;
  return rooms.length === 0 || spelled(formatRoomsConfig(rooms)) !== spelled(text);
}

/** The count and the groups, each number written one way. */
function spelled(text: string): string {
  return text
    .trim()
    .split("-")
    .map((group) =>
      group
        .split("_")
        .map(Number)
        .join("_")
        .replace(/(_0)+$/, ""),
    )
    .join("-");
}
