import type { Country, Domain, Limits, PaymentModes } from "#schemas";
import type { PathProblem } from "../../json/path-problem.ts";
import type { Clash } from "../check-relations.ts";

interface Unread extends Clash {
  readonly code: string;
  readonly severity: "warning";
  readonly suggestion: string;
}

/**
 * Languages for hosts that nobody knows, of sites that such hosts are not shown. Where no site is, that is
 * told.
 */
export function strayFallbackLocales(domains: ReadonlyMap<string, Domain>): Unread[] {
  const [owner] = [...domains.values()].filter(({ fallback }) => fallback);
  return [...domains].flatMap(([id, { fallback, fallbackLocale }]): Unread[] => {
    if (!owner || fallback || fallbackLocale === undefined) return [];
    const message = `Hosts that nobody knows are shown "${owner.id}", so nobody reads "fallbackLocale" here.`;
    const suggestion = `Take it out, or write it in "${owner.id}".`;
    return [
      { id, path: ["fallbackLocale"], code: "unread-setting", message, suggestion, severity: "warning" },
    ];
  });
}

/**
 * Limits with which no guest of a country gets through: no way to pay, fewer people in a room than a search
 * begins with, telephones without room for its numbers.
 */
export function closedByLimits(
  limits: Limits | null,
  countries: ReadonlyMap<string, Country>,
  modes: PaymentModes | null,
): PathProblem[] {
  // A small project may leave out what it does not need.
  const { rooms, fields } = (limits ?? {}) as Partial<Limits>;
  return [
    ...(rooms && modes ? noWayToPay(rooms, modes) : []),
    ...(rooms ? smallRooms(rooms, countries) : []),
    ...(fields ? shortPhones(fields, countries) : []),
  ];
}

function noWayToPay({ payAtHotelMax }: Limits["rooms"], { modes }: PaymentModes): PathProblem[] {
  if (payAtHotelMax !== 0 || Object.values(modes).some(({ enabled }) => enabled)) return [];
  const message = "Nobody may pay at the property, and no way to pay online is open: nothing can be booked.";
  const suggestion = "Write how many rooms may be paid at the property, such as 3.";
  return [warning(["rooms", "payAtHotelMax"], message, suggestion)];
}

/** Adults of one room by the three numbers of `defaultRoomGuestConfig` (ROOM-03). */
const ADULTS = [1, 2, 3];

function smallRooms(rooms: Limits["rooms"], countries: ReadonlyMap<string, Country>): PathProblem[] {
  const most = new Map<"adultsMax" | "homeAdultsMax", { adults: number; country: string }>();
  for (const [id, { defaultRoomGuestConfig = "", defaultPropertyType }] of countries) {
    const counts = defaultRoomGuestConfig.split(",").map(Number);
    const adults = Math.max(0, ...ADULTS.filter((_, index) => (counts[index] ?? 0) > 0));
    const field = defaultPropertyType === "home" ? "homeAdultsMax" : "adultsMax";
    if (adults > (most.get(field)?.adults ?? 0)) most.set(field, { adults, country: id });
  }
  return [...most].flatMap(([field, { adults, country }]): PathProblem[] => {
    const taken = rooms[field];
    // A home smaller than a room is told as that.
    const isTold = field === "homeAdultsMax" && taken < (rooms.adultsMax ?? 0);
    if (taken === undefined || taken >= adults || isTold) return [];
    const message = `A search in ${country} begins with ${adults} adults in a room, and a room takes ${taken}.`;
    return [warning(["rooms", field], message, `Write ${adults} or more.`)];
  });
}

function shortPhones(fields: Limits["fields"], countries: ReadonlyMap<string, Country>): PathProblem[] {
  const { phoneMin, phoneMax } = fields;
  const lengths = [...countries].flatMap(([id, { phone }]) => (phone ? [{ id, ...phone }] : []));
  const long = lengths.filter(({ min }) => phoneMax !== undefined && min > phoneMax).map(({ id }) => id);
  const short = lengths.filter(({ max }) => phoneMin !== undefined && max < phoneMin).map(({ id }) => id);
  return [
    { field: "phoneMax", value: phoneMax, ids: long, much: "at most", more: "more" },
    { field: "phoneMin", value: phoneMin, ids: short, much: "at least", more: "fewer" },
  ].flatMap(({ field, value, ids, much, more }): PathProblem[] => {
    // A single country may be the one that is wrong.
    if (ids.length < MANY) return [];
    const message = `A number has ${much} ${value} digits, and all those of ${ids.slice(0, 4).join(", ")} have ${more}.`;
    return [warning(["fields", field], message, `Write what their "phone" has, or ${more}.`)];
  });
}

const MANY = 3;

function warning(path: PathProblem["path"], message: string, suggestion: string): PathProblem {
  return { path, code: "contradiction", message, suggestion, severity: "warning" };
}
