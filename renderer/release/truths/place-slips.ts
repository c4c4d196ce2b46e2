import type { City } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";
import { type Box, boxesOf } from "./country-boxes.ts";

type Point = readonly [latitude: number, longitude: number];
type Placed = Partial<Pick<City, "name" | "countryCode" | "latitude" | "longitude">>;

/**
 * A city this far from every other one of its country is looked at; a slip explains it that puts it this many
 * times nearer.
 */
const FAR_KM = 1000;
const NEARER = 3;
/** How far outside of its country's boxes a place may lie: on a pier, or an islet that maps leave out. */
const COAST_DEGREES = 0.2;
/** Where no slip explains it, a border may be drawn otherwise than on the map that the boxes are from. */
const BORDER_DEGREES = 5;

const SLIPS: readonly { readonly what: string; readonly mend: (point: Point) => Point }[] = [
  { what: "latitude and longitude changed places", mend: ([north, east]) => [east, north] },
  { what: "the longitude has the wrong sign", mend: ([north, east]) => [north, -east] },
  { what: "the latitude has the wrong sign", mend: ([north, east]) => [-north, east] },
  { what: "the point of the latitude slipped", mend: ([north, east]) => [north * 10, east] },
  { what: "the point of the latitude slipped", mend: ([north, east]) => [north / 10, east] },
  { what: "the point of the longitude slipped", mend: ([north, east]) => [north, east * 10] },
  { what: "the point of the longitude slipped", mend: ([north, east]) => [north, east / 10] },
];

/**
 * A place outside of its country, or far from every other city of it where one slip of the pen explains it.
 * Cities that lie outside themselves are no neighbours.
 */
export function slipOfPlace(city: Placed, ofCountry: readonly Placed[]): PathProblem | undefined {
  const point = pointOf(city);
  if (!point) return undefined;
  const boxes = boxesOf(city.countryCode ?? "");
  const others = ofCountry
    .flatMap((other) => (other === city ? [] : [pointOf(other)]))
    .filter((other) => other !== undefined)
    .filter((other) => isIn(boxes, other));
  const mended = SLIPS.map(({ what, mend }) => ({ what, to: mend(point) })).filter(
    ({ to }) => isOnEarth(to) && isIn(boxes, to),
  );
  if (!isIn(boxes, point)) {
    // Of several ways back the one that ends among the other cities was meant.
    const [slip] = mended.sort((one, other) => distance(one.to, others) - distance(other.to, others));
    return slip
      ? slipped(city, `${city.name} lies outside of ${city.countryCode}`, slip)
      : outside(city, boxes);
  }
  if (others.length < 2) return undefined;
  const far = distance(point, others);
  const slip = far < FAR_KM ? undefined : mended.find(({ to }) => distance(to, others) * NEARER < far);
  return slip && slipped(city, `${city.name} lies far from every other city of ${city.countryCode}`, slip);
}

/** Whether a city lies in a country; undefined where its place or the country's is not known. */
export function liesIn(country: string, city: Placed): boolean | undefined {
  const point = pointOf(city);
  const boxes = boxesOf(country);
  return point && boxes.length > 0 ? isIn(boxes, point) : undefined;
}

function slipped(
  city: Placed,
  where: string,
  { what, to }: { readonly what: string; readonly to: Point },
): PathProblem {
  const [latitude, longitude] = to.map((degrees) => Math.round(degrees * 1e4) / 1e4);
  return {
    path: [city.latitude === latitude ? "longitude" : "latitude"],
    code: "untrue",
    message: `${where}: ${what}.`,
    suggestion: `Write "latitude": ${latitude} and "longitude": ${longitude}.`,
  };
}

/** Told at the number that no part of the country has, or at the first when each alone could be. */
function outside(
  { name, countryCode, latitude = 0, longitude = 0 }: Placed,
  boxes: readonly Box[],
): PathProblem | undefined {
  if (isIn(boxes, [latitude, longitude], BORDER_DEGREES)) return undefined;
  const isAsFarNorth = boxes.some(({ south, north }) => isBetween(latitude, south, north, BORDER_DEGREES));
  const [main] = [...boxes].sort((a, b) => areaOf(b) - areaOf(a));
  const { south, north, west, east } = main ?? { south: -90, north: 90, west: -180, east: 180 };
  return {
    path: [isAsFarNorth ? "longitude" : "latitude"],
    code: "untrue",
    message: `${name} lies outside of ${countryCode}.`,
    suggestion: `Look its place up: ${countryCode} is from ${south} to ${north} north and from ${west} to ${east} east.`,
  };
}

/** A country that no box is known of is everywhere. */
function isIn(boxes: readonly Box[], [latitude, longitude]: Point, margin = COAST_DEGREES): boolean {
  const isInside = ({ south, north, west, east }: Box) =>
    isBetween(latitude, south, north, margin) && isBetween(longitude, west, east, margin);
  return boxes.length === 0 || boxes.some(isInside);
}

function isBetween(degrees: number, from: number, to: number, margin: number): boolean {
  return degrees >= from - margin && degrees <= to + margin;
}

function areaOf({ south, north, west, east }: Box): number {
  return (north - south) * (east - west);
}

function pointOf({ latitude, longitude }: Placed): Point | undefined {
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];
}

function isOnEarth([north, east]: Point): boolean {
  return Math.abs(north) <= 90 && Math.abs(east) <= 180;
}

/** Kilometres to the nearest of some points, along the globe. */
function distance([north, east]: Point, points: readonly Point[]): number {
  const radians = Math.PI / 180;
  return Math.min(
    ...points.map(([otherNorth, otherEast]) => {
      const sine = Math.sin(north * radians) * Math.sin(otherNorth * radians);
      const cosine =
        Math.cos(north * radians) * Math.cos(otherNorth * radians) * Math.cos((east - otherEast) * radians);
      return 6371 * Math.acos(Math.min(1, Math.max(-1, sine + cosine)));
    }),
  );
}
