import { type RawBuilder, sql } from "kysely";
import { distanceSql, type Position, type SearchArea } from "./hotel-query.ts";

/** Properties within a distance of a point: a rectangle that an index finds, then the circle in it. */
export function areaAround(centre: Position, radiusKm: number): SearchArea {
  return {
    centre,
    within: sql`(${boxSql(centre, radiusKm)} AND ${distanceSql(centre)} <= ${radiusKm}::double precision)`,
  };
}

/** The rectangle of degrees around a circle, across the date line too; all longitudes near a pole. */
function boxSql({ latitude, longitude }: Position, radiusKm: number): RawBuilder<boolean> {
  const tall = radiusKm / kmPerDegree;
  const rows = sql`s.latitude BETWEEN ${latitude - tall}::double precision AND ${latitude + tall}::double precision`;
  const narrowest = Math.cos((Math.min(90, Math.abs(latitude) + tall) * Math.PI) / 180);
  const wide = tall / Math.max(narrowest, 1e-6);
  if (wide >= 180) return sql`(${rows})`;
  const [west, east] = [longitude - wide, longitude + wide];
  const between = (from: number, to: number) =>
    sql`s.longitude BETWEEN ${from}::double precision AND ${to}::double precision`;
  const columns = [
    between(west, east),
    ...(west < -180 ? [between(west + 360, 180)] : []),
    ...(east > 180 ? [between(-180, east - 360)] : []),
  ];
  return sql`(${rows} AND (${sql.join(columns, sql` OR `)}))`;
}

/** A little less than it is, so that the rectangle is never too small. */
const kmPerDegree = 111;
