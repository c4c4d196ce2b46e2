import type { CSSProperties } from "react";
import type { MapPoint } from "./map-points.ts";

/** A place on the plan as its style reads it. */
export function planPlace({ x, y }: MapPoint): CSSProperties {
  // React's own type knows no custom properties.
  return { "--x": `${round(x)}%`, "--y": `${round(y)}%` } as CSSProperties;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
