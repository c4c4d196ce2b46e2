import type { LabelBox } from "./map-labels.ts";
import type { MapPoint } from "./map-points.ts";

interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * The corner of the plan that its buttons stand in, in pixels: at the end of a line, at the top; two of them,
 * or three with the one that shows the whole again.
 */
export function toolsCorner(size: Room, isRtl: boolean, hasReset: boolean): LabelBox {
  const height = hasReset ? 150 : 106;
  return { x: isRtl ? WIDTH / 2 : size.width - WIDTH / 2, y: height / 2, width: WIDTH, height };
}

/**
 * Where a pin of `pin` pixels stands that is to lie off the corner, in hundredths of the plan: on its point,
 * the same object, or else beside the corner or under it, whichever is nearer.
 */
export function heldClear(corner: LabelBox, size: Room, pin: Room): (point: MapPoint) => MapPoint {
  const isLeft = corner.x < size.width / 2;
  return (point) => {
    const left = (point.x * size.width) / 100;
    // Pixels it would have to go inwards or down to be off the corner: it stands above its point.
    const across = (isLeft ? corner.x - left : left - corner.x) + (corner.width + pin.width) / 2;
    const down = corner.y + corner.height / 2 + pin.height - (point.y * size.height) / 100;
    if (Math.min(across, down) <= TOUCHING) return point;
    return down < across
      ? { ...point, y: point.y + (down / size.height) * 100 }
      : { ...point, x: point.x + ((isLeft ? across : -across) / size.width) * 100 };
  };
}

/** Room of the buttons across, with the way to the edge of the plan. */
const WIDTH = 64;
/** Pixels that rounding may take. */
const TOUCHING = 1e-6;
