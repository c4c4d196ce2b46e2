import type { LabelBox } from "./map-labels.ts";
import type { MapPoint } from "./map-points.ts";

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The corner of the plan that its buttons stand in, in pixels: at the end of a line, at the top. */
export function toolsCorner(size: Room, isRtl: boolean, hasReset: boolean): LabelBox {
  const { width, height } = hasReset ? ALL : TWO;
  return { x: isRtl ? width / 2 : size.width - width / 2, y: height / 2, width, height };
}

/** Whether a pin of `pin` pixels, which stands on a point in hundredths of the plan, lies off the corner. */
export function isClearOf(corner: LabelBox, size: Room, pin: Room): (point: MapPoint) => boolean {
  return (point) => {
    const { across, down } = overlap(corner, size, pin, point);
    return across <= TOUCHING || down <= TOUCHING;
  };
}

/**
 * Where a pin stands that is to lie off the corner: on its point, or else beside the corner or under it,
 * whichever is nearer.
 */
export function heldClear(corner: LabelBox, size: Room, pin: Room): (point: MapPoint) => MapPoint {
  return (point) => {
    const { across, down } = overlap(corner, size, pin, point);
    if (across <= TOUCHING || down <= TOUCHING) return point;
    if (down < across) return { x: point.x, y: point.y + (down / size.height) * 100 };
    const inwards = corner.x < size.width / 2 ? across : -across;
    return { x: point.x + (inwards / size.width) * 100, y: point.y };
  };
}

/** How far, in pixels, a pin would have to go inwards or down to be off the corner; none from 0 on. */
function overlap(corner: LabelBox, size: Room, pin: Room, { x, y }: MapPoint) {
  const left = (x * size.width) / 100;
  const inside = corner.x < size.width / 2 ? corner.x - left : left - corner.x;
  return {
    across: inside + (corner.width + pin.width) / 2,
    // It stands above its point.
    down: corner.y + corner.height / 2 + pin.height - (y * size.height) / 100,
  };
}

/** Two buttons, and with the one that shows the whole again; with the way to the edges of the plan. */
const TWO = { width: 64, height: 106 };
const ALL = { width: 64, height: 150 };
/** Pixels that rounding may take. */
const TOUCHING = 1e-6;
