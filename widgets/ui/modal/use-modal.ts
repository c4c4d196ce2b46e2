import { type RefObject, useEffect, useRef } from "react";
import { focusableIn } from "./focusable.ts";
import { isTopModal, pushModal } from "./modal-stack.ts";

/**
 * Behaviour of a popup while it is mounted (MODAL-03): the body class, an inert page behind it, focus kept
 * inside, Esc, and focus given back at the end. An element with `data-autofocus` gets the focus first, else
 * the popup itself.
 */
export function useModal(
  root: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const opener = document.activeElement;
    const remove = pushModal(element);
    (panel.current?.querySelector<HTMLElement>("[data-autofocus]") ?? panel.current)?.focus();

    function onKeyDown(event: KeyboardEvent) {
      if (!element || !isTopModal(element) || event.defaultPrevented) return;
      if (event.key === "Escape") {
        event.preventDefault();
        close.current();
      } else if (event.key === "Tab") {
        wrapFocus(event, element);
      }
    }
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      remove();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [root, panel]);
}

function wrapFocus(event: KeyboardEvent, root: HTMLElement): void {
  const stops = focusableIn(root);
  const active = document.activeElement;
  const outside = !root.contains(active);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (
    stops.length > 0 &&
    !outside &&
    active !== edge &&
    !(event.shiftKey && active?.getAttribute("role") === "dialog")
  )
    return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
