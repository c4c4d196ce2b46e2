import { type RefObject, useEffect, useState } from "react";
import { type MapView, wholeMap } from "./map-view.ts";

export interface PlanMoves {
  readonly view: MapView;
  readonly show: (view: MapView) => void;
  /** Width and height in pixels; those of a phone until measured. */
  readonly size: { readonly width: number; readonly height: number };
}

/**
 * Zoom and pan of a plan by pointer, pinch, wheel with Ctrl, and keys, whose code comes once the plan is
 * there. The page scrolls as ever while the whole plan is shown.
 */
export function usePlanMoves(plan: RefObject<HTMLElement | null>): PlanMoves {
  const [view, show] = useState(wholeMap);
  const [size, onSize] = useState({ width: 358, height: 268 });
  useEffect(() => {
    const element = plan.current;
    const left = new AbortController();
    if (element)
      import("./plan-moves.ts").then(
        ({ listenForMoves }) =>
          left.signal.aborted || listenForMoves(element, { show, onSize, signal: left.signal }),
        // The buttons zoom without it.
        () => {},
      );
    return () => left.abort();
  }, [plan]);
  return { view, show, size };
}
