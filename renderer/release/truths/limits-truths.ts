import type { Limits } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";
import { oddSizes } from "./odd-sizes.ts";

/** Hours in which guests come or go; before and after, a time was written by the clock of twelve hours. */
const EARLIEST = "05:00";

/**
 * What numbers of one file say against each other: hours of a day, an order, guests of a room and of a home,
 * tries of a code and guesses of a browser.
 */
export function checkLimits(limits: Limits): PathProblem[] {
  const { rooms, stays, search, assist, signIn, protection } = limits;
  // A small project may leave out what it does not need.
  return [
    ...(stays === undefined ? [] : [...wrongHours(stays), ...wrongOrder(stays)]),
    ...(rooms === undefined ? [] : smallHomes(rooms)),
    ...(signIn === undefined || protection === undefined ? [] : fewGuesses(signIn, protection)),
    ...(stays === undefined || protection === undefined ? [] : fewNights(stays, protection)),
    ...(assist === undefined || protection === undefined ? [] : fewPictures(assist, protection)),
    ...(search === undefined ? [] : noOrder(search)),
    ...oddSizes(limits),
  ];
}

/** Fewer guesses for a browser or an account than one code may be tried: its last tries are none. */
function fewGuesses({ codeTries }: Limits["signIn"], protection: Limits["protection"]): PathProblem[] {
  return (["guessesPerSession", "guessesPerAccount"] as const).flatMap((budget): PathProblem[] => {
    const guesses = protection[budget];
    if (codeTries === undefined || guesses === undefined || guesses >= codeTries) return [];
    const message = `A code may be tried ${codeTries} times, and only ${guesses} guesses are allowed.`;
    const suggestion = `Write ${codeTries} or more, or fewer in "signIn.codeTries".`;
    return [warning(["protection", budget], message, suggestion)];
  });
}

/** Fewer pictures for a browser than one inquiry may have: whoever sends all of them is refused. */
function fewPictures({ pictures }: Limits["assist"], protection: Limits["protection"]): PathProblem[] {
  return (["picturesPerSession", "picturesPerSource"] as const).flatMap((budget): PathProblem[] => {
    const allowed = protection[budget];
    if (pictures === undefined || allowed === undefined || allowed >= pictures) return [];
    const message = `An inquiry may have ${pictures} pictures, and only ${allowed} are taken.`;
    const suggestion = `Write ${pictures} or more, or fewer in "assist.pictures".`;
    return [warning(["protection", budget], message, suggestion)];
  });
}

/** Weights of the recommended order that leave nothing to order by. */
function noOrder({ recommended }: Limits["search"]): PathProblem[] {
  const weights = WEIGHTS.map((weight) => recommended?.[weight]).filter((weight) => weight !== undefined);
  if (weights.length < WEIGHTS.length || weights.some((weight) => weight > 0)) return [];
  const message = "Nothing has a weight, so the recommended order is none.";
  return [warning(["search", "recommended"], message, "Write more than 0 for one of them.")];
}

const WEIGHTS = ["guestRating", "nearby", "firstType", "freeCancellation"] as const;

/** Fewer nights for a guest than one room may be booked for: the longest stays cannot be booked. */
function fewNights(stays: Limits["stays"], protection: Limits["protection"]): PathProblem[] {
  const lengths = (["hotelMaxNights", "homeMaxDates"] as const).flatMap((field) => {
    const nights = stays[field];
    return nights === undefined ? [] : [{ field, nights }];
  });
  const [longest] = lengths.sort((a, b) => b.nights - a.nights);
  return ROOM_NIGHTS.flatMap((budget): PathProblem[] => {
    const nights = protection[budget];
    if (!longest || nights === undefined || nights >= longest.nights) return [];
    const message = `A stay may be ${longest.nights} nights long, and only ${nights} nights may be booked.`;
    const suggestion = `Write ${longest.nights} or more, or fewer in "stays.${longest.field}".`;
    return [warning(["protection", budget], message, suggestion)];
  });
}

const ROOM_NIGHTS = [
  "roomNightsPerSession",
  "roomNightsPerPhone",
  "roomNightsPerSource",
  "roomNightsPerSourceAndProperty",
] as const;

/** A whole home that takes fewer guests than one room of a hotel. */
function smallHomes(rooms: Limits["rooms"]): PathProblem[] {
  const pairs = [
    ["homeAdultsMax", "adultsMax", "adults"],
    ["homeChildrenMax", "childrenMax", "children"],
  ] as const;
  return pairs.flatMap(([home, room, guests]): PathProblem[] => {
    const { [home]: ofHome, [room]: ofRoom } = rooms;
    if (ofHome === undefined || ofRoom === undefined || ofHome >= ofRoom) return [];
    const message = `A whole home takes ${ofHome} ${guests}, and one room of a hotel ${ofRoom}.`;
    return [
      {
        ...warning(["rooms", home], message, `Write ${ofRoom} or more, or fewer in "${room}".`),
        beside: {
          member: room,
          message,
          suggestion: `Write ${ofHome} or fewer, or more in "${home}".`,
          fits: (value) => typeof value === "number" && value <= ofHome,
        },
      },
    ];
  });
}

function wrongHours({ checkInTime: arrives, checkOutTime: leaves }: Limits["stays"]): PathProblem[] {
  if (arrives === undefined || leaves === undefined) return [];
  const night = [["checkInTime", arrives] as const, ["checkOutTime", leaves] as const].find(
    ([, time]) => time < EARLIEST,
  );
  if (night) {
    const [field, time] = night;
    const message = `${time} is in the middle of the night.`;
    const suggestion = `Write it by the clock of 24 hours: ${Number(time.slice(0, 2)) + 12}${time.slice(2)}.`;
    return [warning(["stays", field], message, suggestion)];
  }
  if (leaves <= arrives) return [];
  const message = `Guests may stay until ${leaves}, and the next ones come at ${arrives}.`;
  const suggestion = `Write a time up to ${arrives}, or a later "checkInTime".`;
  const later = `Write a time from ${leaves} on, or an earlier "checkOutTime".`;
  return [
    {
      ...warning(["stays", "checkOutTime"], message, suggestion),
      beside: {
        member: "checkInTime",
        message,
        suggestion: later,
        fits: (value) => typeof value === "string" && value >= leaves,
      },
    },
  ];
}

function wrongOrder({ flexibleDays }: Limits["stays"]): PathProblem[] {
  const sorted = [...(flexibleDays ?? [])].sort((a, b) => a - b);
  const at = (flexibleDays ?? []).findIndex((days, index) => days !== sorted[index]);
  if (at === -1 && sorted.length > 0 && sorted[0] !== 0)
    return [
      warning(
        ["stays", "flexibleDays"],
        "A guest whose days are fixed has no choice to make: 0 is not among these.",
        `Write ${JSON.stringify([0, ...sorted])}.`,
      ),
    ];
  if (at === -1) return [];
  const message = "The choices are offered in this order, which is not that of their size.";
  return [warning(["stays", "flexibleDays", at], message, `Write ${JSON.stringify(sorted)}.`)];
}

function warning(path: PathProblem["path"], message: string, suggestion: string): PathProblem {
  return { path, code: "wrong-order", message, suggestion, severity: "warning" };
}
