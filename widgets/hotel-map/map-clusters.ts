import type { MapPoint } from "./map-points.ts";

/** Things that stand too close to each other to be told apart, at the place of the first of them. */
export interface MapCluster<Thing> {
  readonly at: MapPoint;
  readonly things: readonly Thing[];
}

/**
 * Puts together what would overlap. `points` are in hundredths of a plan of `width` by `height` pixels; no
 * two clusters are closer than `box` both across and down. Order is kept: earlier things give the place.
 */
export function clustersOf<Thing>(
  things: readonly { readonly thing: Thing; readonly point: MapPoint }[],
  { width, height }: { readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
): readonly MapCluster<Thing>[] {
  const clusters: { readonly at: MapPoint; readonly things: Thing[] }[] = [];
  for (const { thing, point } of things) {
    const near = clusters.find(
      ({ at }) =>
        (Math.abs(at.x - point.x) * width) / 100 < box.width &&
        (Math.abs(at.y - point.y) * height) / 100 < box.height,
    );
    if (near) near.things.push(thing);
    else clusters.push({ at: point, things: [thing] });
  }
  return clusters;
}

/**
 * A place for each thing on a plan of `width` by `height` pixels, in hundredths, none closer to another than
 * `box` both across and down: its own point where that is free and clear, else the nearest such one around
 * it.
 */
export function spreadOut<Thing>(
  things: readonly { readonly thing: Thing; readonly point: MapPoint }[],
  { width, height }: { readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
  isClear: (at: MapPoint) => boolean = () => true,
): readonly { readonly thing: Thing; readonly at: MapPoint }[] {
  const step = { x: (box.width / width) * 100, y: (box.height / height) * 100 };
  const spread: { readonly thing: Thing; readonly at: MapPoint }[] = [];
  const isFree = (place: MapPoint) =>
    isClear(place) &&
    spread.every(
      ({ at }) =>
        Math.abs(at.x - place.x) >= step.x - TOUCHING || Math.abs(at.y - place.y) >= step.y - TOUCHING,
    );
  for (const { thing, point } of things) spread.push({ thing, at: nearest(point, step, isFree) });
  return spread;
}

/** Hundredths that rounding may take from a distance. */
const TOUCHING = 1e-6;

/** The free point fewest whole steps away; above and below come before the sides. */
function nearest(point: MapPoint, step: MapPoint, isFree: (at: MapPoint) => boolean): MapPoint {
  for (let ring = 0; ; ring++)
    for (let down = -ring; down <= ring; down++)
      for (let turn = 0; turn <= 2 * ring; turn++) {
        const across = (turn % 2 ? turn + 1 : -turn) / 2;
        const at = { x: point.x + across * step.x, y: point.y + down * step.y };
        if (isFree(at)) return at;
      }
}
