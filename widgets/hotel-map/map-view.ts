import type { MapPoint } from "./map-points.ts";

/**
 * What of the plan is shown: its middle, in hundredths of the whole plan, and how much larger than the whole.
 */
export interface MapView extends MapPoint {
  readonly zoom: number;
}

export const wholeMap: MapView = { x: 50, y: 50, zoom: 1 };
export const largestZoom = 32;

/**
 * Where a point of the plan lies in the view, in hundredths of the shown part; outside 0 to 100 it is not
 * seen.
 */
export function onScreen(view: MapView, { x, y }: MapPoint): MapPoint {
  return { x: 50 + (x - view.x) * view.zoom, y: 50 + (y - view.y) * view.zoom };
}

/** The view `factor` times as large; what lies at `at` of the shown part stays there. */
export function zoomed(view: MapView, factor: number, at: MapPoint = { x: 50, y: 50 }): MapView {
  const zoom = Math.min(largestZoom, Math.max(1, view.zoom * factor));
  const shift = 1 / view.zoom - 1 / zoom;
  return held({ zoom, x: view.x + (at.x - 50) * shift, y: view.y + (at.y - 50) * shift });
}

/** The view after the plan was pushed by so many hundredths of the shown part. */
export function pushed(view: MapView, across: number, down: number): MapView {
  return held({ ...view, x: view.x - across / view.zoom, y: view.y - down / view.zoom });
}

/** The closest view that shows all of these points with room around them. */
export function showing(points: readonly MapPoint[]): MapView {
  const across = points.map(({ x }) => x);
  const down = points.map(({ y }) => y);
  const span = Math.max(
    Math.max(...across) - Math.min(...across),
    Math.max(...down) - Math.min(...down),
    room / largestZoom,
  );
  return held({
    zoom: Math.max(1, room / span),
    x: (Math.max(...across) + Math.min(...across)) / 2,
    y: (Math.max(...down) + Math.min(...down)) / 2,
  });
}

/** How much one press of a key or button zooms. */
export const step = 1.6;

/** Hundredths of the shown part that points may take when they are looked at. */
const room = 60;

/** No view leaves the plan. */
function held({ zoom, x, y }: MapView): MapView {
  const half = 50 / zoom;
  const within = (value: number) => Math.min(100 - half, Math.max(half, value));
  return { zoom, x: within(x), y: within(y) };
}
