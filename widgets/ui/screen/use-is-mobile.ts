import { useSyncExternalStore } from "react";
import { MOBILE_BREAKPOINT_PX } from "#domain/shell";

/** True on narrow screens (CONST-03). False on the server and until the browser takes over. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

const QUERY = `(width < ${MOBILE_BREAKPOINT_PX}px)`;

function read(): boolean {
  return typeof window.matchMedia === "function" && window.matchMedia(QUERY).matches;
}

function subscribe(changed: () => void): () => void {
  if (typeof window.matchMedia !== "function") return () => {};
  const list = window.matchMedia(QUERY);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}
