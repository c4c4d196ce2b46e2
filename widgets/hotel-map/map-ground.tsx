import { clsx } from "clsx";
import { useIntl, usePage, useT } from "#renderer";
import type { HotelSearchOutput } from "#schemas/generated/api/search.ts";
import styles from "./map-ground.module.css";
import { type LabelBox, labelPlaces, layOutLabels, type MapLabel, textWidth } from "./map-labels.ts";
import type { MapFrame, MapPoint, Position } from "./map-points.ts";
import { type MapView, onScreen } from "./map-view.ts";
import { planPlace } from "./plan-place.ts";

export interface MapGroundProps {
  readonly results: HotelSearchOutput;
  readonly frame: MapFrame;
  readonly view: MapView;
  readonly size: { readonly width: number; readonly height: number };
  /** Width over height. */
  readonly ratio: number;
  /** What lies on the plan already: pins and tools. */
  readonly taken: readonly LabelBox[];
}

/**
 * What we know of the ground: how far things are from the middle of the place, the names of its parts, and
 * the scale. No words lie on others.
 */
export function MapGround({ results, frame, view, size, ratio, taken }: MapGroundProps) {
  const { country } = usePage();
  const t = useT();
  const intl = useIntl();
  const miles = country.distanceUnit === "mi";
  /** Hundredths of the shown width that one kilometre or mile takes. */
  const unit = frame.kilometre * view.zoom * (miles ? kilometresPerMile : 1);
  const distance = (length: number) =>
    t(miles ? "map.miles" : "map.kilometres", { count: intl.formatNumber(length) });
  const ring = lengths.find((length) => length * unit >= 14) ?? lengths.at(-1) ?? 1;
  const scale = lengths.findLast((length) => length * unit <= 24) ?? lengths[0];
  const { latitude, longitude, name } = results.location;
  const pixels = ({ x, y }: MapPoint) => ({ x: (x * size.width) / 100, y: (y * size.height) / 100 });
  const onPlan = (position: Position) => pixels(onScreen(view, frame.place(position)));
  const middle =
    latitude === undefined || longitude === undefined
      ? null
      : onScreen(view, frame.place({ latitude, longitude }));
  const dot = middle && { ...pixels(middle), width: DOT, height: DOT };
  const scaleWidth = Math.max((scale * unit * size.width) / 100, textWidth(distance(scale)));
  const scaleAt = [scaleWidth / 2 + EDGE, size.width - scaleWidth / 2 - EDGE].map((x) => ({
    x,
    y: size.height - EDGE - SCALE / 2,
    width: scaleWidth,
    height: SCALE,
  }));
  const labels: readonly GroundLabel[] = [
    ...(dot
      ? [{ kind: "middle", text: name, places: labelPlaces(name, dot, DOT + 6).slice(1) } as const]
      : []),
    { kind: "scale", text: distance(scale), places: scaleAt },
    ...namesOf(results).map((each) => ({
      kind: "name" as const,
      text: each.name,
      places: labelPlaces(each.name, onPlan(each), 20),
    })),
    ...(dot
      ? [1, 2, 3].map((times) => {
          const text = distance(times * ring);
          const away = (times * ring * unit * size.width) / 100;
          const places = [-away, away].flatMap((down) => labelPlaces(text, { x: dot.x, y: dot.y + down }));
          return { kind: "distance" as const, text, places };
        })
      : []),
  ];
  const isShown = dot && dot.x > 0 && dot.x < size.width && dot.y > 0 && dot.y < size.height;
  return (
    <div className={styles.ground} aria-hidden="true">
      {middle && (
        <svg className={styles.rings} viewBox={`0 0 100 ${100 / ratio}`} role="presentation">
          {[4, 3, 2, 1].map((times) => (
            <circle key={times} cx={middle.x} cy={middle.y / ratio} r={times * ring * unit} />
          ))}
        </svg>
      )}
      {middle && isShown && <span className={styles.dot} style={planPlace(middle)} />}
      {layOutLabels(labels, isShown ? [...taken, dot] : taken, size).map(({ label: { kind, text }, at }) => (
        <span
          key={`${kind} ${text}`}
          className={clsx(styles.label, styles[kind])}
          style={{
            ...planPlace({ x: (at.x / size.width) * 100, y: (at.y / size.height) * 100 }),
            ...(kind === "scale" ? { inlineSize: `${scale * unit}%` } : { maxInlineSize: at.width }),
          }}
        >
          <bdi>{text}</bdi>
        </span>
      ))}
    </div>
  );
}

interface GroundLabel extends MapLabel {
  readonly kind: "middle" | "scale" | "name" | "distance";
}

/** Room of the dot in the middle. */
const DOT = 14;
/** Between the scale and the edge. */
const EDGE = 12;
/** Height of the scale with its words. */
const SCALE = 22;

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
