import type { NothingFree } from "#schemas/generated/api/search.ts";

type Say = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The sentence that says why nothing of a search can be booked, and what would help. `place` is where was
 * looked, empty for where the guest stands.
 */
export function nothingFreeText(
  { reason, most = 0, nights = 1 }: NothingFree,
  place: string,
  t: Say,
): string {
  const words = reason === "no_supply" && place === "" ? "no-supply-near" : WORDS[reason];
  return t(`listing.empty.${words}`, { place, most, nights });
}

const WORDS: Readonly<Record<NothingFree["reason"], string>> = {
  unknown_place: "spelling",
  no_supply: "no-supply",
  pets: "pets",
  guests: "guests",
  rooms: "rooms",
  room_guests: "room-guests",
  filters: "filters",
  minimum_stay: "minimum-stay",
  dates: "dates",
};

/** Whether other guests or rooms would help. */
export function isAboutParty({ reason }: NothingFree): boolean {
  return reason === "pets" || reason === "guests" || reason === "rooms" || reason === "room_guests";
}
