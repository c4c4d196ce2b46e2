import type { MapPoint } from "./map-points.ts";
import { type MapView, pushed, step, wholeMap, zoomed } from "./map-view.ts";

export interface PlanMovesOptions {
  /** Shows the view that the one of now becomes. */
  readonly show: (next: (now: MapView) => MapView) => void;
  /** Told the width and height of the plan, in pixels, now and whenever they change. */
  readonly onSize: (size: { readonly width: number; readonly height: number }) => void;
  /** Ends the listening. */
  readonly signal: AbortSignal;
}

/**
 * Listens on a plan for what zooms and moves it: drag, pinch, wheel with Ctrl, arrow keys, plus, minus and 0.
 */
export function listenForMoves(element: HTMLElement, { show, onSize, signal }: PlanMovesOptions): void {
  const pressed = new Map<number, MapPoint>();

  function onWheel(event: WheelEvent): void {
    // A wheel alone scrolls the page; a trackpad's pinch arrives as a wheel with Ctrl.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const at = hundredths(element, event);
    show((now) => zoomed(now, Math.exp(-event.deltaY / 200), at));
  }

  function onPointerDown(event: PointerEvent): void {
    if ((event.target as Element).closest("a, button")) return;
    element.setPointerCapture(event.pointerId);
    pressed.set(event.pointerId, hundredths(element, event));
  }

  function onPointerMove(event: PointerEvent): void {
    const before = pressed.get(event.pointerId);
    if (!before) return;
    const after = hundredths(element, event);
    pressed.set(event.pointerId, after);
    const [other] = [...pressed].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    if (!other) {
      show((now) => pushed(now, after.x - before.x, after.y - before.y));
      return;
    }
    const factor = apart(after, other) / Math.max(1, apart(before, other));
    show((now) => zoomed(now, factor, { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 }));
  }

  function onRelease(event: PointerEvent): void {
    pressed.delete(event.pointerId);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const push = arrows[event.key];
    if (push) show((now) => pushed(now, push[0], push[1]));
    else if (event.key === "+" || event.key === "=") show((now) => zoomed(now, step));
    else if (event.key === "-") show((now) => zoomed(now, 1 / step));
    else if (event.key === "0") show(() => wholeMap);
    else return;
    event.preventDefault();
  }

  // Without passive set to false the browser zooms the page too.
  element.addEventListener("wheel", onWheel, { passive: false, signal });
  element.addEventListener("pointerdown", onPointerDown, { signal });
  element.addEventListener("pointermove", onPointerMove, { signal });
  element.addEventListener("pointerup", onRelease, { signal });
  element.addEventListener("pointercancel", onRelease, { signal });
  element.addEventListener("keydown", onKeyDown, { signal });

  // A browser without it keeps the size of a phone: more is put together than needed.
  if (typeof ResizeObserver !== "function") return;
  const observer = new ResizeObserver(([entry]) => entry && onSize(entry.contentRect));
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}

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
