import type { Limits } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";

/** The shortest wait in milliseconds that anybody notices. */
const FELT_MS = 50;

/** So many times what all others weigh together, a weight leaves them none. */
const DROWNS = 10;

/**
 * Numbers that a unit too large or a digit lost makes what nobody can want: waits of a few milliseconds, a
 * campaign forgotten within the day, hotels without a week, a weight that leaves others none.
 */
export function oddSizes(limits: Partial<Limits>): PathProblem[] {
  const { stays, recent, search } = limits;
  return [
    ...shortWaits(limits),
    ...shortStays(stays),
    ...shortCampaigns(recent),
    ...drownedWeights(search?.recommended ?? {}),
  ];
}

/** Waits of so few milliseconds that seconds were written; none is 0. */
function shortWaits(groups: Readonly<Record<string, unknown>>): PathProblem[] {
  return Object.entries(groups).flatMap(([group, members]) =>
    Object.entries(members ?? {}).flatMap(([name, value]): PathProblem[] => {
      const isShort = name.endsWith("Ms") && typeof value === "number" && value > 0 && value < FELT_MS;
      if (!isShort) return [];
      const message = `"${name}" counts milliseconds, and nobody notices ${value} of them.`;
      return [oddSize([group, name], message, `Write ${value * 1000} for seconds, or 0 for no wait.`)];
    }),
  );
}

function shortStays(stays: Partial<Limits["stays"]> | undefined): PathProblem[] {
  const nights = stays?.hotelMaxNights;
  if (nights === undefined || nights >= WEEK) return [];
  const message = `With ${nights} nights at most, nobody books a week in any hotel.`;
  return [oddSize(["stays", "hotelMaxNights"], message, `Write ${WEEK} or more, such as 30.`)];
}

const WEEK = 7;

function shortCampaigns(recent: Partial<Limits["recent"]> | undefined): PathProblem[] {
  const minutes = recent?.campaignMinutes;
  if (minutes === undefined || minutes >= DAY) return [];
  const message = `${minutes} minutes are less than a day: who books tomorrow came by no campaign.`;
  const suggestion = `Write minutes, ${DAY} or more: ${minutes * 60} for ${minutes} hours.`;
  return [oddSize(["recent", "campaignMinutes"], message, suggestion)];
}

const DAY = 24 * 60;

/** A weight beside which all others together say nothing. */
function drownedWeights({
  guestRating,
  nearby,
  firstType,
  freeCancellation,
}: Partial<Limits["search"]["recommended"]>): PathProblem[] {
  const weights = Object.entries({ guestRating, nearby, firstType, freeCancellation });
  const sum = weights.reduce((total, [, weight = 0]) => total + weight, 0);
  return weights.flatMap(([name, weight = 0]): PathProblem[] => {
    const others = sum - weight;
    if (others <= 0 || weight < DROWNS * others) return [];
    const message = `"${name}" weighs ${weight}, and all others together ${Number(others.toFixed(3))}: they say nothing beside it.`;
    const suggestion = "Write a smaller one, or 0 for each that is to say nothing.";
    return [oddSize(["search", "recommended", name], message, suggestion)];
  });
}

function oddSize(path: PathProblem["path"], message: string, suggestion: string): PathProblem {
  return { path, code: "out-of-range", message, suggestion, severity: "warning" };
}
