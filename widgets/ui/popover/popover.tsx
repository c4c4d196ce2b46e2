import { clsx } from "clsx";
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import styles from "./popover.module.css";

export interface PopoverProps {
  /** What opened it: pressing there does not count as outside, and focus returns there. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: "start" | "center" | "end";
  readonly className?: string;
}

/**
 * A panel under its anchor. Stands inside an element with `position: relative`, moves inwards at the edges of
 * the screen and over its anchor where it fits only there, again when the window changes, and scrolls into
 * view. Esc, a press outside and leaving with Tab close it.
 */
export function Popover({ anchor, onClose, label, children, align = "start", className }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const again = () => place(panel.current);
    again();
    addEventListener("resize", again);
    // What is loaded on demand makes the panel grow.
    const observer = typeof ResizeObserver === "function" ? new ResizeObserver(again) : null;
    if (panel.current) observer?.observe(panel.current);
    return () => {
      removeEventListener("resize", again);
      observer?.disconnect();
    };
  }, []);
  useLayoutEffect(() => {
    const element = panel.current;
    const opener = anchor.current;
    // While the panel still stands: its own buttons close it with the focus in it.
    return () => {
      if (element?.contains(document.activeElement)) opener?.focus({ preventScroll: true });
    };
  }, [anchor]);
  useEffect(() => {
    const element = panel.current;
    // Held here: while a page is taken away its references are empty before the focus has moved.
    const opener = anchor.current;
    if (!element) return;
    const autofocus = element.querySelector<HTMLElement>("[data-autofocus]") ?? element;
    autofocus.focus({ preventScroll: true });

    function leave(event: Event) {
      const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
      if (!(target instanceof Node) || element?.contains(target) || opener?.contains(target)) return;
      close.current();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close.current();
      opener?.focus();
    }
    document.addEventListener("pointerdown", leave);
    element.addEventListener("focusout", leave);
    element.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", leave);
      element.removeEventListener("focusout", leave);
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [anchor]);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={clsx(styles.popover, styles[align], className)}
    >
      {children}
    </div>
  );
}

const EDGE = 12;

function place(element: HTMLElement | null): void {
  if (!element) return;
  element.removeAttribute("data-above");
  const box = element.getBoundingClientRect();
  const nudged = Number.parseFloat(element.style.getPropertyValue("--nudge")) || 0;
  const width = document.documentElement.clientWidth;
  const overEnd = Math.max(0, box.right - nudged - (width - EDGE));
  const overStart = Math.max(0, EDGE - (box.left - nudged));
  element.style.setProperty("--nudge", `${overStart - overEnd}px`);
  const above = (element.parentElement?.getBoundingClientRect().top ?? 0) - box.height;
  const fitsBelow = box.top + box.height <= window.innerHeight - EDGE;
  element.toggleAttribute("data-above", !fitsBelow && above >= headerHeight());
  const calm = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView?.({ block: "nearest", behavior: calm ? "instant" : "smooth" });
}

/** What the page keeps free at its top for a header that stays there, in pixels. */
function headerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
}
