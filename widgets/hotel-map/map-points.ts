/** A position in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a position lies on the map, in hundredths of its width and height from the top left. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** A way from positions to the map, with north up and the same scale in both directions. */
export interface MapFrame {
  readonly place: (position: Position) => MapPoint;
  /** Hundredths of the map's width that one kilometre takes. */
  readonly kilometre: number;
}

/** Fits positions into a map that is `ratio` times as wide as high, with room at the edges. */
export function mapFrame(positions: readonly Position[], ratio: number): MapFrame {
  const latitudes = positions.map((position) => position.latitude);
  const longitudes = positions.map((position) => position.longitude);
  const middle = { latitude: mean(latitudes), longitude: mean(longitudes) };
  const east = KM_PER_DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
  const width = Math.max((Math.max(...longitudes) - Math.min(...longitudes)) * east, 0);
  const height = Math.max((Math.max(...latitudes) - Math.min(...latitudes)) * KM_PER_DEGREE, 0);
  const shown = Math.max(width, height * ratio, SMALLEST_KM) / INNER;
  return {
    kilometre: 100 / shown,
    place: ({ latitude, longitude }) => ({
      x: rounded(50 + ((longitude - middle.longitude) * east * 100) / shown),
      y: rounded(50 - ((latitude - middle.latitude) * KM_PER_DEGREE * 100 * ratio) / shown),
    }),
  };
}

const KM_PER_DEGREE = 111.32;
/** Narrowest map, in kilometres: a single property does not fill it alone. */
const SMALLEST_KM = 1;
/** Share of the map that positions may take. */
const INNER = 0.74;

/** Half way between the ends. */
function mean(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
