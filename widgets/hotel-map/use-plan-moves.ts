import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { MapPoint } from "./map-points.ts";
import { type MapView, pushed, wholeMap, zoomed } from "./map-view.ts";

export interface PlanMoves {
  readonly view: MapView;
  readonly show: (view: MapView) => void;
  /** Width and height in pixels; those of a phone until measured. */
  readonly size: { readonly width: number; readonly height: number };
  /** Listeners of the plan: drag, pinch, arrow keys, plus, minus and 0. */
  readonly listeners: object;
}

/** Zoom and pan of a plan by pointer, pinch, wheel with Ctrl, and keys. The page scrolls as ever while the whole plan is shown. */
export function usePlanMoves(plan: RefObject<HTMLElement | null>): PlanMoves {
  const [view, show] = useState(wholeMap);
  const [size, setSize] = useState({ width: 358, height: 268 });
  const pressed = useRef(new Map<number, MapPoint>());

  useEffect(() => {
    const element = plan.current;
    if (!element) return;
    // A browser without it keeps the size of a phone: more is put together than needed.
    const observer =
      typeof ResizeObserver === "function"
        ? new ResizeObserver(([entry]) => {
            const { width = 358, height = 268 } = entry?.contentRect ?? {};
            setSize({ width, height });
          })
        : null;
    observer?.observe(element);
    const onWheel = (event: WheelEvent) => {
      // A wheel alone scrolls the page; a trackpad's pinch arrives as a wheel with Ctrl.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = hundredths(element, event);
      show((now) => zoomed(now, Math.exp(-event.deltaY / 200), at));
    };
    // React listens passively: only an own listener may keep the browser from zooming the page.
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      observer?.disconnect();
      element.removeEventListener("wheel", onWheel);
    };
  }, [plan]);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if ((event.target as Element).closest("a, button")) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current.set(event.pointerId, hundredths(event.currentTarget, event));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const before = pressed.current.get(event.pointerId);
    if (!before) return;
    const after = hundredths(event.currentTarget, event);
    pressed.current.set(event.pointerId, after);
    const [other] = [...pressed.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (!other) {
      show((now) => pushed(now, after.x - before.x, after.y - before.y));
      return;
    }
    const factor = apart(after, other) / Math.max(1, apart(before, other));
    show((now) => zoomed(now, factor, { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 }));
  }

  function onRelease(event: PointerEvent<HTMLElement>): void {
    pressed.current.delete(event.pointerId);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const push = arrows[event.key];
    if (push) show((now) => pushed(now, push[0], push[1]));
    else if (event.key === "+" || event.key === "=") show((now) => zoomed(now, step));
    else if (event.key === "-") show((now) => zoomed(now, 1 / step));
    else if (event.key === "0") show(wholeMap);
    else return;
    event.preventDefault();
  }

  const listeners = {
    onPointerDown,
    onPointerMove,
    onPointerUp: onRelease,
    onPointerCancel: onRelease,
    onKeyDown,
  };
  return { view, show, size, listeners };
}

/** How much one press of a key or button zooms. */
export const step = 1.6;

const arrows: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [12, 0],
  ArrowRight: [-12, 0],
  ArrowUp: [0, 12],
  ArrowDown: [0, -12],
};

function hundredths(
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): MapPoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
}

function apart(one: MapPoint, other: MapPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
