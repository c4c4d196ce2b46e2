import type { City } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";

type Point = readonly [latitude: number, longitude: number];
type Placed = Partial<Pick<City, "name" | "countryCode" | "latitude" | "longitude">>;

/**
 * A city this far from every other one of its country is looked at; a slip explains it that puts it this many
 * times nearer.
 */
const FAR_KM = 1000;
const NEARER = 3;

const SLIPS: readonly { readonly what: string; readonly mend: (point: Point) => Point }[] = [
  { what: "latitude and longitude changed places", mend: ([north, east]) => [east, north] },
  { what: "the longitude has the wrong sign", mend: ([north, east]) => [north, -east] },
  { what: "the latitude has the wrong sign", mend: ([north, east]) => [-north, east] },
  { what: "the point of the latitude slipped", mend: ([north, east]) => [north * 10, east] },
  { what: "the point of the latitude slipped", mend: ([north, east]) => [north / 10, east] },
  { what: "the point of the longitude slipped", mend: ([north, east]) => [north, east * 10] },
  { what: "the point of the longitude slipped", mend: ([north, east]) => [north, east / 10] },
];

/** A place far from every other city of its country, where one slip of the pen explains it. */
export function slipOfPlace(city: Placed, ofCountry: readonly Placed[]): PathProblem | undefined {
  const point = pointOf(city);
  const others = ofCountry
    .flatMap((other) => (other === city ? [] : [pointOf(other)]))
    .filter((each) => each !== undefined);
  if (!point || others.length < 2) return undefined;
  const far = distance(point, others);
  const explains = ({ mend }: (typeof SLIPS)[number]) =>
    isOnEarth(mend(point)) && distance(mend(point), others) * NEARER < far;
  const slip = far < FAR_KM ? undefined : SLIPS.find(explains);
  if (!slip) return undefined;
  const [latitude, longitude] = slip.mend(point).map((degrees) => Math.round(degrees * 1e4) / 1e4);
  const message = `${city.name} lies far from every other city of ${city.countryCode}: ${slip.what}.`;
  const suggestion = `Write "latitude": ${latitude} and "longitude": ${longitude}.`;
  return {
    path: [city.latitude === latitude ? "longitude" : "latitude"],
    code: "untrue",
    message,
    suggestion,
  };
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
