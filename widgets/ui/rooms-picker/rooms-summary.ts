import type { RoomConfig, RoomGuests } from "#domain/rooms";
import type { WidgetIntl } from "#renderer";

/** Rooms in words, as "2 rooms", "3 adults", "1 child"; what there is none of is left out. */
export function roomsSummary(intl: WidgetIntl, rooms: RoomConfig): readonly string[] {
  const total = (kind: keyof RoomGuests) => rooms.reduce((sum, room) => sum + room[kind], 0);
  const say = (kind: string, count: number) =>
    intl.formatMessage({ id: `rooms-picker.summary-${kind}` }, { count });
  return [
    say("rooms", rooms.length),
    say("adults", total("adults")),
    ...EXTRAS.filter((kind) => total(kind) > 0).map((kind) => say(kind, total(kind))),
  ];
}

const EXTRAS = ["children", "infants", "pets"] as const;
