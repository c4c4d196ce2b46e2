import { usePage, useT } from "#renderer";
import type { HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { clustersOf } from "./map-clusters.ts";
import styles from "./map-ground.module.css";
import type { MapFrame, Position } from "./map-points.ts";
import { type MapView, onScreen } from "./map-view.ts";
import { planPlace } from "./plan-place.ts";

export interface MapGroundProps {
  readonly results: HotelSearchOutput;
  readonly frame: MapFrame;
  readonly view: MapView;
  readonly size: { readonly width: number; readonly height: number };
  /** Width over height. */
  readonly ratio: number;
}

/** What we know of the ground: how far things are from the middle of the place, the names of its parts, and the scale. */
export function MapGround({ results, frame, view, size, ratio }: MapGroundProps) {
  const { country } = usePage();
  const t = useT();
  const miles = country.distanceUnit === "mi";
  /** Hundredths of the shown width that one kilometre or mile takes. */
  const unit = frame.kilometre * view.zoom * (miles ? kilometresPerMile : 1);
  const distance = (count: number) => t(miles ? "map.miles" : "map.kilometres", { count });
  const ring = lengths.find((length) => length * unit >= 14) ?? lengths.at(-1) ?? 1;
  const scale = lengths.findLast((length) => length * unit <= 24) ?? lengths[0];
  const { latitude, longitude, name } = results.location;
  const middle =
    latitude === undefined || longitude === undefined
      ? null
      : onScreen(view, frame.place({ latitude, longitude }));
  const names = clustersOf(
    namesOf(results)
      .map((each) => ({ thing: each.name, point: onScreen(view, frame.place(each)) }))
      .filter(({ point: { x, y } }) => x > 4 && x < 96 && y > 4 && y < 96),
    size,
    { width: 110, height: 26 },
  );
  return (
    <div className={styles.ground} aria-hidden="true">
      {middle && (
        <>
          <svg className={styles.rings} viewBox={`0 0 100 ${100 / ratio}`} role="presentation">
            {[4, 3, 2, 1].map((times) => (
              <circle key={times} cx={middle.x} cy={middle.y / ratio} r={times * ring * unit} />
            ))}
          </svg>
          {[1, 2, 3].map((times) => (
            <span
              key={times}
              className={styles.distance}
              style={planPlace({ x: middle.x, y: middle.y - times * ring * unit * ratio })}
            >
              {distance(times * ring)}
            </span>
          ))}
          <span className={styles.middle} style={planPlace(middle)}>
            <bdi>{name}</bdi>
          </span>
        </>
      )}
      {names.map(({ at, things }) => (
        <span key={things[0]} className={styles.name} style={planPlace(at)} dir="auto">
          {things[0]}
        </span>
      ))}
      <span className={styles.scale} style={planPlace({ x: scale * unit, y: 0 })}>
        {distance(scale)}
      </span>
    </div>
  );
}

/** Parts of the city; without a city, the cities the results lie in, each in the midst of its results. */
function namesOf({ location, hotels }: HotelSearchOutput): readonly (Position & { readonly name: string })[] {
  if (location.neighbourhoods) return location.neighbourhoods;
  if (location.city_id !== undefined) return [];
  const cities = new Map<string, Position[]>();
  for (const hotel of hotels) cities.set(hotel.city, [...(cities.get(hotel.city) ?? []), hotel]);
  return [...cities].map(([name, there]) => ({
    name,
    latitude: there.reduce((sum, each) => sum + each.latitude, 0) / there.length,
    longitude: there.reduce((sum, each) => sum + each.longitude, 0) / there.length,
  }));
}

const lengths = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200] as const;
/** As the specification counts (LOC-08). */
const kilometresPerMile = 1.6;
