import { parseRoomsConfig, type RoomConfig } from "#domain/rooms";
import type { Stay } from "#domain/stay";

interface AnsweredStay {
  readonly checkin: string;
  readonly checkout: string;
  readonly rooms_config: string;
}

/** The stay an answer is for, as the address builders take it. */
export function readStay({ checkin, checkout, rooms_config }: AnsweredStay): {
  readonly stay: Stay;
  readonly rooms: RoomConfig;
} {
  return { stay: { checkin, checkout }, rooms: parseRoomsConfig(rooms_config) ?? [] };
}
