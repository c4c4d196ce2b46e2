import type { MapPoint } from "./map-points.ts";

/** Things that stand too close to each other to be told apart, at the place of the first of them. */
export interface MapCluster<Thing> {
  readonly at: MapPoint;
  readonly things: readonly Thing[];
}

/**
 * Puts together what would overlap. `points` are in hundredths of a plan of `width` by `height` pixels; no two clusters are closer
 * than `box` both across and down. Order is kept: earlier things give the place.
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
