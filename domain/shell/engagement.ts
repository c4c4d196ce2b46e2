/**
 * What a guest did, as an app or a log is told of it (MODE-07): names of places and choices, nothing of the
 * guest.
 */
export interface Engagement {
  readonly name: "page_view" | "search" | "property_view" | "select_room" | "checkout_begun" | "booked";
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

/** A page as it is shown. */
export interface ShownPage {
  readonly page: string;
  readonly route: { readonly name: string; readonly params: Readonly<Record<string, string>> };
  readonly query: Readonly<Record<string, string>>;
}

/**
 * What showing a page means: that it was seen, under which label, by a load of the document (`hard`) or
 * within the site, and what the guest came for.
 */
export function engagementsOf(
  { page, route, query }: ShownPage,
  { pageType, hard }: { readonly pageType: string; readonly hard: boolean },
): readonly Engagement[] {
  const seen: Engagement = { name: "page_view", attributes: { pageType, route: route.name, hard } };
  const meant = MEANT[page];
  if (!meant) return [seen];
  const told = { ...pick(route.params, meant.params), ...pick(query, meant.query) };
  return [seen, { name: meant.name, attributes: told }];
}

/** The choice of a room category, which leads to the checkout; null for any other address. */
export function roomChoiceOf({ pathname, searchParams }: URL): Engagement | null {
  const room = searchParams.get("room_category_id");
  const hotel = searchParams.get("hotel_id");
  if (!pathname.startsWith("/checkout") || !room || !hotel) return null;
  return { name: "select_room", attributes: { hotel_id: hotel, room_category_id: room } };
}

/** A booking that has just been made from a checkout; its number stays between the guest and us. */
export function bookedFrom({ query }: Pick<ShownPage, "query">): Engagement {
  return { name: "booked", attributes: pick(query, STAY) };
}

const STAY = ["hotel_id", "room_category_id", "checkin", "checkout", "rooms_config"] as const;

/** By page type: what it means, and which parts of its address are told. */
const MEANT: Readonly<
  Record<
    string,
    Pick<Engagement, "name"> & { readonly params: readonly string[]; readonly query: readonly string[] }
  >
> = {
  listing: {
    name: "search",
    params: ["city", "locality", "tag"],
    query: ["searchType", "checkin", "checkout", "rooms_config", "sort"],
  },
  hotel: {
    name: "property_view",
    params: ["hotelId"],
    query: ["checkin", "checkout", "rooms_config"],
  },
  checkout: { name: "checkout_begun", params: [], query: STAY },
};

function pick(from: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name].slice(0, LONGEST)]])),
  );
}

/** Most characters of a value. */
const LONGEST = 100;
